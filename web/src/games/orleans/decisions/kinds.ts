/** The decisions of the base game, as the engine names them (checked by tests/web/test_decision_kinds.py). */
export const KINDS = [
  'remove-tile',
  'draw',
  'fill-tower',
  'plan',
  'act',
  'send',
  'choose-tile',
  'bathhouse',
  'place-technology',
  'shelter',
  'harvest',
  'torture',
] as const;

export type DecisionKind = (typeof KINDS)[number];
