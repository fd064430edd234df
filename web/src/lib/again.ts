import type { NewTable, SeatRequest, TableInfo } from './messages';

/** The same set-up once more: my seat mine, other people's seats open, bots as they were. */
export function sameSetUp({ game, edition, scenario, options, seats, seat: mine }: TableInfo, name: string): NewTable {
  const request = ({ seat, kind, level, person, name: called }: TableInfo['seats'][number]): SeatRequest => {
    if (seat === mine) return { kind: 'me', name: called || name };
    if (kind === 'bot' && !person) return { kind: 'bot', level, name: called };
    return { kind: 'open' };
  };
  return { game, edition, scenario, options, seats: seats.map(request) };
}
