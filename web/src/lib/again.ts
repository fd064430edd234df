import type { NewTable, SeatRequest, TableInfo } from './messages';

/** The same set-up once more: my seat mine, other people's seats open, bots as they were. */
export function sameSetUp(table: TableInfo, name: string): NewTable {
  const { game, edition, scenario, options, seats, seat: mine, clock = null, coach = false } = table;
  const request = ({ seat, kind, level, person, colour, name: called }: TableInfo['seats'][number]): SeatRequest => {
    if (seat === mine) return { kind: 'me', name: called || name, colour };
    if (kind === 'bot' && !person) return { kind: 'bot', level, name: called, colour };
    return { kind: 'open', colour };
  };
  return { game, edition, scenario, options, seats: seats.map(request), clock, coach };
}
