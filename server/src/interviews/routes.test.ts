import { type SignedIn, startServer, type TestServer } from '../testing';
import { toWallClock } from '../time/wallClock';

let server: TestServer;
let works: SignedIn;
let ada: SignedIn;
beforeAll(async () => {
  server = await startServer();
  ada = await server.signIn('student', { full_name: 'Ada Obi' });
});
beforeEach(async () => {
  works = await server.signIn('organization', { interview_link: 'https://meet.example/works' });
});
afterAll(() => server.stop());

const offer = { date: '2099-03-02 10:00', alt_date_1: '2099-03-03 10:00', alt_date_2: '2099-03-04 15:30' };

const anApplication = async (wishes: Parameters<TestServer['anApplication']>[0] = {}) => {
  const job = await server.aJob({ org_id: works.role_specific_id, job_title: 'Analyst' });
  return server.anApplication({ job_id: job.id, user_id: ada.user_id, ...wishes });
};
const schedule = (application_id: number, body: object = {}, as = works) =>
  server.send({ method: 'POST', url: 'interviews/schedule', as, body: { application_id, ...offer, ...body } });
const anInterview = async (body: object = {}) => (await schedule((await anApplication()).id, body)).json().interview;
const choose = (id: number, selected_date: string, as = ada) =>
  server.send({ method: 'PATCH', url: `interview/${id}/update-date`, as, body: { selected_date } });
const complete = (id: number, as = works) => server.send({ method: 'PATCH', url: `interview/${id}/complete`, as });
const list = async (as = works) =>
  (await server.send({ url: `organizations/${works.role_specific_id}/interviews`, as })).json();
const put = (url: string, as = works) => server.send({ method: 'PUT', url, as, body: {} });
const begin = (id: number, starts_at: Date) =>
  server.context.db.updateTable('interviews').set({ starts_at }).where('id', '=', id).execute();
const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);
const newsOf = async (who: SignedIn) =>
  (await server.send({ url: `view_notifications/${who.user_id}`, as: who })).json().notifications;

describe('offering dates', () => {
  it('keeps them on the company’s clock, links to its room, and moves the application', async () => {
    const application = await anApplication();
    const response = await schedule(application.id);
    expect(response.statusCode).toBe(201);
    const { interview, message } = response.json();
    expect(message).toBe('Interview scheduled successfully.');
    expect(interview).toMatchObject({
      ...offer,
      ...{ application_id: application.id, job_id: application.job_id, user_id: ada.user_id },
      ...{ starts_at: '2099-03-02T09:00:00.000Z', time_zone: 'Africa/Lagos', meet_link: 'https://meet.example/works' },
      ...{ confirmed_at: null, completed_at: null },
    });
    expect(await list()).toMatchObject({
      interviews: [
        {
          id: interview.id,
          application: { status: 'Interview' },
          job: { job_title: 'Analyst' },
          student: { full_name: 'Ada Obi' },
        },
      ],
      total: 1,
    });
    expect((await newsOf(ada))[0]).toMatchObject({ title: 'Interview for Analyst', href: '/dashboard/notifications' });
  });

  it('replaces an earlier offer, which the student may then answer again', async () => {
    const application = await anApplication();
    const first = (await schedule(application.id)).json().interview;
    await choose(first.id, offer.date);
    const second = (await schedule(application.id, { date: '2099-04-01 09:00' })).json().interview;
    expect(second).toMatchObject({ id: first.id, date: '2099-04-01 09:00', confirmed_at: null });
    expect((await list()).total).toBe(1);
    expect((await choose(first.id, '2099-04-01 09:00')).statusCode).toBe(200);
  });

  it('wants three different times, all ahead and all real', async () => {
    const { id } = await anApplication();
    const refused = async (body: object) => (await schedule(id, body)).json();
    expect(await refused({ alt_date_2: offer.date })).toMatchObject({
      code: 'invalid_input',
      fields: { alt_date_2: 'Choose three different times.' },
    });
    expect(await refused({ date: '2020-01-01 10:00' })).toMatchObject({
      fields: { date: 'Choose a time in the future.' },
    });
    expect(await refused({ alt_date_1: '2099-02-31 10:00' })).toMatchObject({
      fields: { alt_date_1: expect.any(String) },
    });
    expect(await refused({ date: '' })).toMatchObject({ fields: { date: 'Preferred date is required.' } });
    expect(await refused({ meet_link: 'http://meet.example' })).toMatchObject({
      fields: { meet_link: expect.any(String) },
    });
  });

  it('follows the clock of a zone with summer time', async () => {
    await server.context.db
      .updateTable('organizations')
      .set({ time_zone: 'Europe/Berlin' })
      .where('id', '=', works.role_specific_id)
      .execute();
    // Clocks go from 02:00 to 03:00 on 29 March 2099.
    const skipped = await schedule((await anApplication()).id, { date: '2099-03-29 02:30' });
    expect(skipped.json().fields).toHaveProperty('date');
    const interview = await anInterview({ date: '2099-03-29 10:00', alt_date_1: '2099-03-28 10:00' });
    expect(interview).toMatchObject({ date: '2099-03-29 10:00', starts_at: '2099-03-29T08:00:00.000Z' });
    const chosen = (await choose(interview.id, '2099-03-28 10:00')).json().interview;
    expect(chosen).toMatchObject({ date: '2099-03-28 10:00', starts_at: '2099-03-28T09:00:00.000Z' });
  });

  it('warns of another interview at that time, unless told that it is meant', async () => {
    await anInterview();
    const { id } = await anApplication();
    const body = { date: '2099-03-02 10:59', alt_date_1: '2099-03-02 11:00', alt_date_2: '2099-03-05 10:00' };
    const warned = await schedule(id, body);
    expect(warned.statusCode).toBe(409);
    expect(warned.json()).toMatchObject({
      code: 'interview_overlap',
      fields: { date: 'Another interview of yours is at this time.' },
    });
    expect((await schedule(id, { ...body, confirm_overlap: true })).statusCode).toBe(201);
  });

  it('is not possible once decided or withdrawn, nor for somebody else’s application', async () => {
    for (const status of ['Accepted', 'Rejected', 'Withdrawn'] as const) {
      const answer = await schedule((await anApplication({ status })).id);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().code).toBe('already_decided');
    }
    const rival = await server.signIn('organization');
    expect((await schedule((await anApplication()).id, {}, rival)).statusCode).toBe(404);
  });
});

describe('choosing a date', () => {
  it('settles one of the three, tells the company, and keeps the others', async () => {
    const { id } = await anInterview();
    const response = await choose(id, offer.alt_date_2);
    expect(response.json()).toMatchObject({
      message: 'Alternative date confirmed successfully!',
      interview: { date: offer.alt_date_2, alt_date_1: offer.alt_date_1, alt_date_2: offer.date },
    });
    expect(response.json().interview.confirmed_at).not.toBeNull();
    expect((await newsOf(works))[0]).toMatchObject({
      title: 'Interview date confirmed',
      message: `Ada Obi chose ${offer.alt_date_2} (Africa/Lagos) for Analyst.`,
    });
  });

  it('may keep the preferred one, once', async () => {
    const { id } = await anInterview();
    expect((await choose(id, offer.date)).statusCode).toBe(200);
    const again = await choose(id, offer.alt_date_1);
    expect(again.statusCode).toBe(409);
    expect(again.json().code).toBe('not_possible_now');
  });

  it('has one winner when two choices arrive at once', async () => {
    const { id } = await anInterview();
    const answers = await Promise.all([
      choose(id, offer.alt_date_1),
      choose(id, offer.alt_date_2),
      choose(id, offer.date),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json().interview;
    expect((await list()).interviews).toMatchObject([{ date: winner.date }]);
    expect(await newsOf(works)).toHaveLength(1);
  });

  it('is for the student concerned, before the start, and from what was offered', async () => {
    const { id } = await anInterview();
    expect((await choose(id, offer.date, await server.signIn('student'))).statusCode).toBe(404);
    expect((await choose(id, '2099-12-24 10:00')).json().fields).toEqual({
      selected_date: 'Choose one of the three dates that were offered.',
    });
    await begin(id, inHours(-1));
    expect((await choose(id, offer.alt_date_1)).json().code).toBe('interview_started');
  });
});

describe('completing', () => {
  it('is stored, once it is about to begin, and repeating it changes nothing', async () => {
    const { id } = await anInterview();
    expect((await complete(id)).json().code).toBe('not_possible_now');
    await begin(id, inHours(1.9));
    const first = (await complete(id)).json();
    expect(first.message).toBe('Interview marked as completed');
    expect((await complete(id)).json().interview.completed_at).toBe(first.interview.completed_at);
    expect((await list()).interviews[0].completed_at).toBe(first.interview.completed_at);
    expect((await complete(id, await server.signIn('organization'))).statusCode).toBe(404);
  });

  it('frees its time for another interview', async () => {
    const soon = [inHours(1), inHours(30), inHours(60)].map((at) => toWallClock(at, 'Africa/Lagos'));
    const [date, alt_date_1, alt_date_2] = soon;
    const { id } = await anInterview({ date, alt_date_1, alt_date_2 });
    await complete(id);
    expect((await schedule((await anApplication()).id, { date, alt_date_1, alt_date_2 })).statusCode).toBe(201);
  });
});

describe('the company’s list', () => {
  it.each(['Accept', 'Reject'])('loses an interview for good by %s', async (verb) => {
    const interview = await anInterview();
    expect((await put(`${verb}ApplicationByOrg/${interview.application_id}`)).statusCode).toBe(200);
    expect(await list()).toEqual({ interviews: [], total: 0 });
    expect((await complete(interview.id)).json().code).toBe('already_decided');
    expect((await choose(interview.id, offer.date)).json().code).toBe('already_decided');
  });

  it('is for that company and admins', async () => {
    await anInterview();
    const url = `organizations/${works.role_specific_id}/interviews`;
    expect((await server.send({ url, as: await server.signIn('organization') })).statusCode).toBe(404);
    expect((await list(await server.signIn('admin'))).total).toBe(1);
  });

  it('decides between accepting and offering dates at once, by who is first', async () => {
    const { id } = await anApplication();
    const [accepted, offered] = await Promise.all([put(`AcceptApplicationByOrg/${id}`), schedule(id)]);
    const { status } = await server.context.db
      .selectFrom('applications')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('Accepted');
    expect(accepted.statusCode).toBe(200);
    expect([201, 409]).toContain(offered.statusCode);
  });
});
