import type { SearchConditions } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { SignedIn } from '../../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';
import { sendDueAlerts } from '../alerts/runs';
import { matchListedJobs } from '../savedSearches/matching';
import { deleteOldVisitors } from './queries';

let server: TestServerWithEmail;
let company: SignedIn;
beforeAll(async () => {
  server = await startServerWithEmail();
  company = await server.signIn('organization', { company_name: 'Baobab Works' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { db } = server.context;
  for (const table of ['jobs', 'alert_subscribers', 'alert_requests'] as const) await db.deleteFrom(table).execute();
  server.mailbox.clear();
});

let count = 0;
const anAddress = () => {
  count += 1;
  return `visitor${count}@example.ng`;
};
const call = (url: string, body: object) => server.send({ method: 'POST', url, body });
const ask = (email: string, conditions: SearchConditions = { q: 'data' }, frequency = 'at_once') =>
  call('job_alerts', { email, conditions, frequency, time_zone: 'Africa/Lagos' });
const lastMail = (email: string) => server.listEmailsTo({ email }).at(-1);
const readToken = (email: string) => /[?&]token=([\w.-]+)/.exec(lastMail(email)?.text ?? '')?.[1] ?? '';
/** Asks for mails and follows the link. Resolves to the token of the mails. */
const subscribe = async (email: string, conditions?: SearchConditions, frequency?: string): Promise<string> => {
  await ask(email, conditions, frequency);
  await server.sendDueEmails();
  return (await call('job_alerts/confirm', { token: readToken(email) })).json().token;
};
const view = async (token: string) => (await call('job_alerts/view', { token })).json();
const post = async (job_title: string) => {
  await server.aJob({ org_id: company.role_specific_id, job_title });
  await matchListedJobs(server.context);
};
const sendLater = async () => {
  await sendDueAlerts(server.context, new Date(Date.now() + 60 * 60_000));
  await server.sendDueEmails();
};
/** Signs up as the form does. */
const register = async (email: string): Promise<SignedIn> => {
  const body = {
    ...{ role: 'student', email, password: 'correct horse staple', full_name: 'Ngozi Balogun', phone: '08031234567' },
    ...{ sex: 'Female', university: 'University of Lagos, Lagos', course_of_study: 'Computer Science' },
    ...{ status: 'Undergraduate', degree: 'BSc' },
  };
  const { identity, token } = (await call('auth/register', body)).json();
  return { ...identity, token, password: body.password };
};
const countRows = async () => {
  const { rows } = await sql<{ count: number }>`select (select count(*) from alert_subscribers)::integer
    + (select count(*) from alert_requests)::integer
    + (select count(*) from saved_searches where user_id is null)::integer as count`.execute(server.context.db);
  return rows[0]?.count;
};

describe('mails about new jobs to a visitor', () => {
  it('come once the address is confirmed, and say nothing that a stranger has entered before', async () => {
    const email = anAddress();
    const response = await ask(email, { q: 'buy this' });
    expect([response.statusCode, response.json().message]).toEqual([
      202,
      'Look into your mail: a link there starts the mails about new jobs.',
    ]);
    await server.sendDueEmails();
    expect(lastMail(email)?.text).not.toContain('buy');
    expect(lastMail(email)?.subject).toBe('Confirm your address to get new jobs by mail');
    const token = await subscribe(email);
    await post('Data analyst');
    await sendLater();
    expect(lastMail(email)?.subject).toBe('Data analyst at Baobab Works');
    expect(lastMail(email)?.text).toContain('https://jobs.example.ng/viewjob/data-analyst/');
    expect(lastMail(email)?.text).toContain(`https://jobs.example.ng/alerts?token=${token}`);
    expect(lastMail(email)?.text).toMatch(/Your\s+address is deleted on \d+ \w+ \d{4} unless you open the page below/);
  });

  it('do not come before, and the request is deleted after a week', async () => {
    const email = anAddress();
    await ask(email);
    await server.sendDueEmails();
    const token = readToken(email);
    await post('Data analyst');
    await sendLater();
    expect(server.listEmailsTo({ email })).toHaveLength(1);
    await server.context.db
      .updateTable('alert_requests')
      .set({ created_at: new Date(0) })
      .execute();
    expect((await call('job_alerts/confirm', { token })).json().message).toBe(
      'This link has expired. Ask for the mails again.',
    );
    await deleteOldVisitors(server.context.db);
    expect(await countRows()).toBe(0);
  });

  it('are asked for again by the same link without a second search', async () => {
    const email = anAddress();
    await ask(email);
    await server.sendDueEmails();
    const token = readToken(email);
    const answers = await Promise.all([1, 2].map(() => call('job_alerts/confirm', { token })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await view(answers[0]?.json().token)).toEqual({
      is_student: false,
      searches: [{ id: expect.any(Number), conditions: { q: 'data' }, frequency: 'at_once' }],
      alert_times: { send_hour: 8, time_zone: 'Africa/Lagos' },
    });
  });

  it('are changed by the link in each of them: rhythm, hour, and the end of one search', async () => {
    const email = anAddress();
    await subscribe(email, { q: 'law' });
    const token = await subscribe(email);
    const { searches } = await view(token);
    expect(searches).toHaveLength(2);
    const [{ id }, { id: other }] = searches;
    const changed = await call('job_alerts/search', { token, search_id: id, frequency: 'weekly' });
    expect(changed.json().searches[0]).toMatchObject({ id, frequency: 'weekly' });
    const times = { send_hour: 19, time_zone: 'Europe/London' };
    expect((await call('job_alerts/times', { token, ...times })).json()).toEqual({ alert_times: times });
    const left = await call('job_alerts/search', { token, search_id: id, frequency: 'none' });
    expect(left.json().searches).toMatchObject([{ id: other }]);
    await call('job_alerts/search', { token, search_id: other, frequency: 'none' });
    expect(await countRows()).toBe(0);
  });

  it('end with one press, and everything about the address is deleted', async () => {
    const email = anAddress();
    const token = await subscribe(email);
    await post('Data analyst');
    const ends = [await call('job_alerts/end', { token }), await call('job_alerts/end', { token })];
    expect(ends.map((end) => end.json().message)).toEqual([1, 2].map(() => 'You get no more mails about new jobs.'));
    await sendLater();
    expect([server.listEmailsTo({ email }).length, await countRows()]).toEqual([1, 0]);
    expect((await call('job_alerts/view', { token })).statusCode).toBe(409);
  });

  it('cannot be reached with a token for somebody else', async () => {
    const [one, other] = [await subscribe(anAddress()), await subscribe(anAddress())];
    const { searches } = await view(other);
    const change = { token: one, search_id: searches[0].id, frequency: 'daily' };
    expect((await call('job_alerts/search', change)).statusCode).toBe(404);
    const [id] = other.split('.');
    const forged = { token: `${id}.${one.split('.')[1]}` };
    expect((await call('job_alerts/view', forged)).statusCode).toBe(409);
    expect((await call('job_alerts/end', forged)).statusCode).toBe(409);
    expect(await view(other)).toMatchObject({ searches });
  });

  it('lead to the account where the address has one, with the same answer', async () => {
    const ada = await server.signIn('student');
    const answers = [await ask(ada.email), await ask(anAddress())];
    expect(answers[0]?.body).toBe(answers[1]?.body);
    await server.sendDueEmails();
    expect(lastMail(ada.email)?.subject).toBe('Save your search in your Foothold account');
  });

  it('are limited to four links a day for one address, with the same answer', async () => {
    const email = anAddress();
    for (let number = 0; number < 6; number += 1) expect((await ask(email)).statusCode).toBe(202);
    await server.sendDueEmails();
    expect(server.listEmailsTo({ email })).toHaveLength(4);
  });

  it('are the student’s once there is an account with the address', async () => {
    const email = anAddress();
    const token = await subscribe(email);
    await post('Data analyst');
    const ada = await register(email);
    await server.sendDueEmails();
    expect((await server.send({ url: 'saved_searches', as: ada })).json().saved_searches).toEqual([]);
    await call('auth/confirm', { token: readToken(email) });
    const { saved_searches } = (await server.send({ url: 'saved_searches', as: ada })).json();
    expect(saved_searches).toMatchObject([{ conditions: { q: 'data' }, frequency: 'at_once', new_jobs: 1 }]);
    expect(await view(token)).toMatchObject({ is_student: true, searches: [] });
    await sendLater();
    expect(lastMail(email)?.subject).toBe('Data analyst at Baobab Works');
  });

  it('do not come twice where the account had a search before its address was confirmed', async () => {
    const email = anAddress();
    const token = await subscribe(email);
    await post('Data analyst');
    await sendLater();
    const ada = await register(email);
    const body = { conditions: { field: 'Science' }, frequency: 'at_once' };
    await server.send({ method: 'POST', url: 'saved_searches', as: ada, body });
    await server.sendDueEmails();
    await call('auth/confirm', { token: readToken(email) });
    const { saved_searches } = (await server.send({ url: 'saved_searches', as: ada })).json();
    expect(saved_searches).toHaveLength(2);
    expect(await view(token)).toMatchObject({ is_student: true });
    server.mailbox.clear();
    await post('Data clerk');
    await sendDueAlerts(server.context, new Date(Date.now() + 3 * 60 * 60_000));
    await server.sendDueEmails();
    expect(server.listEmailsTo({ email }).map(({ subject }) => subject)).toEqual(['Data clerk at Baobab Works']);
  });

  it('end a year after the page of the alerts was opened last', async () => {
    const [kept, forgotten] = [anAddress(), anAddress()];
    const token = await subscribe(kept);
    await subscribe(forgotten);
    const longAgo = sql<string>`now() - interval '366 days'`;
    await server.context.db.updateTable('alert_subscribers').set({ opened_at: longAgo }).execute();
    await view(token);
    await deleteOldVisitors(server.context.db);
    const rows = await server.context.db.selectFrom('alert_subscribers').select('email').execute();
    expect(rows).toEqual([{ email: kept }]);
  });
});
