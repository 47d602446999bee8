import type { AlertFrequency, SearchConditions } from '@foothold/shared/contract';
import type { SignedIn } from '../../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';
import { matchListedJobs } from '../savedSearches/matching';
import { sendDueAlerts } from './runs';

let server: TestServerWithEmail;
let ada: SignedIn;
let company: SignedIn;
beforeAll(async () => {
  server = await startServerWithEmail();
  company = await server.signIn('organization', { company_name: 'Baobab Works' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.context.db.deleteFrom('jobs').execute();
  await server.context.db.deleteFrom('saved_searches').execute();
  await server.context.db.deleteFrom('alert_subscribers').execute();
  ada = await server.signIn('student');
});

/** A Monday, in Lagos ten in the morning. */
const monday = new Date('2030-01-07T09:00:00Z');
const after = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);
const hours = 60;

const save = async (conditions: SearchConditions, frequency: AlertFrequency = 'at_once', name?: string) => {
  const body = { conditions, frequency, name, time_zone: 'Africa/Lagos' };
  return (await server.send({ method: 'POST', url: 'saved_searches', as: ada, body })).json().saved_search.id as number;
};
const change = (id: number, body: object) =>
  server.send({ method: 'PATCH', url: `saved_searches/${id}`, as: ada, body });
const post = async (job_title: string, overrides: object = {}) =>
  (await server.aJob({ org_id: company.role_specific_id, job_title, deadline: '2031-01-01', ...overrides })).id;
const match = (at: Date) => matchListedJobs(server.context, at);
const send = async (at: Date) => {
  await sendDueAlerts(server.context, at);
  await server.sendDueEmails();
};
const mails = (who = ada) =>
  server.listEmailsTo(who).filter(({ text }) => text?.includes('Change or stop these mails'));
const subjects = () => mails().map(({ subject }) => subject);

describe('mails about new jobs', () => {
  it('bundle what comes at once, at most every half hour', async () => {
    await save({ q: 'data' });
    await post('Data analyst');
    await match(after(0));
    await send(after(1));
    expect(subjects()).toEqual([]);
    await post('Data engineer');
    await match(after(1));
    await send(after(2));
    expect(subjects()).toEqual(['2 new jobs: “data”']);
    await post('Data clerk');
    await match(after(3));
    await send(after(31));
    expect(subjects()).toHaveLength(1);
    await send(after(32));
    expect(subjects().slice(1)).toEqual(['Data clerk at Baobab Works']);
  });

  it.each([
    ['daily', after(21 * hours + 59), after(22 * hours)],
    ['weekly', after(6 * 24 * hours + 21 * hours + 59), after(6 * 24 * hours + 22 * hours)],
  ] as const)('come %s at eight in the zone of the student, weekly ones on Mondays', async (frequency, before, due) => {
    await save({ q: 'data' }, frequency);
    await post('Data analyst');
    await match(monday);
    await send(before);
    expect(subjects()).toEqual([]);
    await send(due);
    expect(subjects()).toEqual(['Data analyst at Baobab Works']);
  });

  it('come at the hour that the student chooses, also where one is due', async () => {
    await save({ q: 'data' }, 'daily');
    await post('Data analyst');
    const times = { send_hour: 18, time_zone: 'America/New_York' };
    const response = await server.send({ method: 'PUT', url: 'alert_times', as: ada, body: times });
    expect(response.json()).toEqual({ alert_times: times });
    const list = (await server.send({ url: 'saved_searches', as: ada })).json();
    expect([list.alert_times, list.saved_searches[0].frequency]).toEqual([times, 'daily']);
    await match(monday);
    // Six in the evening in New York is 23:00 in UTC.
    await send(after(13 * hours + 59));
    expect(subjects()).toEqual([]);
    await send(after(14 * hours));
    expect(subjects()).toHaveLength(1);
  });

  it('have each job once, however many searches find it and however many processes send', async () => {
    await save({ q: 'data' });
    await save({ field: 'Science' }, 'at_once', 'Science for me');
    await save({ location: 'Lagos' }, 'daily');
    await post('Data analyst', { location: 'Lagos' });
    await match(monday);
    await Promise.all([1, 2, 3].map(() => sendDueAlerts(server.context, after(5))));
    await send(after(5));
    await send(after(48 * hours));
    expect(mails()).toHaveLength(1);
    expect(mails()[0]?.text).toContain('Found by your saved searches: “data”; Science for me; Jobs in Lagos.');
  });

  it('have open jobs only: none that has closed since, nor of a company that is hidden', async () => {
    await save({ q: 'data' });
    const closed = await post('Data analyst');
    await match(monday);
    await server.context.db.updateTable('jobs').set({ status: 0 }).where('id', '=', closed).execute();
    await send(after(5));
    const other = await server.signIn('organization', { company_name: 'Gone Ltd' });
    await post('Data clerk', { org_id: other.role_specific_id });
    await match(after(5));
    await sendDueAlerts(server.context, after(40));
    const { db } = server.context;
    const organization = db.updateTable('organizations').where('id', '=', other.role_specific_id);
    await organization.set({ verification_status: 'rejected' }).execute();
    await server.sendDueEmails();
    expect(mails()).toEqual([]);
  });

  it('leave out what the student has seen in the product or applied for', async () => {
    const id = await save({ q: 'data' });
    await save({ field: 'Art' });
    await post('Data analyst');
    const applied = await post('Painter', { field: 'Art' });
    await match(monday);
    await server.send({ method: 'POST', url: `saved_searches/${id}/view`, as: ada });
    await server.anApplication({ job_id: applied, user_id: ada.user_id });
    await send(after(5));
    expect(mails()).toEqual([]);
  });

  it('tell only of what was found since they were chosen', async () => {
    const id = await save({ q: 'data' }, 'none');
    await post('Data analyst');
    await match(monday);
    await change(id, { frequency: 'at_once' });
    await post('Data clerk');
    await match(after(1));
    await send(after(10));
    expect(subjects()).toEqual(['Data clerk at Baobab Works']);
  });

  it('come in the new rhythm for what waited in the old one, and not for a search that is paused', async () => {
    const id = await save({ q: 'data' }, 'weekly');
    const other = await save({ q: 'law' });
    await post('Data analyst');
    await post('Law clerk');
    await match(monday);
    await change(id, { frequency: 'at_once' });
    await change(other, { paused: true });
    await send(after(60));
    expect(subjects()).toEqual(['Data analyst at Baobab Works']);
  });

  it('do not come to a student who is suspended or has deleted the account', async () => {
    await save({ q: 'data' });
    await post('Data analyst');
    await match(monday);
    await sendDueAlerts(server.context, after(5));
    const { db } = server.context;
    await db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', ada.user_id).execute();
    await server.sendDueEmails();
    expect(mails()).toEqual([]);
  });

  it('say what they are about, lead to each job and end with one press', async () => {
    await save({ field: 'Science', stipend: 'Yes' });
    const id = await post('Analyst', { location: 'Lagos', stipend: 1, currency: 'Naira', amount: '150000' });
    await match(monday);
    await send(after(5));
    const [mail] = mails();
    expect(mail?.text).toContain(
      `- Analyst at Baobab Works\n  Lagos · ₦150,000 a month · apply by 1 January 2031\n  https://jobs.example.ng/dashboard/jobs/${id}`,
    );
    expect(mail?.text).toContain('You get this mail at most every half hour, when there are new jobs.');
    const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const [, path] =
      /^<https:\/\/jobs\.example\.ng(\/alerts\?token=[\w.-]+)>$/.exec(headers['list-unsubscribe'] ?? '') ?? [];
    const press = () =>
      server.app.inject({
        method: 'POST',
        url: path as string,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect([(await press()).statusCode, (await press()).statusCode]).toEqual([200, 200]);
    const { saved_searches } = (await server.send({ url: 'saved_searches', as: ada })).json();
    expect(saved_searches).toMatchObject([{ frequency: 'none' }]);
    await post('Chemist', { stipend: 1, currency: 'Naira', amount: '90000' });
    await match(after(60));
    await send(after(120));
    expect(mails()).toHaveLength(1);
  });

  it('answer a token that this server has not issued with a failure', async () => {
    const response = await server.app.inject({ method: 'POST', url: '/alerts?token=1.aaaaaaaaaaaaaaaaaaaaaa' });
    expect(response.statusCode).toBe(409);
  });
});
