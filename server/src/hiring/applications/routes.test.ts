import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { createApply } from '../../../testing/applications';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const apply = createApply(() => server);

const put = (url: string, as: SignedIn, body: unknown = {}) => server.send({ method: 'PUT', url, as, body });
const review = (id: number, as: SignedIn) => put(`ReviewApplicationByOrg/${id}`, as);
const accept = (id: number, as: SignedIn) => put(`AcceptApplicationByOrg/${id}`, as);
const reject = (id: number, as: SignedIn) => put(`RejectApplicationByOrg/${id}`, as);
const withdraw = (id: number, as: SignedIn) => put(`applications/${id}/withdraw`, as);

/** One application, its student and its company. */
async function anApplication() {
  const [company, student] = [await server.signIn('organization'), await server.signIn('student')];
  const job = await server.aJob({ org_id: company.role_specific_id });
  const { id } = (await apply(job, { as: student })).json().application;
  return { id: id as number, company, student, job };
}
const listNotificationTitles = async (who: SignedIn) => {
  const response = await server.send({ url: `view_notifications/${who.user_id}`, as: who });
  return response.json().notifications.map(({ title }: { title: string }) => title);
};

describe('lists of applications', () => {
  it('list a student’s own applications, newest first, and filter them by status', async () => {
    const { student, id, company } = await anApplication();
    const later = (await apply(await server.aJob(), { as: student })).json().application.id;
    await accept(id, company);

    const all = await server.send({ url: `user-applications-job/${student.user_id}`, as: student });
    expect(all.json().applications.data.map((row: { id: number }) => row.id)).toEqual([later, id]);
    const accepted = await server.send({
      url: `user-applications-job/${student.user_id}?status=Accepted`,
      as: student,
    });
    expect(accepted.json().applications).toMatchObject({ total: 1, data: [{ id, status: 'Accepted' }] });
  });

  it('page through a company’s applications without losing or repeating one', async () => {
    const company = await server.signIn('organization');
    const job = await server.aJob({ org_id: company.role_specific_id });
    const student = await server.signIn('student');
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      const each = await server.aJob({ org_id: company.role_specific_id });
      ids.unshift((await apply(each, { as: student })).json().application.id);
    }
    const base = `ViewApplicationByOrg/${company.role_specific_id}`;
    const found: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const response = await server.send({ url: `${base}?limit=2${cursor && `&cursor=${cursor}`}`, as: company });
      const page: { applications: { id: number }[]; next_cursor: string | null; total: number } = response.json();
      expect(page.total).toBe(5);
      found.push(...page.applications.map((row) => row.id));
      cursor = page.next_cursor;
    }
    expect(found).toEqual(ids);
    const ofOtherJob = await server.send({ url: `${base}?job_id=${job.id}`, as: company });
    expect(ofOtherJob.json()).toMatchObject({ applications: [], total: 0 });
  });

  it('respond with 404 to other people, and show everything to an admin', async () => {
    const { student, company } = await anApplication();
    const urls = [`user-applications-job/${student.user_id}`, `ViewApplicationByOrg/${company.role_specific_id}`];
    const [stranger, rival] = [await server.signIn('student'), await server.signIn('organization')];
    expect((await server.send({ url: String(urls[0]), as: stranger })).statusCode).toBe(404);
    expect((await server.send({ url: String(urls[1]), as: rival })).statusCode).toBe(404);

    const admin = await server.signIn('admin');
    for (const url of urls) expect((await server.send({ url, as: admin })).statusCode).toBe(200);
  });

  it('never show a company the sex of an applicant', async () => {
    const { id, company } = await anApplication();
    expect((await review(id, company)).body).not.toContain('"sex"');
  });
});

describe('decisions about an application', () => {
  it('change Applied to Viewed when the company opens it, once, and leave later statuses unchanged', async () => {
    const { id, company, student } = await anApplication();
    expect((await review(id, company)).json().application.status).toBe('Viewed');
    const again = (await review(id, company)).json().application;
    expect(again.timeline.map(({ status }: { status: string }) => status)).toEqual(['Applied', 'Viewed']);
    expect(await listNotificationTitles(student)).toEqual(['Your application was opened']);

    await accept(id, company);
    expect((await review(id, company)).json().application.status).toBe('Accepted');
  });

  const transitions = { review, accept, reject, withdraw };
  it.each([
    ['Applied', { review: 'Viewed', accept: 'Accepted', reject: 'Rejected', withdraw: 'Withdrawn' }],
    ['Viewed', { review: 'Viewed', accept: 'Accepted', reject: 'Rejected', withdraw: 'Withdrawn' }],
    ['Interview', { review: 'Interview', accept: 'Accepted', reject: 'Rejected', withdraw: 'Withdrawn' }],
    ['Accepted', { review: 'Accepted', accept: 409, reject: 409, withdraw: 409 }],
    ['Rejected', { review: 'Rejected', accept: 409, reject: 409, withdraw: 409 }],
    ['Withdrawn', { review: 'Withdrawn', accept: 409, reject: 409, withdraw: 409 }],
  ] as const)('allow only the specified transitions from %s', async (from, outcomes) => {
    for (const [move, expected] of Object.entries(outcomes) as [keyof typeof transitions, string | number][]) {
      const { id, company, student } = await anApplication();
      await server.context.db.updateTable('applications').set({ status: from }).where('id', '=', id).execute();
      const response = await transitions[move](id, move === 'withdraw' ? student : company);
      expect([move, response.statusCode === 200 ? response.json().application.status : response.statusCode]).toEqual([
        move,
        expected,
      ]);
    }
  });

  it('accept one and refuse the others with a reason when contradicting ones arrive at once', async () => {
    const { id, company, student } = await anApplication();
    const responses = await Promise.all([accept(id, company), reject(id, company), withdraw(id, student)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    for (const response of responses.filter(({ statusCode }) => statusCode === 409)) {
      expect(response.json().error).toMatch(/^(This application has already been|The candidate has withdrawn)/);
    }
  });

  it('confirm the decision to the company and notify the student', async () => {
    const { id, company, student } = await anApplication();
    expect((await accept(id, company)).json().message).toBe('Application has been accepted');
    expect(await listNotificationTitles(student)).toEqual(['You were accepted']);

    const other = await anApplication();
    expect((await reject(other.id, other.company)).json().message).toBe('Application rejected successfully');
  });

  it('respond with 404 to other companies and students, and change nothing', async () => {
    const { id, student } = await anApplication();
    const rival = await server.signIn('organization');
    for (const move of [review, accept, reject]) expect((await move(id, rival)).statusCode).toBe(404);
    expect((await withdraw(id, await server.signIn('student'))).statusCode).toBe(404);
    const mine = await server.send({ url: `user-applications-job/${student.user_id}`, as: student });
    expect(mine.json().applications.data[0].status).toBe('Applied');
  });

  it('respond with 404 when the body names another company', async () => {
    const { id, company } = await anApplication();
    const response = await put(`AcceptApplicationByOrg/${id}`, company, { org_id: company.role_specific_id + 1 });
    expect(response.statusCode).toBe(404);
  });

  it('write every change of status to the audit log', async () => {
    const { id, company } = await anApplication();
    await review(id, company);
    await accept(id, company);
    const rows = await server.context.db
      .selectFrom('audit_log')
      .select(['action', 'actor_user_id'])
      .where('subject', '=', 'application')
      .where('subject_id', '=', String(id))
      .execute();
    expect(rows).toEqual([1, 2].map(() => ({ action: 'application.moved', actor_user_id: company.user_id })));
  });
});
