/** The decisions of the game, as the engine names them (checked by tests/web/test_decision_kinds.py). */
export const KINDS = [
  'sow',
  'move',
  'act',
  'end',
  'allocate',
  'roads',
  'clerical',
  'construct',
  'alms',
  'ordination',
  'produce',
  'taxation',
  'row-bonus',
  'favour',
  'payment',
  'source',
  'trade',
  'call-back',
  'send-out',
  'wagon',
  'income',
  'confess',
  'name-start',
  'abbott-fee',
] as const;

export type DecisionKind = (typeof KINDS)[number];
