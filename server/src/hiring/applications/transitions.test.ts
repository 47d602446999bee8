import { type ApplicationStatus, applicationStatuses } from '@foothold/shared/contract';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { toWallClock } from '../../platform/time/wallClock';

const zone = 'Africa/Lagos';
const inHours = (hours: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + hours * 3_600_000);
const offer = { date: '2099-03-02 10:00', alt_date_1: '2099-03-03 10:00', alt_date_2: '2099-03-04 10:00' };

let server: TestServer;
let people: Record<'company' | 'student' | 'other company' | 'other student' | 'admin', SignedIn>;
beforeAll(async () => {
  server = await startServer();
  people = {
    company: await server.signIn('organization'),
    student: await server.signIn('student'),
    'other company': await server.signIn('organization'),
    'other student': await server.signIn('student'),
    admin: await server.signIn('admin'),
  };
});
afterAll(() => server.stop());

type Person = keyof typeof people | 'nobody';
interface Case {
  id: number;
  /** An id that does not exist, where no interview was offered. */
  interview_id: number;
}

/** An application with this status; from Interview on with an interview that starts in an hour and has no chosen date. */
async function aCase(status: ApplicationStatus): Promise<Case> {
  const { company, student } = people;
  const job = await server.aJob({ org_id: company.role_specific_id });
  const { id, org_id } = await server.anApplication({ job_id: job.id, user_id: student.user_id, status });
  if (status === 'Applied' || status === 'Viewed') return { id, interview_id: 2147483647 };
  const interview = await server.context.db
    .insertInto('interviews')
    .values({
      ...{ application_id: id, job_id: job.id, user_id: student.user_id, org_id, time_zone: zone },
      ...{ starts_at: inHours(1), alt_1_starts_at: inHours(30), alt_2_starts_at: inHours(60) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, interview_id: interview.id };
}
const statusOf = async (id: number) =>
  (await server.context.db.selectFrom('applications').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

const put = (url: string, as?: SignedIn) => server.send({ method: 'PUT', url, as, body: {} });
const actions = {
  review: ({ id }: Case, as?: SignedIn) => put(`ReviewApplicationByOrg/${id}`, as),
  schedule: ({ id }: Case, as?: SignedIn) =>
    server.send({
      ...{ method: 'POST', url: 'interviews/schedule', as },
      body: { application_id: id, ...offer, confirm_overlap: 1 },
    }),
  accept: ({ id }: Case, as?: SignedIn) => put(`AcceptApplicationByOrg/${id}`, as),
  reject: ({ id }: Case, as?: SignedIn) => put(`RejectApplicationByOrg/${id}`, as),
  withdraw: ({ id }: Case, as?: SignedIn) => put(`applications/${id}/withdraw`, as),
  complete: ({ interview_id }: Case, as?: SignedIn) =>
    server.send({ method: 'PATCH', url: `interview/${interview_id}/complete`, as, body: {} }),
  'choose a date': ({ interview_id }: Case, as?: SignedIn) =>
    server.send({
      ...{ method: 'PATCH', url: `interview/${interview_id}/update-date`, as },
      body: { selected_date: toWallClock(inHours(30), zone) },
    }),
} as const;
type Action = keyof typeof actions;

/** The status afterwards, or the refusal: 404 where there is no interview, 409 where the application is decided. */
type Outcome = ApplicationStatus | 404 | 409;
const decided = {
  schedule: 409,
  accept: 409,
  reject: 409,
  withdraw: 409,
  complete: 409,
  'choose a date': 409,
} as const;
const table: Record<ApplicationStatus, Record<Action, Outcome>> = {
  Applied: {
    ...{ review: 'Viewed', schedule: 'Interview', accept: 'Accepted', reject: 'Rejected', withdraw: 'Withdrawn' },
    ...{ complete: 404, 'choose a date': 404 },
  },
  Viewed: {
    ...{ review: 'Viewed', schedule: 'Interview', accept: 'Accepted', reject: 'Rejected', withdraw: 'Withdrawn' },
    ...{ complete: 404, 'choose a date': 404 },
  },
  Interview: {
    ...{ review: 'Interview', schedule: 'Interview', accept: 'Accepted', reject: 'Rejected', withdraw: 'Withdrawn' },
    ...{ complete: 'Interview', 'choose a date': 'Interview' },
  },
  Accepted: { review: 'Accepted', ...decided },
  Rejected: { review: 'Rejected', ...decided },
  Withdrawn: { review: 'Withdrawn', ...decided },
};

const ofStudent: readonly Action[] = ['withdraw', 'choose a date'];
const actorOf = (action: Action) => (ofStudent.includes(action) ? 'student' : 'company');
/** Other roles are always refused (403); the same role finds only its own applications (404). */
const refusals = (action: Action): [Person, number][] =>
  actorOf(action) === 'company'
    ? [
        ['other company', 404],
        ['student', 403],
        ['other student', 403],
        ['admin', 403],
        ['nobody', 401],
      ]
    : [
        ['other student', 404],
        ['company', 403],
        ['other company', 403],
        ['admin', 403],
        ['nobody', 401],
      ];

const cases = applicationStatuses.flatMap((status) =>
  (Object.keys(actions) as Action[]).map((action) => [status, action, table[status][action]] as const),
);

describe('transitions of an application', () => {
  it.each(cases)('from %s: %s leads to %s for the permitted role', async (status, action, outcome) => {
    const subject = await aCase(status);
    const response = await actions[action](subject, people[actorOf(action)]);
    const allowed = typeof outcome === 'string';
    expect(response.statusCode).toBe(allowed ? (action === 'schedule' ? 201 : 200) : outcome);
    expect(await statusOf(subject.id)).toBe(allowed ? outcome : status);
    if (outcome === 409)
      expect(response.json().error).toMatch(/^(This application has already been|The candidate has withdrawn)/);
  });

  it.each(applicationStatuses)('from %s: every action is refused to everybody else', async (status) => {
    const subject = await aCase(status);
    const found: unknown[] = [];
    const expected: unknown[] = [];
    for (const action of Object.keys(actions) as Action[]) {
      for (const [person, code] of refusals(action)) {
        const as = person === 'nobody' ? undefined : people[person];
        found.push([action, person, (await actions[action](subject, as)).statusCode]);
        expected.push([action, person, code]);
      }
    }
    expect(found).toEqual(expected);
    expect(await statusOf(subject.id)).toBe(status);
  });

  it.each(['Viewed', 'Interview'] as const)(
    'from %s: one of several contradicting decisions at once is accepted, and the others are refused',
    async (status) => {
      for (let turn = 0; turn < 4; turn += 1) {
        const subject = await aCase(status);
        const { company, student } = people;
        const [scheduled, ...decisions] = await Promise.all([
          actions.schedule(subject, company),
          actions.accept(subject, company),
          actions.reject(subject, company),
          actions.withdraw(subject, student),
        ]);
        expect(decisions.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
        // An invitation may come before the decision, never after it.
        expect([201, 409]).toContain(scheduled?.statusCode);
        const [won] = decisions.filter(({ statusCode }) => statusCode === 200);
        expect(await statusOf(subject.id)).toBe(won?.json().application.status);

        const events = await eventsOf(subject.id);
        expect(events.at(-1)?.status).toBe(won?.json().application.status);
        expect(events).toHaveLength(scheduled?.statusCode === 201 ? 2 : 1);
      }
    },
  );

  const eventsOf = (application_id: number) =>
    server.context.db
      .selectFrom('application_events')
      .select('status')
      .where('application_id', '=', application_id)
      .orderBy('id')
      .execute();

  it('accepts one of two choices of a date at most when the application is rejected at the same time', async () => {
    const { company, student } = people;
    for (let turn = 0; turn < 4; turn += 1) {
      const subject = await aCase('Interview');
      const [one, other, rejected] = await Promise.all([
        actions['choose a date'](subject, student),
        actions['choose a date'](subject, student),
        actions.reject(subject, company),
      ]);
      expect(rejected?.statusCode).toBe(200);
      const chosen = [one, other].filter((response) => response?.statusCode === 200);
      expect(chosen.length).toBeLessThanOrEqual(1);
      expect(await statusOf(subject.id)).toBe('Rejected');
    }
  });
});
