import type { ApplicationStatus, DecisionBatch } from '@foothold/shared/contract';
import type { SignedIn } from '../../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';
import { addDays, todayIn } from '../../platform/time/days';
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

const inElevenMinutes = () => new Date(Date.now() + 11 * 60_000);
const applyDue = (now = inElevenMinutes()) => applyDueDecisions(server.context.db, server.app.log, now);

async function anApplicant(full_name: string, status: ApplicationStatus = 'Viewed') {
  const student = await server.signIn('student', { full_name });
  const job = await server.aJob({ org_id: company.role_specific_id, job_title: 'Analyst' });
  const { id } = await server.anApplication({ job_id: job.id, user_id: student.user_id, status });
  return { id, student, job_id: job.id };
}
type Applicant = Awaited<ReturnType<typeof anApplicant>>;
const idsOf = (applicants: readonly Applicant[]) => applicants.map(({ id }) => id);

const decide = (applicants: readonly Applicant[], body: object, headers?: Record<string, string>, as = company) =>
  server.send({
    ...{ method: 'POST', url: 'decision_batches', as, body: { application_ids: idsOf(applicants), ...body } },
    ...(headers && { headers }),
  });
const reject = async (...applicants: Applicant[]): Promise<DecisionBatch> =>
  (await decide(applicants, { kind: 'reject', reason: 'stronger_applicants' })).json().batch;
const cancel = ({ id }: DecisionBatch, application_id?: number, as = company) =>
  server.send({ method: 'PUT', url: `decision_batches/${id}/cancel`, as, body: { application_id } });
const preview = (body: object, as = company) =>
  server.send({ method: 'POST', url: 'decision_batches/preview', as, body });
const put = (url: string, as: SignedIn) => server.send({ method: 'PUT', url, as, body: {} });
const withdraw = ({ id, student }: Applicant) => put(`applications/${id}/withdraw`, student);
const list = async (): Promise<DecisionBatch[]> =>
  (await server.send({ url: 'decision_batches', as: company })).json().batches;
const statusOf = async ({ id }: Applicant) =>
  (await server.context.db.selectFrom('applications').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;
const countEvents = async ({ id }: Applicant, kind: 'rejected' | 'withdrawn') =>
  (
    await server.context.db
      .selectFrom('application_events')
      .select('id')
      .where('application_id', '=', id)
      .where('kind', '=', kind)
      .execute()
  ).length;
async function countMails({ student }: Applicant, subject: RegExp) {
  await server.sendDueEmails();
  return server.listEmailsTo(student).filter((email) => subject.test(email.subject ?? '')).length;
}
const answer = /An answer to your application/;

describe('a decision about several applications', () => {
  it('tells nobody for ten minutes, then each once, with reason and line', async () => {
    const [ada, bola] = [await anApplicant('Ada Obi'), await anApplicant('Bọ́lá Eze', 'Applied')];
    const body = { kind: 'reject', reason: 'other', line: 'We chose two who know the tool.' };
    const { batch, now } = (await decide([ada, bola], body)).json();
    expect(batch).toMatchObject({ kind: 'reject', state: 'waiting', application_ids: idsOf([ada, bola]), done: 0 });
    const left = Date.parse(batch.due_at) - Date.parse(now);
    expect(Math.abs(left - 600_000)).toBeLessThan(5_000);
    await applyDue(new Date(Date.now() + 9 * 60_000));
    expect([await statusOf(ada), await countMails(ada, answer)]).toEqual(['Viewed', 0]);

    await Promise.all([applyDue(), applyDue(), applyDue()]);
    await applyDue();
    for (const applicant of [ada, bola]) {
      expect([await statusOf(applicant), await countEvents(applicant, 'rejected')]).toEqual(['Rejected', 1]);
      expect(await countMails(applicant, answer)).toBe(1);
    }
    const own = (await server.send({ url: `applications/${ada.id}`, as: ada.student })).json().application;
    expect(own).toMatchObject({ rejection_reason: 'other', rejection_line: body.line });
    expect((await list())[0]).toMatchObject({ state: 'done', done: 2, failures: [], application_ids: [] });
  });

  it('is made once for each idempotency key', async () => {
    const ada = await anApplicant('Ada Obi');
    const send = () => decide([ada], { kind: 'accept' }, { 'idempotency-key': `accept-${ada.id}` });
    const [first, second] = [await send(), await send()];
    expect(second.json()).toEqual(first.json());
    expect(await list()).toHaveLength(1);
  });

  it('accepts all with one welcome, which each finds on their page and in the mail about it', async () => {
    const applicants = [await anApplicant('Ada Obi'), await anApplicant('Bọ́lá Eze')];
    const welcome = {
      ...{ starts_on: addDays(todayIn('Africa/Lagos'), 30), place: '12 Marina', contact_name: 'Ngozi Eze' },
      ...{ contact_details: 'ngozi@marina.example', note: 'Bring your letter.' },
    };
    expect((await decide(applicants, { kind: 'accept', welcome })).statusCode).toBe(201);
    await Promise.all([applyDue(), applyDue()]);
    for (const { id, student } of applicants) {
      const own = (await server.send({ url: `applications/${id}`, as: student })).json().application;
      expect(own).toMatchObject({ status: 'Accepted', welcome: { ...welcome, revision: 1 } });
      await server.sendDueEmails();
      const [email] = server.listEmailsTo(student);
      for (const text of ['12 Marina', 'Ngozi Eze, ngozi@marina.example', 'Bring your letter.', `${id}/welcome`])
        expect(email?.text).toContain(text);
    }
  });

  it('refuses a welcome to a day that has passed, and decides nothing', async () => {
    const welcome = {
      ...{ starts_on: addDays(todayIn('Africa/Lagos'), -1), place: '12 Marina', contact_name: 'Ngozi Eze' },
      contact_details: 'ngozi@marina.example',
    };
    const response = await decide([await anApplicant('Ada Obi')], { kind: 'accept', welcome });
    expect(response.json().fields).toEqual({ 'welcome.starts_on': 'Choose today or a later day.' });
    expect(await list()).toEqual([]);
  });

  it('accepts without a welcome as well', async () => {
    const ada = await anApplicant('Ada Obi');
    await decide([ada], { kind: 'accept' });
    await applyDue();
    expect([await statusOf(ada), await countMails(ada, /accepted your application/)]).toEqual(['Accepted', 1]);
    const own = (await server.send({ url: `applications/${ada.id}`, as: ada.student })).json().application;
    expect(own.welcome).toBeNull();
  });

  it.each([
    ['a rejection without a reason', { kind: 'reject' }, 'reason'],
    ['an invitation without dates', { kind: 'interview' }, 'interview'],
    ['the reason other without a line', { kind: 'reject', reason: 'other' }, 'line'],
    [
      'more than 500',
      { kind: 'accept', application_ids: Array.from({ length: 501 }, (_, i) => i + 1) },
      'application_ids',
    ],
    ['none', { kind: 'accept', application_ids: [] }, 'application_ids'],
  ])('refuses %s', async (_what, body, field) => {
    const response = await decide([await anApplicant('Ada Obi')], body);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, [field]]);
    expect(await list()).toEqual([]);
  });

  it('is not made about another company’s application, nor seen or taken back by it', async () => {
    const ada = await anApplicant('Ada Obi');
    const rival = await server.signIn('organization');
    expect((await decide([ada], { kind: 'accept' }, undefined, rival)).statusCode).toBe(404);
    expect((await preview({ kind: 'accept', selection: { application_ids: [ada.id] } }, rival)).statusCode).toBe(404);
    const batch = await reject(ada);
    expect((await cancel(batch, undefined, rival)).statusCode).toBe(404);
    expect((await server.send({ url: 'decision_batches', as: rival })).json().batches).toEqual([]);
  });

  it('names those that it cannot decide, with why, and decides the others', async () => {
    const [ada, decided, gone] = [
      ...[await anApplicant('Ada Obi'), await anApplicant('Bọ́lá Eze', 'Accepted'), await anApplicant('Chidi Musa')],
    ] as const;
    const batch = await reject(ada, decided, gone);
    expect(batch.failures).toEqual([
      { application_id: decided.id, student_name: 'Bọ́lá Eze', job_title: 'Analyst', failure: 'decided' },
    ]);
    await withdraw(gone);
    await applyDue();
    const [done] = await list();
    expect(done).toMatchObject({ state: 'done', done: 1 });
    expect(done?.failures.map(({ student_name, failure }) => [student_name, failure])).toEqual([
      ['Bọ́lá Eze', 'decided'],
      ['Chidi Musa', 'withdrawn'],
    ]);
    expect(await statusOf(gone)).toBe('Withdrawn');
    const { notifications } = (await server.send({ url: `view_notifications/${company.user_id}`, as: company })).json();
    expect(JSON.stringify(notifications)).toContain('1 of 2 decisions were not made');
  });

  it('does not reject who has chosen an interview date meanwhile', async () => {
    const ada = await anApplicant('Ada Obi');
    const offer = { date: '2099-03-02 10:00', alt_date_1: '2099-03-03 10:00', alt_date_2: '2099-03-04 10:00' };
    const body = { application_id: ada.id, ...offer, place: '1 Marina' };
    const { interview } = (await server.send({ method: 'POST', url: 'interviews/schedule', as: company, body })).json();
    await reject(ada);
    const chosen = await server.send({
      ...{ method: 'PATCH', url: `interview/${interview.id}/update-date`, as: ada.student },
      body: { selected_date: offer.date },
    });
    expect(chosen.statusCode).toBe(200);
    await applyDue();
    expect(await statusOf(ada)).toBe('Interview');
    expect((await list())[0]?.failures[0]?.failure).toBe('date_chosen');
  });

  it('calls off the interview of who is rejected, in the company’s calendar too', async () => {
    const ada = await anApplicant('Ada Obi');
    const offer = { date: '2099-04-02 10:00', alt_date_1: '2099-04-03 10:00', alt_date_2: '2099-04-04 10:00' };
    const body = { application_id: ada.id, ...offer, place: '1 Marina' };
    const { interview } = (await server.send({ method: 'POST', url: 'interviews/schedule', as: company, body })).json();
    await server.passMinutes(3);
    await server.send({
      ...{ method: 'PATCH', url: `interview/${interview.id}/update-date`, as: ada.student },
      body: { selected_date: offer.date },
    });
    await reject(ada);
    await applyDue();
    await server.passMinutes(3);
    expect(await countMails(ada, answer)).toBe(1);
    expect(server.listEmailsTo(company).filter(({ subject }) => subject?.includes('is off'))).toHaveLength(1);
  });

  it('is not made for a company that was suspended meanwhile', async () => {
    const ada = await anApplicant('Ada Obi');
    await reject(ada);
    const { db } = server.context;
    await db
      .updateTable('organizations')
      .set({ verification_status: 'pending' })
      .where('id', '=', company.role_specific_id)
      .execute();
    await applyDue();
    expect(await statusOf(ada)).toBe('Viewed');
  });

  it('waits no more once the student has deleted the account, and leaves nothing about that student alone', async () => {
    const ada = await anApplicant('Ada Obi');
    await decide([ada], { kind: 'reject', reason: 'other', line: 'Ada, we met at the fair.' });
    await server.send({ method: 'DELETE', url: 'account', as: ada.student, body: { password: ada.student.password } });
    expect(await list()).toEqual([]);
    await applyDue();
    expect(await statusOf(ada)).toBe('Withdrawn');
  });
});

describe('undoing a decision about several applications', () => {
  it('leaves everybody as they were, and can be repeated', async () => {
    const [ada, bola] = [await anApplicant('Ada Obi'), await anApplicant('Bọ́lá Eze')];
    const batch = await reject(ada, bola);
    expect((await cancel(batch)).json().batch).toMatchObject({ state: 'canceled', application_ids: [] });
    expect((await cancel(batch)).statusCode).toBe(200);
    await applyDue();
    expect([await statusOf(ada), await statusOf(bola), await countMails(ada, answer)]).toEqual(['Viewed', 'Viewed', 0]);
    expect(await list()).toEqual([]);
    expect((await reject(ada)).failures).toEqual([]);
  });

  it('takes out one application, and all with the last', async () => {
    const [ada, bola] = [await anApplicant('Ada Obi'), await anApplicant('Bọ́lá Eze')];
    const batch = await reject(ada, bola);
    expect((await cancel(batch, ada.id)).json().batch).toMatchObject({ state: 'waiting', application_ids: [bola.id] });
    expect((await cancel(batch, bola.id)).json().batch.state).toBe('canceled');
    await applyDue();
    expect([await statusOf(ada), await statusOf(bola)]).toEqual(['Viewed', 'Viewed']);
  });

  it('is too late once they were sent', async () => {
    const batch = await reject(await anApplicant('Ada Obi'));
    await applyDue();
    const response = await cancel(batch);
    expect([response.statusCode, response.json().error]).toEqual([
      409,
      'Already sent. These decisions can no longer be undone.',
    ]);
  });
});

describe('what happens at the same moment has one outcome', () => {
  it('of two people who decide the same applications, each is decided by one, and the other is told which', async () => {
    const applicants = [await anApplicant('Ada Obi'), await anApplicant('Bọ́lá Eze'), await anApplicant('Chidi Musa')];
    const [one, other] = await Promise.all([
      decide(applicants, { kind: 'reject', reason: 'location' }),
      decide(applicants.toReversed(), { kind: 'accept' }),
    ]);
    const batches = [one, other].map((response): DecisionBatch => response.json().batch);
    expect(batches.flatMap(({ application_ids }) => application_ids).toSorted((a, b) => a - b)).toEqual(
      idsOf(applicants),
    );
    const failures = batches.flatMap((batch) => batch.failures);
    expect(failures.map(({ failure }) => failure)).toEqual(['in_batch', 'in_batch', 'in_batch']);
    await applyDue();
    const statuses = await Promise.all(applicants.map(statusOf));
    expect(new Set(statuses).size).toBe(1);
  });

  it('of an undo and the decision taking effect', async () => {
    for (let times = 0; times < 5; times += 1) {
      const ada = await anApplicant('Ada Obi');
      const batch = await reject(ada);
      const [undone] = await Promise.all([cancel(batch), applyDue(), applyDue()]);
      const isUndone = undone.statusCode === 200;
      expect(await statusOf(ada)).toBe(isUndone ? 'Viewed' : 'Rejected');
      expect(await countMails(ada, answer)).toBe(isUndone ? 0 : 1);
    }
  });

  it('of a withdrawal and a rejection', async () => {
    for (let times = 0; times < 5; times += 1) {
      const ada = await anApplicant('Ada Obi');
      await reject(ada);
      const [withdrawn] = await Promise.all([withdraw(ada), applyDue()]);
      const isWithdrawn = withdrawn.statusCode === 200;
      expect(await statusOf(ada)).toBe(isWithdrawn ? 'Withdrawn' : 'Rejected');
      expect([await countEvents(ada, 'rejected'), await countEvents(ada, 'withdrawn')]).toEqual(
        isWithdrawn ? [0, 1] : [1, 0],
      );
    }
  });

  it('of a single decision and one about several', async () => {
    const ada = await anApplicant('Ada Obi');
    const [single, several] = await Promise.all([
      put(`AcceptApplicationByOrg/${ada.id}`, company),
      decide([ada], { kind: 'reject', reason: 'location' }),
    ]);
    const { failures } = several.json().batch;
    expect([single.statusCode, failures.length]).toEqual(single.statusCode === 200 ? [200, 1] : [409, 0]);
  });
});

describe('an application that waits in a decision about several', () => {
  it('is not decided or invited singly until that is undone', async () => {
    const ada = await anApplicant('Ada Obi');
    const batch = await reject(ada);
    const schedule = { application_id: ada.id, date: '2099-05-02 10:00', place: '1 Marina' };
    const responses = [
      await put(`AcceptApplicationByOrg/${ada.id}`, company),
      await put(`RejectApplicationByOrg/${ada.id}`, company),
      await server.send({
        ...{ method: 'POST', url: 'interviews/schedule', as: company },
        body: { ...schedule, alt_date_1: '2099-05-03 10:00', alt_date_2: '2099-05-04 10:00' },
      }),
    ];
    for (const response of responses) {
      expect([response.statusCode, response.json().error]).toEqual([
        409,
        'This application waits in a decision about several. Undo that first.',
      ]);
    }
    await cancel(batch);
    expect((await put(`AcceptApplicationByOrg/${ada.id}`, company)).statusCode).toBe(200);
  });

  it('looks to its student as before', async () => {
    const ada = await anApplicant('Ada Obi');
    const read = async () => (await server.send({ url: `applications/${ada.id}`, as: ada.student })).json();
    const before = await read();
    await reject(ada);
    expect(await read()).toEqual(before);
  });
});

describe('POST /decision_batches/preview', () => {
  it('names everybody of a filter, with what keeps some from being decided', async () => {
    const [ada, bola] = [await anApplicant('Ada Obi'), await anApplicant('Bọ́lá Eze', 'Withdrawn')];
    const chidi = await anApplicant('Chidi Musa');
    await reject(chidi);
    const selection = { filters: {}, count: 3 };
    const { company_name, people } = (await preview({ kind: 'reject', selection })).json();
    expect(company_name).toBe('Marina Works');
    expect(people.map(({ application_id, problem }: Record<string, unknown>) => [application_id, problem])).toEqual([
      ...[
        [ada.id, null],
        [bola.id, 'withdrawn'],
        [chidi.id, 'in_batch'],
      ],
    ]);
    const byStatus = { filters: { status: 'Viewed', job_id: ada.job_id, q: 'ada' }, count: 1 };
    expect((await preview({ kind: 'reject', selection: byStatus })).json().people).toHaveLength(1);
  });

  it('refuses a filter of which there are others than its reader saw', async () => {
    await anApplicant('Ada Obi');
    const response = await preview({ kind: 'reject', selection: { filters: {}, count: 2 } });
    expect(response.json()).toMatchObject({
      code: 'outdated',
      error: 'Meanwhile 1 application matches the filter. Look at the list again.',
    });
  });

  it('refuses a filter of more than 500', async () => {
    const { db } = server.context;
    const { job_id } = await anApplicant('Ada Obi');
    const users = await db
      .insertInto('users')
      .values(
        Array.from({ length: 500 }, (_, index) => ({
          ...{ email: `many-${company.user_id}-${index}@example.ng`, password_hash: '', role: 'student' as const },
        })),
      )
      .returning('id')
      .execute();
    await db
      .insertInto('students')
      .values(users.map(({ id }) => ({ user_id: id, full_name: 'Many Obi' })))
      .execute();
    const org_id = company.role_specific_id;
    await db
      .insertInto('applications')
      .values(users.map(({ id }) => ({ job_id, user_id: id, org_id, cover_letter: 'x' })))
      .execute();
    const response = await preview({ kind: 'reject', selection: { filters: {}, count: 501 } });
    expect(response.json().fields).toEqual({
      selection: 'At most 500 applications are decided at once. Narrow the filter.',
    });
  });
});
