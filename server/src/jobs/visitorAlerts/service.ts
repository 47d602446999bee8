import {
  type AlertTimes,
  type changeAlertSearch,
  type changeSubscriberTimes,
  type Input,
  type JobAlerts,
  maxSavedSearches,
  type requestAlerts,
} from '@foothold/shared/contract';
import { countRecentLinks, insertLink } from '../../accounts/addressConfirmation/queries';
import { createLinkToken, hashToken } from '../../accounts/credentials/tokens';
import { queueEmail } from '../../email/emailTemplate';
import type { Context } from '../../platform/context';
import { type Tx, transact } from '../../platform/db';
import { fail } from '../../platform/http';
import { moveRuns, startRun } from '../alerts/runs.queries';
import { setTimes } from '../alerts/subscribers.queries';
import { issueAlertToken, readAlertToken } from '../alerts/tokens';
import { writeCompiled } from '../savedSearches/compiled.queries';
import { createCompiler } from '../savedSearches/compileSearch';
import type { InterpretQuery } from '../search/words';
import { alertAccountEmail, alertConfirmationEmail } from './emails';
import {
  deleteVisitor,
  deleteVisitorSearch,
  endStudentAlerts,
  ensureVisitor,
  findAccount,
  findRequest,
  findVisitorSearch,
  insertRequest,
  insertVisitorSearch,
  listVisitorSearches,
  lockSubscriber,
  markOpened,
  setFrequency,
} from './queries';

/** Mails to one address, whoever asks for them: a stranger's address gets no flood. */
const mailsADay = 4;

/** Mails a link to an address, or, where it has an account, the way there: the caller does not learn which. */
export async function requestVisitorAlerts(
  { db, config }: Context,
  { email, time_zone = config.PLATFORM_TIME_ZONE, ...search }: Input<typeof requestAlerts>,
): Promise<void> {
  const token = createLinkToken();
  const email_hash = hashToken(email);
  await transact(db, async (tx) => {
    if ((await countRecentLinks(tx, email_hash)) >= mailsADay) return;
    await insertLink(tx, email_hash);
    const account = await findAccount(tx, email);
    if (account) return queueEmail(tx, alertAccountEmail, { user_id: account.id });
    await insertRequest(tx, { ...search, email, time_zone, token_hash: hashToken(token) });
    await queueEmail(tx, alertConfirmationEmail, { to: email, token });
  });
}

/** Saves the search that a visitor asked for, once, however often the link is followed. Resolves to the token of its mails. */
export async function confirmVisitorAlerts(
  { db, config }: Context,
  interpretQuery: InterpretQuery,
  token: string,
): Promise<string> {
  const { email, time_zone, conditions, frequency } = (await findRequest(db, hashToken(token))) ?? failExpired();
  const compiled = await createCompiler(db, interpretQuery)(conditions);
  const subscriber_id = await transact(db, async (tx) => {
    if (await findAccount(tx, email)) failAccount();
    const id = await ensureVisitor(tx, { email, time_zone });
    if (await findVisitorSearch(tx, id, conditions)) return id;
    if ((await listVisitorSearches(tx, id)).length >= maxSavedSearches) failFull();
    const search = await insertVisitorSearch(tx, { subscriber_id: id, conditions, frequency });
    await writeCompiled(tx, [{ id: search.id, conditions, compiled }]);
    return id;
  });
  return issueAlertToken(subscriber_id, config);
}

interface Subscriber extends AlertTimes {
  id: number;
  tx: Tx;
  user_id: number | null;
  email: string | null;
}

/** Runs `work` for the subscriber that a token stands for. Fails where there are no alerts any more. */
async function forSubscriber<T>(
  { db, config }: Context,
  token: string,
  work: (subscriber: Subscriber) => Promise<T>,
): Promise<T> {
  const id = (await readAlertToken(token, config)) ?? failEnded();
  return transact(db, async (tx) => {
    const subscriber = (await lockSubscriber(tx, id)) ?? failEnded();
    await markOpened(tx, id);
    return work({ ...subscriber, id, tx });
  });
}

export const viewSubscriberAlerts = (context: Context, token: string): Promise<JobAlerts> =>
  forSubscriber(context, token, async ({ tx, id, user_id, send_hour, time_zone }) => ({
    is_student: user_id !== null,
    searches: user_id === null ? await listVisitorSearches(tx, id) : [],
    alert_times: { send_hour, time_zone },
  }));

export const changeVisitorSearch = (
  context: Context,
  { token, search_id, frequency }: Input<typeof changeAlertSearch>,
): Promise<JobAlerts['searches']> =>
  forSubscriber(context, token, async ({ tx, id: subscriber_id, user_id, email }) => {
    if (user_id !== null || email === null) fail('not_found');
    const search = { id: search_id, subscriber_id };
    if (frequency === 'none') await deleteVisitorSearch(tx, search);
    else if (!(await setFrequency(tx, { ...search, frequency }))) fail('not_found');
    else await startRun(tx, search_id, new Date());
    const searches = await listVisitorSearches(tx, subscriber_id);
    if (searches.length === 0) await deleteVisitor(tx, { id: subscriber_id, email });
    return searches;
  });

export const changeVisitorTimes = (
  context: Context,
  { token, send_hour, time_zone }: Input<typeof changeSubscriberTimes>,
): Promise<AlertTimes> =>
  forSubscriber(context, token, async ({ tx, id, user_id }) => {
    if (user_id !== null) fail('not_found');
    await setTimes(tx, id, { send_hour, time_zone });
    await moveRuns(tx, id, new Date());
    return { send_hour, time_zone };
  });

/** Ends all mails about new jobs to one person. Where they have ended before there is nothing to do. */
export async function endSubscriberAlerts({ db, config }: Context, token: string): Promise<void> {
  const id = (await readAlertToken(token, config)) ?? failEnded();
  await transact(db, async (tx) => {
    const subscriber = await lockSubscriber(tx, id);
    if (!subscriber) return;
    const { email } = subscriber;
    await (email === null ? endStudentAlerts(tx, id) : deleteVisitor(tx, { id, email }));
  });
}

const refuse = (sentence: string): never => fail('not_possible_now', undefined, { sentence });
const failExpired = () => refuse('This link has expired. Ask for the mails again.');
const failEnded = () => refuse('There are no mails about new jobs for this link any more.');
const failAccount = () => refuse('Your address has an account by now. Log in and save the search there.');
const failFull = () => refuse(`You can have mails for ${maxSavedSearches} searches. End one of them first.`);
