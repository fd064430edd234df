import {
  colourOf,
  seatsFromMine,
  type Colour,
  type OrleansBoard,
  type OrleansView,
  type Player,
  type Reward,
  type Track,
} from '../view';

export interface Space {
  index: number;
  reward: Reward;
  /** The citizen printed here has been taken. */
  taken: boolean;
  where: 'behind' | 'here' | 'ahead';
  markers: { seat: number; colour: Colour; mine: boolean }[];
}

const isCitizenTrack = (track: string): track is 'boatmen' | 'knights' | 'development' =>
  track === 'boatmen' || track === 'knights' || track === 'development';

function spacesOf(
  view: OrleansView,
  track: Track | 'development',
  rewards: Reward[],
  position: (player: Player) => number,
): Space[] {
  const seats = seatsFromMine(view);
  const me = view.seat === null ? null : position(view.seats[view.seat]!);
  const left = isCitizenTrack(track) ? view.citizens[track] : [];
  return rewards.map((reward, index) => ({
    index,
    reward,
    taken: Boolean(reward.citizen) && !left.includes(index),
    where: me === null || index > me ? 'ahead' : index === me ? 'here' : 'behind',
    markers: seats
      .filter((player) => position(player) === index)
      .map(({ seat }) => ({ seat, colour: colourOf(seat), mine: seat === view.seat })),
  }));
}

export function trackSpaces(view: OrleansView, board: OrleansBoard, track: Track): Space[] {
  return spacesOf(view, track, board.tracks[track].spaces, (player) => player.tracks[track]);
}

export function developmentSpaces(view: OrleansView, board: OrleansBoard): Space[] {
  const { last, spaces } = board.development;
  const rewards = Array.from({ length: last + 1 }, (_, i) => spaces[i] ?? {});
  return spacesOf(view, 'development', rewards, (player) => player.development);
}

const brings = ({ reward, taken }: Space): boolean => Object.keys(reward).some((key) => key !== 'citizen' || !taken);

/** The next space in front of me that still brings something. */
export const nextReward = (spaces: Space[]): Space | null =>
  spaces.find((space) => space.where === 'ahead' && brings(space)) ?? null;
