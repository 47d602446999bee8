import type { DecisionBatch } from '@foothold/shared/contract';
import type { SignedIn } from '../../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';
import { applyDueDecisions } from './apply';

let server: TestServerWithEmail;
let company: SignedIn;
beforeAll(async () => {
  server = await startServerWithEmail();
});
beforeEach(async () => {
  company = await server.signIn('organization', { company_name: 'Marina Works' });
});
afterAll(() => server.stop());

async function anApplicant(full_name: string) {
  const student = await server.signIn('student', { full_name });
  const job = await server.aJob({ org_id: company.role_specific_id, job_title: 'Analyst' });
  const { id } = await server.anApplication({ job_id: job.id, user_id: student.user_id, status: 'Viewed' });
  return { id, student };
}
type Applicant = Awaited<ReturnType<typeof anApplicant>>;

// A Monday.
const interview = { date: '2099-03-02 10:00', alt_date_1: '2099-03-03 10:00', alt_date_2: '2099-03-04 10:00' };
const venue = { place: '1 Marina, Lagos' };
const invite = (applicants: readonly Applicant[], over: object = {}) =>
  server.send({
    ...{ method: 'POST', url: 'decision_batches', as: company },
    body: {
      ...{ kind: 'interview', application_ids: applicants.map(({ id }) => id) },
      interview: { ...interview, ...venue, ...over },
    },
  });
const scheduleSingly = ({ id }: Applicant, date: string) =>
  server.send({
    ...{ method: 'POST', url: 'interviews/schedule', as: company },
    body: {
      application_id: id,
      ...interview,
      ...venue,
      date,
      alt_date_1: '2099-06-01 10:00',
      alt_date_2: '2099-06-02 10:00',
    },
  });
const applyDue = (now = new Date(Date.now() + 11 * 60_000)) =>
  applyDueDecisions(server.context.db, server.app.log, now);
const loadInterview = async ({ id, student }: Applicant) =>
  (await server.send({ url: `applications/${id}`, as: student })).json().application.interview;
const list = async (): Promise<DecisionBatch[]> =>
  (await server.send({ url: 'decision_batches', as: company })).json().batches;

describe('an invitation of several people to interviews', () => {
  it('gives each a preferred time of their own, an hour apart in the order of the selection, and all the same alternatives', async () => {
    const [ada, bola] = [await anApplicant('Ada Obi'), await anApplicant('Bọ́lá Eze')];
    expect((await invite([bola, ada])).statusCode).toBe(201);
    expect(await loadInterview(ada)).toBeNull();
    await applyDue();
    expect(await loadInterview(bola)).toMatchObject({ ...interview, ...venue });
    expect(await loadInterview(ada)).toMatchObject({ ...interview, date: '2099-03-02 11:00' });
    await server.passMinutes(3);
    const [email] = server.listEmailsTo(ada.student);
    expect(email?.subject).toBe('Interview for Analyst at Marina Works');
    expect(email?.text).toContain('Preferred: Monday 2 March 2099, 11:00');
  });

  it('lets the first who chooses an alternative have it', async () => {
    const [ada, bola] = [await anApplicant('Ada Obi'), await anApplicant('Bọ́lá Eze')];
    await invite([ada, bola]);
    await applyDue();
    const choose = async (applicant: Applicant) =>
      server.send({
        ...{
          method: 'PATCH',
          url: `interview/${(await loadInterview(applicant)).id}/update-date`,
          as: applicant.student,
        },
        body: { selected_date: interview.alt_date_1 },
      });
    expect((await choose(bola)).statusCode).toBe(200);
    expect((await choose(ada)).json().code).toBe('interview_time_taken');
    expect((await loadInterview(ada)).taken_dates).toEqual(['alt_date_1']);
  });

  it('is previewed with the very texts, without those who are invited already', async () => {
    const [ada, bola] = [await anApplicant('Ada Obi'), await anApplicant('Bọ́lá Eze')];
    await scheduleSingly(ada, '2099-05-04 10:00');
    const response = await server.send({
      ...{ method: 'POST', url: 'decision_batches/preview', as: company },
      body: {
        ...{ kind: 'interview', selection: { application_ids: [ada.id, bola.id] } },
        interview: { ...interview, ...venue },
      },
    });
    const { people, location } = response.json();
    expect(location).toEqual(['It is held here: 1 Marina, Lagos.']);
    expect(people).toEqual([
      expect.objectContaining({ application_id: ada.id, problem: 'invited', times: null }),
      expect.objectContaining({
        ...{ application_id: bola.id, problem: null },
        times: {
          zone: 'Lagos time (WAT)',
          list: [
            'Preferred: Monday 2 March 2099, 10:00',
            'First alternative: Tuesday 3 March 2099, 10:00',
            'Second alternative: Wednesday 4 March 2099, 10:00',
          ],
        },
      }),
    ]);
  });

  it.each([
    ['an alternative close to somebody’s preferred time', { alt_date_1: '2099-03-02 11:30' }, 422, 'alt_date_1'],
    ['a time that has passed', { date: '2020-03-02 10:00' }, 422, 'date'],
  ])('is refused with %s', async (_what, over, status, field) => {
    const applicants = [await anApplicant('Ada Obi'), await anApplicant('Bọ́lá Eze')];
    const response = await invite(applicants, over);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([status, [field]]);
  });

  it('is refused where it would be held nowhere', async () => {
    const { db } = server.context;
    await db
      .updateTable('organizations')
      .set({ interview_link: null })
      .where('id', '=', company.role_specific_id)
      .execute();
    const response = await invite([await anApplicant('Ada Obi')], { place: null });
    expect(response.json().fields).toEqual({ meet_link: 'Meeting link is required.' });
  });

  it('is refused where another interview has one of the times', async () => {
    const [ada, bola, chidi] = [
      await anApplicant('Ada Obi'),
      await anApplicant('Bọ́lá Eze'),
      await anApplicant('Chidi Musa'),
    ];
    await scheduleSingly(chidi, '2099-03-02 11:30');
    const response = await invite([ada, bola]);
    expect([response.statusCode, response.json().code]).toEqual([409, 'interview_overlap']);
    expect(response.json().fields.date).toContain('Chidi Musa');
  });

  it('is refused for more than 40 people', async () => {
    const ada = await anApplicant('Ada Obi');
    const response = await server.send({
      ...{ method: 'POST', url: 'decision_batches', as: company },
      body: {
        ...{ kind: 'interview', application_ids: Array.from({ length: 41 }, (_, index) => ada.id + index) },
        interview: { ...interview, ...venue },
      },
    });
    expect(response.json().fields).toEqual({ application_ids: 'At most 40 people are invited at once.' });
  });

  it('leaves out whose time was taken or has passed until it takes effect, and says so', async () => {
    const [ada, bola, chidi] = [
      await anApplicant('Ada Obi'),
      await anApplicant('Bọ́lá Eze'),
      await anApplicant('Chidi Musa'),
    ];
    await invite([ada, bola]);
    await scheduleSingly(chidi, '2099-03-02 11:00');
    await applyDue();
    expect([await loadInterview(ada), await loadInterview(bola)]).toEqual([expect.anything(), null]);
    expect((await list())[0]?.failures).toMatchObject([{ student_name: 'Bọ́lá Eze', failure: 'time_taken' }]);

    await invite([bola], { date: '2099-07-02 10:00', alt_date_1: '2099-07-03 10:00', alt_date_2: '2099-07-04 10:00' });
    await applyDue(new Date('2099-07-02T20:00:00Z'));
    expect((await list())[0]?.failures).toMatchObject([{ failure: 'time_passed' }]);
  });
});
