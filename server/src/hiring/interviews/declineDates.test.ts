import type { SignedIn } from '../../../testing';
import { createInterviewActions, laterOffer, offer } from '../../../testing/interviews';
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
  works = await server.signIn('organization', { interview_link: 'https://meet.example/works' });
});
afterAll(() => server.stop());

const { anApplication, schedule, anInterview, choose, decline, list, listNotifications } = createInterviewActions(
  () => ({
    ...{ server, works, ada },
  }),
);
const line = 'Only after four, please.';
const readApplication = async (id: number, as: SignedIn) =>
  (await server.send({ url: `applications/${id}`, as })).json().application;

describe('declineInterviewDates', () => {
  it('tells the company with the line, by notification and email, and records it', async () => {
    const { id, application_id } = await anInterview();
    const { interview } = (await decline(id)).json();
    expect(interview).toMatchObject({ decline_note: line, confirmed_at: null, ...offer });
    expect((await list()).interviews).toMatchObject([{ id, decline_note: line, declined_at: interview.declined_at }]);
    expect(await listNotifications(works)).toMatchObject([
      {
        title: 'Other interview times asked for',
        message: `None of your times for Analyst suits Ada Obi: “${line}”`,
        href: `/setup-interview?id=${application_id}`,
      },
    ]);
    const { timeline } = await readApplication(application_id, ada);
    expect(timeline.at(-1)).toMatchObject({ kind: 'interview_declined', status: 'Interview' });

    await server.passMinutes(3);
    const [email] = server.listEmailsTo(works);
    expect(email?.subject).toBe('Ada Obi asks for other interview times');
    expect(email?.text).toContain(`“${line}”`);
    expect(email?.text).toContain(`/setup-interview?id=${application_id}`);
    // The offer waited in the outbox, and is declined by now.
    expect(server.listEmailsTo(ada)).toEqual([]);
  });

  it('has one effect when it is repeated with its key or sent from two tabs', async () => {
    const { id } = await anInterview();
    const [first, again] = [await decline(id, {}, { key: 'tab-one' }), await decline(id, {}, { key: 'tab-one' })];
    expect(again.json()).toEqual(first.json());
    const other = await decline(id, { note: 'Or on Friday.' }, { key: 'tab-two' });
    expect(other.json()).toMatchObject({
      code: 'not_possible_now',
      error: 'You have asked for other times already. The company offers some.',
    });
    expect((await list()).interviews[0].decline_note).toBe(line);
    expect(await listNotifications(works)).toHaveLength(1);
  });

  it('settles for one of both when it arrives together with a choice', async () => {
    const { id } = await anInterview();
    const responses = await Promise.all([choose(id, offer.date), decline(id), decline(id)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await listNotifications(works)).toHaveLength(1);
  });

  it('declines no offer that the student has not seen', async () => {
    const { id, application_id } = await anInterview();
    await schedule(application_id, { ...offer, alt_date_2: laterOffer.date });
    expect((await decline(id)).json()).toMatchObject({
      code: 'not_possible_now',
      error: 'The company has offered other times meanwhile. Look at them first.',
    });
    expect((await list()).interviews[0].declined_at).toBeNull();
  });

  it('is answered by another offer, of which the student chooses', async () => {
    const { id, application_id } = await anInterview();
    await decline(id);
    expect((await choose(id, offer.date)).json().error).toBe(
      'You have asked for other times. The company offers some.',
    );
    await schedule(application_id, laterOffer);
    expect((await list()).interviews).toMatchObject([{ id, declined_at: null, decline_note: null }]);
    expect((await choose(id, laterOffer.alt_date_1)).statusCode).toBe(200);
    await server.passMinutes(3);
    expect(server.listEmailsTo(works).map(({ subject }) => subject)).toEqual([
      'Ada Obi chose another time for the interview',
    ]);
  });

  it('frees the times for other interviews and sends no reminder', async () => {
    const { id } = await anInterview();
    await decline(id);
    const { url, as } = { url: 'interviews/taken?application_id=1', as: works };
    expect((await server.send({ url, as })).json()).toEqual({ taken: [] });
    expect((await schedule((await anApplication()).id)).statusCode).toBe(201);
    await sendDueReminders(server.context.db, new Date('2099-03-02T08:30:00Z'));
    const reminders = (await listNotifications(ada)).filter(({ title }: { title: string }) =>
      title.startsWith('Reminder'),
    );
    expect(reminders).toHaveLength(1);
  });

  it('is possible when nobody answered in time', async () => {
    const { id } = await anInterview();
    const { db } = server.context;
    const { starts_at } = await db
      .updateTable('interviews')
      .set({ starts_at: new Date('2020-03-02T09:00:00Z') })
      .where('id', '=', id)
      .returning('starts_at')
      .executeTakeFirstOrThrow();
    expect(starts_at).toBe('2020-03-02T09:00:00.000Z');
    expect((await decline(id, { date: '2020-03-02 10:00' })).statusCode).toBe(200);
  });

  it('gives up a settled date, which the company then replaces', async () => {
    const { id, application_id } = await anInterview();
    await choose(id, offer.date);
    await server.passMinutes(3);
    const settled = server.listEmailsTo(works).length;

    const { interview } = (await decline(id, { confirmed: true })).json();
    expect(interview).toMatchObject({ confirmed_at: null, decline_note: line, agreed_date: offer.date });
    expect(await listNotifications(works)).toMatchObject([
      { message: `Ada Obi cannot keep the time for Analyst: “${line}”` },
      {},
    ]);
    await server.passMinutes(3);
    const email = server.listEmailsTo(works)[settled];
    expect(email?.text).toContain('Ada Obi cannot keep the time that was settled');
    expect(email?.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');

    expect((await schedule(application_id, laterOffer)).json().interview).toMatchObject({ agreed_date: offer.date });
    expect((await choose(id, laterOffer.date)).statusCode).toBe(200);
  });

  it('gives up no settled date once the interview has started', async () => {
    const { id } = await anInterview();
    await choose(id, offer.date);
    await server.context.db
      .updateTable('interviews')
      .set({ starts_at: new Date('2020-03-02T09:00:00Z') })
      .where('id', '=', id)
      .execute();
    const seen = { date: '2020-03-02 10:00', confirmed: true };
    expect((await decline(id, seen)).json().code).toBe('interview_started');
  });

  it('is refused to others, without a line, once the date is settled and once the application is decided', async () => {
    const { id, application_id } = await anInterview();
    expect((await decline(id, {}, { as: await server.signIn('student') })).statusCode).toBe(404);
    expect((await decline(id, { note: '  ' })).json().fields).toEqual({ note: 'Say which times would suit you.' });
    await choose(id, offer.date);
    expect((await decline(id)).json().error).toBe('The date of this interview is already settled.');
    await server.send({ method: 'PUT', url: `AcceptApplicationByOrg/${application_id}`, as: works, body: {} });
    expect((await decline(id)).json().code).toBe('already_decided');
  });
});

describe('agreed_date', () => {
  it('is the settled date that a later offer has replaced, also after that one was declined', async () => {
    const { id, application_id, agreed_date } = await anInterview();
    expect(agreed_date).toBeNull();
    await choose(id, offer.alt_date_1);
    const moved = (await schedule(application_id, laterOffer)).json().interview;
    expect(moved.agreed_date).toBe(offer.alt_date_1);
    await decline(id, laterOffer);
    expect((await schedule(application_id, offer)).json().interview.agreed_date).toBe(offer.alt_date_1);
  });
});
