import type { Activity, DutyId, Outlook, Payable } from '../../view';

/** What a duty brings me: a choice of goods, or a number of steps that its words name. */
export interface Gives {
  goods: { kind: Payable; count: number }[];
  /** For the words of the duty. */
  values: { count: number; roads: number };
  /** What my special activities add to the value. */
  bonus: number;
}

const GOODS: Partial<Record<DutyId, Payable[]>> = {
  produce: ['stone', 'grain'],
  clerical: ['piety', 'coin'],
};
/** The activity that adds to the number of steps. */
const HELPERS: Partial<Record<DutyId, Activity>> = {
  build_roads: 'road_engineer',
  give_alms: 'alms_house',
};

export function givesOf(duty: DutyId, value: number, { bonus, yields }: Outlook): Gives {
  const helper = HELPERS[duty];
  const more = helper ? (bonus?.[helper] ?? 0) : 0;
  return {
    goods: (GOODS[duty] ?? []).map((kind) => ({ kind, count: value + (yields?.[kind] ?? 0) })),
    values: { count: value + more, roads: 1 + (bonus?.road_engineer ?? 0) },
    bonus: more,
  };
}
