import Offer from '../invasion/Offer.svelte';
import SmallTracks from '../invasion/SmallTracks.svelte';
import type { ScenarioParts } from '../parts';
import { tileDecisions } from '../invasion/tiles';
import { tradeTargets } from '../invasion/trade';
import { cityTargets, inTown, printedOf } from './city';
import Borrow from './decisions/Borrow.svelte';
import Borrowed from './decisions/Borrowed.svelte';
import ChooseCharacter from './decisions/ChooseCharacter.svelte';
import Give from './decisions/Give.svelte';
import GiveFollower from './decisions/GiveFollower.svelte';
import PayDue from './decisions/PayDue.svelte';
import Receive from './decisions/Receive.svelte';
import ReturnFollowers from './decisions/ReturnFollowers.svelte';
import Robbed from './decisions/Robbed.svelte';
import Send from './decisions/Send.svelte';
import Step from './decisions/Step.svelte';
import Train from './decisions/Train.svelte';
import YesNo from './decisions/YesNo.svelte';
import Goals from './goals/Goals.svelte';
import MapMarks from './MapMarks.svelte';
import Support from './Support.svelte';
import Team from './team/Team.svelte';

export const parts: ScenarioParts = {
  decisions: {
    send: Send,
    ...tileDecisions,
    'choose-character': ChooseCharacter,
    'keep-citizen': YesNo,
    'pay-due': PayDue,
    catapult: YesNo,
    borrow: Borrow,
    borrowed: Borrowed,
    'send-others': Send,
    deliver: Give,
    fund: Give,
    'give-follower': GiveFollower,
    receive: Receive,
    'return-followers': ReturnFollowers,
    'team-pays': Step,
    offer: Offer,
    build: YesNo,
    'stay-away': YesNo,
    train: Train,
    robbed: Robbed,
    'give-tiles': Step,
    'give-up': Step,
    'take-off': Step,
    'close-tiles': Step,
    'send-monks': Step,
    'drop-citizen': Step,
    share: Step,
    'buy-goods': Step,
    sailor: Step,
    sail: Borrowed,
    'trade-wool': Step,
  },
  Goals,
  Team,
  SmallTracks,
  MapMarks,
  inTown,
  targetsOf: (option, board, me) => [...tradeTargets(option), ...cityTargets(option, board, me)],
  concerns: {
    send: 'goals',
    'send-others': 'goals',
    deliver: 'goals',
    fund: 'goals',
    train: 'tracks',
  },
  places: (board) => printedOf(board).support_board,
  Places: Support,
};
