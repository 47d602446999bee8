import { alertFrequencies } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { SignedIn } from '../../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';
import { transact } from '../../platform/db';
import { todayIn } from '../../platform/time/days';
import { matchListedJobs } from '../savedSearches/matching';
import { sendDueAlerts } from './runs';
import { collectDueRuns } from './runs.queries';

jest.setTimeout(240_000);

let server: TestServerWithEmail;
let students: SignedIn[];
let companies: SignedIn[];
beforeAll(async () => {
  server = await startServerWithEmail();
  companies = [await server.signIn('organization'), await server.signIn('organization')];
});
afterAll(() => server.stop());

/** Numbers below 1 that look random, and are the same in each run. */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return { pick: <T>(values: readonly T[]) => values[Math.floor(next() * values.length)] as T, next };
}

/** What students, companies and processes do, in an order that a seed decides. */
function createHistory(seed: number) {
  const { db } = server.context;
  const { pick, next } = createRandom(seed);
  const jobs: number[] = [];
  let now = new Date('2027-03-01T07:00:00Z');
  const call = (method: 'POST' | 'PATCH' | 'DELETE', url: string, as: SignedIn, body?: object) =>
    server.send({ method, url, as, ...(body && { body }) });
  const pickSearch = async (as: SignedIn) =>
    pick<{ id: number } | undefined>((await server.send({ url: 'saved_searches', as })).json().saved_searches);

  const steps = {
    async post() {
      const [job_title, field] = [pick(['Data analyst', 'Law clerk', 'Data clerk']), pick(['Art', 'Science'] as const)];
      const org_id = pick(companies).role_specific_id;
      jobs.push((await server.aJob({ org_id, job_title, field, deadline: '2028-01-01' })).id);
    },
    async save() {
      const conditions = pick([{ q: 'data' }, { q: 'law' }, { field: 'Art' }, { field: 'Science', q: 'clerk' }]);
      await call('POST', 'saved_searches', pick(students), { conditions, frequency: pick(alertFrequencies) });
    },
    async change() {
      const as = pick(students);
      const search = await pickSearch(as);
      const body = pick([{ paused: true }, { paused: false }, { frequency: pick(alertFrequencies) }]);
      if (search) await call('PATCH', `saved_searches/${search.id}`, as, body);
    },
    async forget() {
      const as = pick(students);
      const search = await pickSearch(as);
      const isSeen = next() < 0.7;
      if (search && isSeen) await call('POST', `saved_searches/${search.id}/view`, as);
      else if (search) await call('DELETE', `saved_searches/${search.id}`, as);
    },
    async closeOrReopen() {
      if (jobs.length > 0)
        await db
          .updateTable('jobs')
          .set({ status: pick([0, 1]) })
          .where('id', '=', pick(jobs))
          .execute();
    },
    async hideOrShowCompany() {
      const organization = db.updateTable('organizations').where('id', '=', pick(companies).role_specific_id);
      await organization.set({ verification_status: pick(['verified', 'rejected']) }).execute();
    },
    async match() {
      await Promise.all([matchListedJobs(server.context, now), matchListedJobs(server.context, now)]);
    },
    async send() {
      await Promise.all([1, 2].map(() => sendDueAlerts(server.context, now)));
    },
    /** A process is killed before it commits. */
    async dieWhileSending() {
      const killed = transact(db, async (tx) => {
        await collectDueRuns(tx, { now, today: todayIn('Africa/Lagos', now), limit: 100 });
        throw new Error('killed');
      });
      await expect(killed).rejects.toThrow('killed');
    },
    async deliver() {
      if (next() < 0.3) server.mailbox.refuseNext(451);
      await server.sendDueEmails();
      await checkNewMails();
    },
    async letTimePass() {
      const minutes = pick([1, 5, 45, 600, 3000]);
      now = new Date(now.getTime() + minutes * 60_000);
      await server.passMinutes(20);
      await checkNewMails();
    },
  };
  return { steps, pick, getNow: () => now };
}

let checked = 0;
let mailed: Map<string, Set<number>>;
const listJobs = (text = '') => [...text.matchAll(/\/dashboard\/jobs\/(\d+)/g)].map(([, id]) => Number(id));

/** No job that the person had before, and none that is not open at this moment. */
async function checkNewMails() {
  const { emails } = server.mailbox;
  const { rows } = await sql<{ job_id: number }>`select job_id from listings where place = ''`.execute(
    server.context.db,
  );
  const open = new Set(rows.map(({ job_id }) => job_id));
  for (const { text, recipients } of emails.slice(checked)) {
    const jobs = listJobs(text);
    const had = mailed.get(recipients[0] as string) ?? new Set();
    expect(jobs.length).toBeGreaterThan(0);
    expect(jobs.filter((id) => had.has(id) || !open.has(id))).toEqual([]);
    mailed.set(recipients[0] as string, new Set([...had, ...jobs]));
  }
  checked = emails.length;
}

describe('mails about new jobs over random histories', () => {
  it.each([1, 2, 3, 4])('have no job twice and none that is closed, and lose none: history %i', async (seed) => {
    const { db } = server.context;
    for (const table of ['jobs', 'saved_searches', 'alert_subscribers', 'outbox'] as const)
      await db.deleteFrom(table).execute();
    await db.updateTable('organizations').set({ verification_status: 'verified' }).execute();
    server.mailbox.clear();
    checked = 0;
    mailed = new Map();
    students = [await server.signIn('student'), await server.signIn('student')];
    const patient = await server.signIn('student');
    const body = { conditions: { q: 'data' }, frequency: 'at_once' };
    await server.send({ method: 'POST', url: 'saved_searches', as: patient, body });

    const { steps, pick, getNow } = createHistory(seed);
    const names = Object.keys(steps) as (keyof typeof steps)[];
    for (let step = 0; step < 120; step += 1)
      await steps[pick([...names, 'post', 'match', 'send', 'deliver'] as const)]();

    // Somebody who changed nothing was told of every job that is open in the end, but those that were not when a mail was sent.
    await db.updateTable('organizations').set({ verification_status: 'verified' }).execute();
    await matchListedJobs(server.context, getNow());
    await sendDueAlerts(server.context, new Date(getNow().getTime() + 24 * 60 * 60_000));
    await server.passMinutes(60);
    await checkNewMails();
    const { rows } = await sql<{ job_id: number; is_collected: boolean }>`
      select job_id, exists (
        select from alerted_jobs join alert_subscribers on alert_subscribers.id = subscriber_id
        where user_id = ${patient.user_id} and alerted_jobs.job_id = listings.job_id
      ) as is_collected
      from listings join jobs on jobs.id = job_id
      where place = '' and job_title like 'Data%' order by job_id`.execute(db);
    expect(rows.filter(({ is_collected }) => !is_collected)).toEqual([]);
    expect(mailed.get(patient.email)?.size).toBeGreaterThan(3);
  });
});
