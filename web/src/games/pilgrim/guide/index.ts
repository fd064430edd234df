/* The guided first game of Pilgrim: two turns that the player does, then what the table shows. */
import type { Option } from '$lib/messages';
import type { GuideStep, GuideTask } from '$lib/table/guide/steps';
import { travel } from '../journey';
import type { PilgrimTable } from '../table';
import { hexTarget, turnTarget } from '../targets';
import type { Space } from '../view';
import Drawn from './Drawn.svelte';

const WHEEL = '[data-region="duties"]';
const CHIPS = '[data-prompt] .chips';
const SPINE = '[data-prompt] [data-spine]';
const MAP = '[data-region="map"]';
const TRAY = '[data-region="tray"]';
const DUTY = (id: string): string => `[data-duty="${id}"]`;
/** By north around the ring, past the river. */
const NORTH: readonly Space[] = ['n', 'ne', 'e', 'se', 's'];
/** The tile that takes the trail to the site. */
const LAY = 'lay d9 sw n';
const HEX = 'd9';

export function stepsOf(pilgrim: PilgrimTable): GuideStep[] {
  const { choice } = pilgrim;
  const offered = (text: string): Option | undefined => choice.decision?.options.find((one) => one.text === text);
  const kind = (): string => choice.decision?.kind ?? '';
  const asked = (): boolean => choice.decision !== null;
  /** Before what a duty asks: that is answered first. */
  const turn = (): boolean => begun() && ['move', 'act', 'roads'].includes(kind());
  const begun = (): boolean => pilgrim.view.round > 0;
  const seeding = (): boolean => !begun() && kind() === 'sow';
  const visited = (): boolean => pilgrim.view.sites.some(({ visitors }) => visitors.includes(pilgrim.view.seat ?? -1));
  const standing = (id: string): number =>
    pilgrim.view.duties.find((duty) => duty.id === id)?.acolytes[pilgrim.view.seat ?? 0] ?? 0;
  /** Something that is chosen by one option. */
  const choose = (key: string, text: string, more: Partial<GuideTask> = {}): GuideTask => ({
    key,
    when: () => Boolean(offered(text)),
    does: () => choice.send(offered(text)!),
    ...more,
  });
  const taxed = (): boolean => pilgrim.view.doing === 'taxation' && !['move', 'sow', 'act'].includes(kind());
  /** What else is asked, told the first time: it may come at any point of the game. */
  const aside = (id: string, ...kinds: string[]): GuideStep => ({
    id: `pilgrim-${id}`,
    aside: true,
    lit: [SPINE],
    tab: '',
    when: () => kinds.includes(kind()) || (!kinds.length && asked()),
  });
  const step = (n: number, more: Omit<GuideStep, 'id'>): GuideStep => ({ id: `pilgrim-${n}`, ...more });

  return [
    step(1, { lit: [WHEEL], side: 'left', tab: 'duties', when: asked }),
    step(2, {
      lit: [CHIPS, WHEEL],
      phone: [CHIPS],
      tab: 'duties',
      when: () => seeding() || begun(),
      done: begun,
      tasks: [
        { key: 'pilgrim-2-task', when: () => seeding() && Boolean(offered('to n')), does: () => travel(choice, NORTH) },
        choose('pilgrim-2-on', 'to se', { lit: [CHIPS, DUTY('build_roads')] }),
      ],
    }),
    step(3, {
      lit: [DUTY('build_roads')],
      side: 'left',
      tab: 'duties',
      when: turn,
      done: () => standing('taxation') > 1 || taxed() || pilgrim.view.round > 1,
      tasks: [choose('pilgrim-3-task', 'move se')],
      Drawn,
    }),
    step(4, {
      lit: [DUTY('taxation')],
      side: 'left',
      tab: 'duties',
      when: turn,
      done: () => taxed() || pilgrim.view.round > 1,
      tasks: [choose('pilgrim-4-task', 'duty taxation')],
    }),
    step(5, {
      lit: ['produce', 'allocation', 'clerical'].map((id) => `${DUTY(id)} .tithe`),
      tab: 'duties',
      when: turn,
    }),
    step(6, {
      lit: [MAP, TRAY],
      phone: [MAP],
      tab: 'map',
      when: turn,
      done: () => choice.picked.some((target) => target.startsWith(hexTarget(''))) || visited(),
      tasks: [
        {
          key: 'pilgrim-6-move',
          when: () => Boolean(offered('move e')),
          does: () => travel(choice, ['se'], offered('move e')),
          lit: [DUTY('clerical'), DUTY('build_roads')],
          tab: 'duties',
        },
        choose('pilgrim-6-duty', 'duty build_roads', { lit: [DUTY('build_roads')], tab: 'duties' }),
        {
          key: 'pilgrim-6-task',
          when: () => choice.about(hexTarget(HEX)).length > 0 && kind() === 'roads',
          does: () => choice.hold(hexTarget(HEX)),
        },
      ],
    }),
    step(7, {
      lit: ['[data-cell="c9"]', `[data-target="${turnTarget(LAY)}"]`],
      side: 'bottom',
      tab: 'map',
      when: turn,
      done: visited,
      tasks: [choose('pilgrim-7-task', LAY, { enter: true })],
    }),
    step(8, { lit: ['[data-ship]', '[data-guide-at="ship"]'], side: 'right', tab: 'map', when: turn }),
    step(9, { lit: ['[data-region="tracks"]'], tab: 'tracks', when: turn }),
    step(10, { lit: ['[data-guide-at="points"]', '[data-guide-at="people"]'], tab: 'board', when: turn }),
    aside('way', 'sow'),
    aside('taxation', 'taxation'),
    aside('goods', 'produce', 'clerical', 'row-bonus'),
    aside('allocate', 'allocate'),
    aside('start', 'name-start'),
    aside('favour', 'favour'),
    aside('alms', 'alms'),
    aside('end', 'end'),
    aside('more'),
  ];
}
