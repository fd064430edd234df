/* What server and client say to each other. The types are made from the server's own description
 * (`npm run types`); here they get their names. */
import type { components } from './schema';

type Schemas = components['schemas'];

export type Values = Record<string, unknown>;
/** What a viewer sees of a game; each game's module knows its own. */
export type View = Record<string, unknown>;

export type Complaint = Schemas['Complaint'];
export type OptionFacts = Schemas['OptionFacts'];
export type GameFacts = Schemas['GameFacts'];
export type RuleText = Schemas['RuleText'];
export type RuleBook = Schemas['RuleBook'];
export type RuleOverview = Schemas['RuleOverview'];
export type RuleWord = Schemas['RuleWord'];
export type SeatRequest = Schemas['SeatRequest'];
export type NewTable = Schemas['NewTable'];
export type Opened = Schemas['Opened'];
export type Join = Schemas['Join'];
export type Invited = Schemas['Invited'];
export type Joined = Schemas['Joined'];
export type Link = Schemas['Link'];
export type LinkMade = Schemas['LinkMade'];
export type SeatChange = Schemas['SeatChange'];
export type Preferences = Schemas['Preferences'];
export type Vote = Schemas['Vote'];
export type ClockSetup = Schemas['ClockSetup'];
export type SeatClock = Schemas['SeatClock'];
export type ActionRequest = Schemas['ActionRequest'];
export type TakeBack = Schemas['TakeBack'];
export type Say = Schemas['Say'];
export type Reason = Schemas['Reason'];
export type ActionText = Schemas['ActionText'];
export type Option = Schemas['Option'];
export type Decision = Schemas['Decision'];
export type Propose = Schemas['Propose'];
export type Agree = Schemas['Agree'];
export type Proposal = Schemas['Proposal'];
export type TeamDecision = Schemas['TeamDecision'];
export type Happening = Schemas['Happening'];
export type LogEntry = Schemas['LogEntry'];
export type SeatInfo = Schemas['SeatInfo'];
export type Outcome = Schemas['Outcome'];
export type ChatLine = Schemas['ChatLine'];
export type TableInfo = Schemas['TableInfo'];
export type Gain = Schemas['Gain'];
export type RecapRow = Schemas['RecapRow'];
export type Recap = Schemas['Recap'];
export type Update = Schemas['Update'];
export type TableSummary = Schemas['TableSummary'];
export type TablePage = Schemas['TablePage'];
export type PastView = Schemas['PastView'];
export type Story = Schemas['Story'];
export type PlayOn = Schemas['PlayOn'];
export type History = Schemas['History'];
export type PushOffer = Schemas['PushOffer'];
export type PushAddress = Schemas['PushAddress'];
export type PushSubscription = Schemas['PushSubscription'];
export type PlayedGame = Schemas['PlayedGame'];
export type Tally = Schemas['Tally'];
export type Statistics = Schemas['Statistics'];
export type Belongings = Schemas['Belongings'];
export type Ended = Schemas['Ended'];
export type Phrase = Schemas['Phrase'];
export type PasskeyOptions = Schemas['PasskeyOptions'];
