import type { Random } from '../../server/demo/random';
import { addNote, changeCompany, decide, offerInterview, openApplication, postJob, toggleJob } from './companyActions';
import { type Market, registerStudent } from './market';
import { type Outbox, replay } from './requests';
import { apply, changeStudent, chooseDate, deleteDocument, uploadDocument, withdraw } from './studentActions';

/** What a person does. Resolves when there is a first outcome; resolves at once where there is nothing to do. */
type Action = (outbox: Outbox, market: Market, random: Random) => Promise<void>;

/** Every action, and how often it is done beside the others. */
const actions: readonly (readonly [weight: number, action: Action])[] = [
  [1, registerStudent],
  [10, postJob],
  [30, apply],
  [8, uploadDocument],
  [3, deleteDocument],
  [14, openApplication],
  [8, decide],
  [8, offerInterview],
  [6, chooseDate],
  [3, withdraw],
  [14, toggleJob],
  [10, changeStudent],
  [4, changeCompany],
  [20, addNote],
  [4, sendAgain],
];

/** Each action as often as its weight says. */
const draws = actions.flatMap(([weight, action]) => Array.from({ length: weight }, () => action));

/** Draws an action and does it. */
export const act: Action = (outbox, market, random) => random.pick(draws)(outbox, market, random);

async function sendAgain(outbox: Outbox, market: Market, random: Random) {
  if (market.recent.length === 0) return;
  const { request, body } = random.pick(market.recent);
  await replay(outbox, request, body);
}
