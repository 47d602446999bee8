import type { SignedIn } from '../../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';
import { scheduleReminders, sendDueReminders } from './reminders';

let server: TestServerWithEmail;
let works: SignedIn;
let ada: SignedIn;
beforeAll(async () => {
  server = await startServerWithEmail();
});
beforeEach(async () => {
  ada = await server.signIn('student', { full_name: 'Ada Obi' });
  works = await server.signIn('organization', {
    company_name: 'Marina Works',
    interview_link: 'https://meet.example/works',
  });
});
afterEach(() => server.context.db.deleteFrom('interviews').execute());
afterAll(() => server.stop());

// 10:00 in Lagos.
const start = '2099-03-02T09:00:00Z';
const offer = { date: '2099-03-02 10:00', alt_date_1: '2099-03-05 10:00', alt_date_2: '2099-03-08 15:30' };
const before = (from: string, minutes: number) => new Date(Date.parse(from) - minutes * 60_000);
const [aDay, anHour] = [24 * 60, 60];

async function invite() {
  const job = await server.aJob({ org_id: works.role_specific_id, job_title: 'Analyst' });
  const { id } = await server.anApplication({ job_id: job.id, user_id: ada.user_id });
  return { application: id, interview: await schedule(id) };
}
const schedule = async (application_id: number, dates: object = offer): Promise<number> => {
  const body = { application_id, ...offer, ...dates };
  return (await server.send({ method: 'POST', url: 'interviews/schedule', as: works, body })).json().interview.id;
};
const choose = (id: number, selected_date: string) =>
  server.send({ method: 'PATCH', url: `interview/${id}/update-date`, as: ada, body: { selected_date } });
const put = (url: string, as: SignedIn) => server.send({ method: 'PUT', url, as, body: {} });
const set = (id: number, values: object) =>
  server.context.db.updateTable('interviews').set(values).where('id', '=', id).execute();

/** As if it were that moment. */
async function at(moment: Date) {
  await sendDueReminders(server.context.db, moment);
  await server.sendDueEmails();
}
const reminders = (who: SignedIn) =>
  server.listEmailsTo(who).filter(({ subject = '' }) => / (is on|starts at) /.test(subject));
const subjects = (who: SignedIn) => reminders(who).map(({ subject }) => subject);
const news = async (who: SignedIn) => {
  const { notifications } = (await server.send({ url: `view_notifications/${who.user_id}`, as: who })).json();
  return notifications.filter(({ title }: { title: string }) => title.startsWith('Reminder'));
};

it('reminds both sides a day and an hour before, by mail and on the site', async () => {
  const { interview } = await invite();
  await choose(interview, offer.date);
  await at(before(start, aDay + 1));
  expect([...subjects(ada), ...subjects(works)]).toEqual([]);

  await at(before(start, aDay));
  expect(subjects(ada)).toEqual(['Your interview at Marina Works is on Monday 2 March 2099']);
  expect(subjects(works)).toEqual(['The interview with Ada Obi is on Monday 2 March 2099']);
  await at(before(start, anHour));
  expect(subjects(ada)[1]).toBe('Your interview at Marina Works starts at 10:00');
  expect(subjects(works)[1]).toBe('The interview with Ada Obi starts at 10:00');
  for (const who of [ada, works]) {
    expect(reminders(who)[1]?.text).toContain('- Monday 2 March 2099, 10:00, Lagos time (WAT)');
    expect(reminders(who)[1]?.text).toContain('The meeting link is on that page.');
    expect(reminders(who)[1]?.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
  }
  expect(await news(ada)).toMatchObject([
    { kind: 'interview', href: '/dashboard/notifications', title: 'Reminder: interview for Analyst' },
    { message: 'Marina Works expects you on Monday 2 March 2099, 10:00, Lagos time (WAT).' },
  ]);
  expect(await news(works)).toMatchObject([
    { kind: 'interview', href: '/dashboard/interviews', title: 'Reminder: interview with Ada Obi' },
    { message: 'It is for Analyst, on Monday 2 March 2099, 10:00, Lagos time (WAT).' },
  ]);
});

it('says so where the candidate has not answered', async () => {
  await invite();
  await at(before(start, aDay));
  expect(reminders(ada)[0]?.text).toContain('You have not confirmed the date yet.');
  expect((await news(works))[0].message).toContain('The candidate has not answered yet.');
});

it('reminds once, however many processes look, and however often', async () => {
  await invite();
  const { db } = server.context;
  const moment = before(start, aDay - 3);
  await Promise.all([sendDueReminders(db, moment), sendDueReminders(db, moment), sendDueReminders(db, moment)]);
  await at(moment);
  await at(before(start, aDay - 10));
  for (const who of [ada, works]) expect([reminders(who).length, (await news(who)).length]).toEqual([1, 1]);
});

it.each([
  ['the candidate', ({ interview }: { interview: number }) => choose(interview, offer.alt_date_1)],
  ['the company', ({ application }: { application: number }) => schedule(application, { date: '2099-03-05 10:30' })],
])('follows a date that %s has moved', async (_, move) => {
  const invited = await invite();
  await at(before(start, aDay));
  await move(invited);
  await at(before(start, anHour));
  expect(subjects(ada)).toHaveLength(1);
  await at(before('2099-03-05T09:00:00Z', aDay - 30));
  expect(subjects(ada)).toHaveLength(2);
  expect(subjects(ada)[1]).toContain('Thursday 5 March 2099');
});

it.each([
  ['accepted', ({ application }: { application: number }) => put(`AcceptApplicationByOrg/${application}`, works)],
  ['rejected', ({ application }: { application: number }) => put(`RejectApplicationByOrg/${application}`, works)],
  ['withdrawn', ({ application }: { application: number }) => put(`applications/${application}/withdraw`, ada)],
  ['completed', ({ interview }: { interview: number }) => set(interview, { completed_at: new Date() })],
])('reminds nobody of one that is %s, nor mails of it where that happened meanwhile', async (_, end) => {
  const sooner = await invite();
  await sendDueReminders(server.context.db, before(start, aDay));
  await end(sooner);
  await at(before(start, anHour));
  for (const who of [ada, works]) expect([reminders(who).length, (await news(who)).length]).toEqual([0, 1]);
});

it('does not remind of what was settled later than that', async () => {
  const { interview } = await invite();
  await set(interview, { dated_at: before(start, 5 * 60) });
  await at(before(start, 4 * 60));
  expect(subjects(ada)).toEqual([]);
  await at(before(start, anHour));
  expect(subjects(ada)).toEqual(['Your interview at Marina Works starts at 10:00']);
});

it('keeps its time of being settled where the candidate keeps the date, or the company only the place', async () => {
  const { application, interview } = await invite();
  await set(interview, { dated_at: before(start, 3 * aDay) });
  await schedule(application, { place: '4 Marina Road' });
  await choose(interview, offer.date);
  await at(before(start, aDay));
  expect(subjects(ada)).toHaveLength(1);
  expect(reminders(ada)[0]?.text).toContain('It is held here: 4 Marina Road.');
});

it('sends the nearer of the two where nobody could for a while', async () => {
  await invite();
  await at(before(start, 40));
  expect(subjects(ada)).toEqual(['Your interview at Marina Works starts at 10:00']);
});

it('is silent about a company that may not work here any more', async () => {
  await invite();
  await server.context.db
    .updateTable('organizations')
    .set({ verification_status: 'rejected' })
    .where('id', '=', works.role_specific_id)
    .execute();
  await at(before(start, aDay));
  expect([...subjects(ada), ...subjects(works)]).toEqual([]);
});

it('looks by itself as long as the server runs, and ends what is under way before it stops', async () => {
  const { interview } = await invite();
  const soon = new Date(Date.now() + 40 * 60_000);
  await set(interview, { starts_at: soon, dated_at: new Date(Date.now() - 3 * 24 * 60 * 60_000) });
  await scheduleReminders(server.context.db, server.app.log)();
  await server.sendDueEmails();
  expect(subjects(works)).toHaveLength(1);
});
