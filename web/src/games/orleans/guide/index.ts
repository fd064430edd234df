/* The guided first game of Orléans: a first round that the player does, then what the table shows. */
import type { Option } from '$lib/messages';
import type { GuideStep } from '$lib/table/guide/steps';
import type { OrleansTable } from '../table';
import { tileTarget } from '../targets';
import Drawn from './Drawn.svelte';

const CASTLE = 'castle';
const USE = `act ${CASTLE}`;
const NEEDED = ['marked_farmer', 'marked_boatman', 'marked_trader'];
const MARKET = '[data-guide-at="market"]';
const BAG = '[data-board] [data-bag]';
const STOCK = '[data-guide-at="points"]';
const PLACE = (id: string): string => `[data-board] [data-place="${id}"]`;
const CHIP = `[data-prompt] [data-option="${USE}"]`;
const EVENT = '[data-event="now"]';
/** With its name. */
const CAPITAL = ['[data-spot="town:orleans"]', '[data-guide-at="capital"]'];
const MAIN = '[data-prompt] [data-action="main"]';

/** `goals`: the scenario shows them in a part of its own. */
export function stepsOf(orleans: OrleansTable, goals: boolean): GuideStep[] {
  const { scenario } = orleans.view;
  const intro = `goal-${scenario}`;
  return orleans.texts.has(`guide-${intro}`) ? [introduction(orleans, intro, goals)] : firstGame(orleans);
}

/** What a scenario is about: its goals, or what I have where those are out of sight. */
const introduction = ({ choice }: OrleansTable, id: string, goals: boolean): GuideStep => ({
  id,
  lit: [`[data-region="goals"], ${STOCK}`],
  side: 'left',
  tab: goals ? 'goals' : '',
  when: () => choice.decision !== null,
});

function firstGame(orleans: OrleansTable): GuideStep[] {
  const { choice } = orleans;
  const offered = (text: string): Option | undefined => choice.decision?.options.find((one) => one.text === text);
  const plans = (): boolean => choice.decision?.kind === 'plan';
  const first = (): boolean => plans() && orleans.view.round === 1;
  const later = (): boolean => plans() && orleans.view.round > 1;
  const filled = (): number => (orleans.me?.places[CASTLE] ?? []).filter(Boolean).length;
  const full = (): boolean => orleans.me?.complete.includes(CASTLE) ?? false;
  const used = (): boolean => (orleans.me?.tracks.knights ?? 0) > 0;
  const most = (): Option | undefined => choice.decision?.options.find(({ label }) => label === 'draw');
  /** What the Castle gave shows itself at the next draw. */
  const draws = (): boolean => used() && choice.decision?.kind === 'draw';

  /** Whoever stands elsewhere is taken back first. */
  async function fill(): Promise<void> {
    for (const tile of NEEDED) {
      if (orleans.me?.places[CASTLE]?.some((content) => content === tile)) continue;
      const elsewhere = choice.backward.find(({ args }) => args.tile === tile);
      if (elsewhere) await choice.send(elsewhere);
      const option = offered(`place ${tile} ${CASTLE}`);
      if (option) await choice.send(option);
    }
  }
  const shown = { when: later, Drawn };
  const step = (n: number, more: Omit<GuideStep, 'id'>): GuideStep => ({ id: `orleans-${n}`, ...more });

  return [
    step(1, {
      lit: [MARKET],
      tab: 'board',
      when: first,
      done: () => choice.picked.length > 0 || filled() > 0 || orleans.view.round > 1,
      tasks: [{ key: 'orleans-1-task', when: first, does: () => choice.hold(tileTarget('marked_farmer')) }],
    }),
    step(2, {
      lit: [PLACE(CASTLE), MARKET],
      tab: 'board',
      when: first,
      done: () => full() || used(),
      tasks: [{ key: 'orleans-2-task', when: first, does: fill, count: () => [filled(), 3] }],
    }),
    step(3, {
      lit: [MAIN, PLACE(CASTLE), MARKET],
      tab: 'board',
      when: first,
      done: () => !first(),
      tasks: [{ key: 'orleans-3-task', when: first, enter: true, does: () => choice.send(offered('ready')!) }],
    }),
    step(4, {
      lit: ['[data-track="knights"]', CHIP, PLACE(CASTLE)],
      phone: [PLACE(CASTLE), CHIP],
      tab: 'board',
      when: () => Boolean(offered(USE)) || draws(),
      done: later,
      tasks: [
        {
          key: 'orleans-4-task',
          when: () => Boolean(offered(USE)),
          does: () => choice.send(offered(USE)!),
        },
        { key: 'orleans-4-draw', when: draws, enter: true, does: () => choice.send(most()!), lit: [BAG, MARKET, MAIN] },
      ],
    }),
    step(5, { lit: [MARKET], tab: 'board', ...shown }),
    step(6, { lit: [EVENT], phone: [EVENT, STOCK], tab: 'board', ...shown }),
    step(7, { lit: ['[data-track="farmers"]'], tab: 'tracks', ...shown }),
    step(8, { lit: ['[data-region="map"]'], side: 'right', tab: 'map', ...shown }),
    step(9, { lit: [PLACE('guildhall'), ...CAPITAL], phone: CAPITAL, tab: 'map', when: later }),
    step(10, { lit: [STOCK, '[data-track="development"]'], side: 'left', tab: 'board', ...shown }),
  ];
}
