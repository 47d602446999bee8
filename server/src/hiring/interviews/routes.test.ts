import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { createInterviewActions, offer } from '../../../testing/interviews';
import { toWallClock } from '../../platform/time/wallClock';

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

const { anApplication, schedule, anInterview, choose, list, listNotifications } = createInterviewActions(() => ({
  server,
  works,
  ada,
}));
const complete = (id: number, as = works) => server.send({ method: 'PATCH', url: `interview/${id}/complete`, as });
const put = (url: string, as = works) => server.send({ method: 'PUT', url, as, body: {} });
const setStart = (id: number, starts_at: Date) =>
  server.context.db.updateTable('interviews').set({ starts_at }).where('id', '=', id).execute();
const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);

describe('chooseInterviewDate', () => {
  it('confirms one of the three dates, notifies the company, and keeps the others', async () => {
    const { id } = await anInterview();
    const response = await choose(id, offer.alt_date_2);
    expect(response.json()).toMatchObject({
      message: 'Alternative date confirmed successfully!',
      interview: { date: offer.alt_date_2, alt_date_1: offer.alt_date_1, alt_date_2: offer.date },
    });
    expect(response.json().interview.confirmed_at).not.toBeNull();
    expect((await listNotifications(works))[0]).toMatchObject({
      title: 'Interview date confirmed',
      message: expect.stringMatching(
        /^Ada Obi chose \w+day \d+ \w+ 2\d{3}, \d\d:\d\d, Lagos time \(WAT\) for Analyst\.$/,
      ),
    });
  });

  it('accepts the preferred date, and refuses a second choice', async () => {
    const { id } = await anInterview();
    expect((await choose(id, offer.date)).statusCode).toBe(200);
    const again = await choose(id, offer.alt_date_1);
    expect(again.statusCode).toBe(409);
    expect(again.json().code).toBe('not_possible_now');
  });

  it('accepts one choice when several arrive at once', async () => {
    const { id } = await anInterview();
    const responses = await Promise.all([
      choose(id, offer.alt_date_1),
      choose(id, offer.alt_date_2),
      choose(id, offer.date),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const winner = responses.find(({ statusCode }) => statusCode === 200)?.json().interview;
    expect((await list()).interviews).toMatchObject([{ date: winner.date }]);
    expect(await listNotifications(works)).toHaveLength(1);
  });

  it('refuses other students, dates that were not offered, and choices after the start', async () => {
    const { id } = await anInterview();
    expect((await choose(id, offer.date, await server.signIn('student'))).statusCode).toBe(404);
    expect((await choose(id, '2099-12-24 10:00')).json().fields).toEqual({
      selected_date: 'Choose one of the three dates that were offered.',
    });
    await setStart(id, inHours(-1));
    expect((await choose(id, offer.alt_date_1)).json().code).toBe('interview_started');
  });
});

describe('completeInterview', () => {
  it('refuses long before the start, and changes nothing when repeated', async () => {
    const { id } = await anInterview();
    expect((await complete(id)).json().code).toBe('not_possible_now');
    await setStart(id, inHours(1.9));
    const first = (await complete(id)).json();
    expect(first.message).toBe('Interview marked as completed');
    expect((await complete(id)).json().interview.completed_at).toBe(first.interview.completed_at);
    expect((await list()).interviews[0].completed_at).toBe(first.interview.completed_at);
    expect((await complete(id, await server.signIn('organization'))).statusCode).toBe(404);
  });

  it('frees the time for another interview', async () => {
    const soon = [inHours(1), inHours(30), inHours(60)].map((at) => toWallClock(at, 'Africa/Lagos'));
    const [date, alt_date_1, alt_date_2] = soon;
    const { id } = await anInterview({ date, alt_date_1, alt_date_2 });
    await complete(id);
    expect((await schedule((await anApplication()).id, { date, alt_date_1, alt_date_2 })).statusCode).toBe(201);
  });
});

describe('listInterviews', () => {
  it.each(['Accept', 'Reject'])('leaves out an interview, which can no longer change, after %s', async (verb) => {
    const interview = await anInterview();
    expect((await put(`${verb}ApplicationByOrg/${interview.application_id}`)).statusCode).toBe(200);
    expect(await list()).toMatchObject({ interviews: [], total: 0, time_zone: 'Africa/Lagos', changes_at: null });
    expect((await complete(interview.id)).json().code).toBe('already_decided');
    expect((await choose(interview.id, offer.date)).json().code).toBe('already_decided');
  });

  it('responds with 404 to other companies, and works for admins', async () => {
    await anInterview();
    const url = `organizations/${works.role_specific_id}/interviews`;
    expect((await server.send({ url, as: await server.signIn('organization') })).statusCode).toBe(404);
    const admin = await server.signIn('admin');
    expect(await list(admin)).toMatchObject({ total: 1, time_zone: 'Africa/Lagos' });
    const unknown = await server.send({ url: 'organizations/999999/interviews', as: admin });
    expect(unknown.statusCode).toBe(404);
  });

  it('accepts the application when it is accepted and invited at once', async () => {
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
