import type { SignedIn } from '../../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';
import { sendDueReminders } from './reminders';

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

/** Sends what is due at a moment. */
async function remindAt(moment: Date) {
  await sendDueReminders(server.context.db, moment);
  await server.sendDueEmails();
}
const listReminderEmails = (who: SignedIn) =>
  server.listEmailsTo(who).filter(({ subject = '' }) => / (is on|starts at) /.test(subject));
const listReminderSubjects = (who: SignedIn) => listReminderEmails(who).map(({ subject }) => subject);
const listReminderNotifications = async (who: SignedIn) => {
  const { notifications } = (await server.send({ url: `view_notifications/${who.user_id}`, as: who })).json();
  return notifications.filter(({ title }: { title: string }) => title.startsWith('Reminder'));
};

describe('sendDueReminders', () => {
  it('reminds both parties a day and an hour before, by email and notification', async () => {
    const { interview } = await invite();
    await choose(interview, offer.date);
    await remindAt(before(start, aDay + 1));
    expect([...listReminderSubjects(ada), ...listReminderSubjects(works)]).toEqual([]);

    await remindAt(before(start, aDay));
    expect(listReminderSubjects(ada)).toEqual(['Your interview at Marina Works is on Monday 2 March 2099']);
    expect(listReminderSubjects(works)).toEqual(['The interview with Ada Obi is on Monday 2 March 2099']);
    await remindAt(before(start, anHour));
    expect(listReminderSubjects(ada)[1]).toBe('Your interview at Marina Works starts at 10:00');
    expect(listReminderSubjects(works)[1]).toBe('The interview with Ada Obi starts at 10:00');
    for (const who of [ada, works]) {
      expect(listReminderEmails(who)[1]?.text).toContain('- Monday 2 March 2099, 10:00, Lagos time (WAT)');
      expect(listReminderEmails(who)[1]?.text).toContain('The meeting link is on that page.');
      expect(listReminderEmails(who)[1]?.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
    }
    expect(await listReminderNotifications(ada)).toMatchObject([
      {
        kind: 'interview',
        href: expect.stringMatching(/^\/dashboard\/applications\/\d+$/),
        title: 'Reminder: interview for Analyst',
      },
      { message: 'Marina Works expects you on Monday 2 March 2099, 10:00, Lagos time (WAT).' },
    ]);
    expect(await listReminderNotifications(works)).toMatchObject([
      { kind: 'interview', href: '/dashboard/interviews', title: 'Reminder: interview with Ada Obi' },
      { message: 'It is for Analyst, on Monday 2 March 2099, 10:00, Lagos time (WAT).' },
    ]);
  });

  it('says so when the candidate has not confirmed the date', async () => {
    await invite();
    await remindAt(before(start, aDay));
    expect(listReminderEmails(ada)[0]?.text).toContain('You have not confirmed the date yet.');
    expect((await listReminderNotifications(works))[0].message).toContain('The candidate has not answered yet.');
  });

  it('reminds once when several processes poll repeatedly', async () => {
    await invite();
    const { db } = server.context;
    const moment = before(start, aDay - 3);
    await Promise.all([sendDueReminders(db, moment), sendDueReminders(db, moment), sendDueReminders(db, moment)]);
    await remindAt(moment);
    await remindAt(before(start, aDay - 10));
    for (const who of [ada, works])
      expect([listReminderEmails(who).length, (await listReminderNotifications(who)).length]).toEqual([1, 1]);
  });

  it.each([
    ['the candidate', ({ interview }: { interview: number }) => choose(interview, offer.alt_date_1)],
    ['the company', ({ application }: { application: number }) => schedule(application, { date: '2099-03-05 10:30' })],
  ])('reminds of the new date when %s has moved it', async (_, move) => {
    const invited = await invite();
    await remindAt(before(start, aDay));
    await move(invited);
    await remindAt(before(start, anHour));
    expect(listReminderSubjects(ada)).toHaveLength(1);
    await remindAt(before('2099-03-05T09:00:00Z', aDay - 30));
    expect(listReminderSubjects(ada)).toHaveLength(2);
    expect(listReminderSubjects(ada)[1]).toContain('Thursday 5 March 2099');
  });

  it.each([
    ['accepted', ({ application }: { application: number }) => put(`AcceptApplicationByOrg/${application}`, works)],
    ['rejected', ({ application }: { application: number }) => put(`RejectApplicationByOrg/${application}`, works)],
    ['withdrawn', ({ application }: { application: number }) => put(`applications/${application}/withdraw`, ada)],
    ['completed', ({ interview }: { interview: number }) => set(interview, { completed_at: new Date() })],
  ])('skips an interview that is %s, also when a reminder is queued already', async (_, end) => {
    const sooner = await invite();
    await sendDueReminders(server.context.db, before(start, aDay));
    await end(sooner);
    await remindAt(before(start, anHour));
    for (const who of [ada, works])
      expect([listReminderEmails(who).length, (await listReminderNotifications(who)).length]).toEqual([0, 1]);
  });

  it('skips the day reminder when the date was set less than a day before', async () => {
    const { interview } = await invite();
    await set(interview, { dated_at: before(start, 5 * 60) });
    await remindAt(before(start, 4 * 60));
    expect(listReminderSubjects(ada)).toEqual([]);
    await remindAt(before(start, anHour));
    expect(listReminderSubjects(ada)).toEqual(['Your interview at Marina Works starts at 10:00']);
  });

  it('still sends the day reminder when only the place changed or the preferred date was confirmed', async () => {
    const { application, interview } = await invite();
    await set(interview, { dated_at: before(start, 3 * aDay) });
    await schedule(application, { place: '4 Marina Road' });
    await choose(interview, offer.date);
    await remindAt(before(start, aDay));
    expect(listReminderSubjects(ada)).toHaveLength(1);
    expect(listReminderEmails(ada)[0]?.text).toContain('It is held here: 4 Marina Road.');
  });

  it('sends only the hour reminder when none could be sent before', async () => {
    await invite();
    await remindAt(before(start, 40));
    expect(listReminderSubjects(ada)).toEqual(['Your interview at Marina Works starts at 10:00']);
  });

  it('skips interviews of a company that is no longer verified', async () => {
    await invite();
    await server.context.db
      .updateTable('organizations')
      .set({ verification_status: 'rejected' })
      .where('id', '=', works.role_specific_id)
      .execute();
    await remindAt(before(start, aDay));
    expect([...listReminderSubjects(ada), ...listReminderSubjects(works)]).toEqual([]);
  });
});
