import { documents, type SignedIn } from '../../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';

let server: TestServerWithEmail;
beforeAll(async () => {
  server = await startServerWithEmail();
});
afterAll(() => server.stop());

const pdf = { name: 'Ada Lovelace.pdf', content: documents.pdf };
const cover_letter = 'I kept the books of our co-operative for two years.';

async function apply(job_id: number, full_name = 'Ada Obi') {
  const student = await server.signIn('student', { full_name });
  const response = await server.send({
    ...{ method: 'POST', url: 'apply-job', as: student, body: { job_id, cover_letter } },
    files: { resume: pdf, internship_letter: pdf },
  });
  return { student, id: response.json().application.id as number };
}

const put = (url: string, as: SignedIn, body: object = {}) => server.send({ method: 'PUT', url, as, body });
const review = (id: number, as: SignedIn) => put(`ReviewApplicationByOrg/${id}`, as);
const accept = (id: number, as: SignedIn) => put(`AcceptApplicationByOrg/${id}`, as);
const reject = (id: number, as: SignedIn) => put(`RejectApplicationByOrg/${id}`, as);
const withdraw = (id: number, as: SignedIn) => put(`applications/${id}/withdraw`, as);
const listSubjectsTo = (who: SignedIn) => server.listEmailsTo(who).map(({ subject }) => subject);

async function aPostedJob() {
  const company = await server.signIn('organization', { company_name: 'Marina Works' });
  const job = await server.aJob({ org_id: company.role_specific_id, job_title: 'Analyst' });
  return { company, job };
}
/** An application that its company was emailed about. */
async function anApplication() {
  const { company, job } = await aPostedJob();
  const { student, id } = await apply(job.id);
  await server.passMinutes(10);
  return { company, job, student, id };
}

describe('emails about a new application', () => {
  it('go to the student at once and to the company after ten minutes, each with a link', async () => {
    const { company, job } = await aPostedJob();
    const { student, id } = await apply(job.id);
    await server.sendDueEmails();
    const [receipt, ...others] = server.listEmailsTo(student);
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      subject: 'You applied for Analyst',
      text: expect.stringContaining('https://jobs.example.ng/dashboard/applications\n'),
    });
    expect(server.listEmailsTo(company)).toEqual([]);

    await server.passMinutes(10);
    const [received] = server.listEmailsTo(company);
    expect(received?.subject).toBe('Ada Obi applied for Analyst');
    for (const part of [received?.text, received?.html]) {
      expect(part).toContain(`https://jobs.example.ng/dashboard/applications/${id}`);
      expect(part).not.toMatch(/co-operative|\+234|Female|student\d/);
    }
  });

  it('list all applications to the same job that arrive until the email is sent', async () => {
    const { company, job } = await aPostedJob();
    const other = await server.aJob({ org_id: company.role_specific_id, job_title: 'Cook' });
    const names = Array.from({ length: 12 }, (_, number) => `Applicant ${number + 1}`);
    for (const name of names) await apply(job.id, name);
    await apply(other.id, 'Bola Ade');
    await server.passMinutes(10);

    expect(listSubjectsTo(company).sort()).toEqual(['12 new applications for Analyst', 'Bola Ade applied for Cook']);
    const gathered = server.listEmailsTo(company).find(({ subject }) => subject?.startsWith('12'));
    expect(gathered?.text).toContain('- Applicant 1\n- Applicant 2\n');
    expect(gathered?.text).toContain('- Applicant 10\n- and 2 more\n');
    expect(gathered?.text).toContain(`https://jobs.example.ng/dashboard/jobs/${company.role_specific_id}/${job.id}\n`);
    await server.passMinutes(600);
    expect(server.listEmailsTo(company)).toHaveLength(2);
  });

  it('go to the company at most once an hour when applications keep arriving, and name everybody', async () => {
    const { company, job } = await aPostedJob();
    for (let number = 1; number <= 12; number += 1) {
      await apply(job.id, `Applicant ${number}`);
      await server.passMinutes(20);
    }
    await server.passMinutes(60);
    const counts = listSubjectsTo(company).map((subject) => Number(/^\d+/.exec(subject ?? '')?.[0] ?? 1));
    expect(counts.length).toBeLessThanOrEqual(5);
    expect(counts.reduce((sum, count) => sum + count)).toBe(12);
  });

  it('are sent once when several processes gather applications at the same time', async () => {
    const { company, job } = await aPostedJob();
    for (const name of ['Ada Obi', 'Bola Ade', 'Chidi Eze']) await apply(job.id, name);
    await server.context.db
      .updateTable('outbox')
      .set({ available_at: new Date(0) })
      .where('done_at', 'is', null)
      .execute();
    await Promise.all([server.sendDueEmails(), server.sendDueEmails(), server.sendDueEmails()]);
    await server.sendDueEmails();
    expect(listSubjectsTo(company)).toEqual(['3 new applications for Analyst']);
  });

  it('are not sent when the company has opened the application, or the job or the company is gone', async () => {
    const { company, job } = await aPostedJob();
    const [first, second] = [await apply(job.id, 'Ada Obi'), await apply(job.id, 'Bola Ade')];
    await review(first.id, company);
    await server.passMinutes(10);
    expect(listSubjectsTo(company)).toEqual(['Bola Ade applied for Analyst']);
    await review(second.id, company);

    await apply(job.id, 'Chidi Eze');
    await server.send({ method: 'DELETE', url: `jobs/${job.id}`, as: company, body: {} });
    const other = await aPostedJob();
    await apply(other.job.id);
    const admin = await server.signIn('admin');
    await put(`reject-organization/${other.company.role_specific_id}`, admin, { reason: 'No such company.' });
    await server.passMinutes(60);
    expect(listSubjectsTo(company)).toHaveLength(1);
    expect(listSubjectsTo(other.company)).toEqual(['Your company was not approved']);
  });

  it('skip the confirmation when the application is already decided', async () => {
    const { company, job } = await aPostedJob();
    const { student, id } = await apply(job.id);
    await accept(id, company);
    await server.passMinutes(10);
    expect(listSubjectsTo(student)).toEqual(['Marina Works accepted your application']);
  });
});

describe('emails about a decision', () => {
  it.each([
    [accept, 'Marina Works accepted your application', (id: number) => `/dashboard/applications/${id}/welcome`],
    [reject, 'An answer to your application for Analyst', () => '/dashboard/jobs'],
  ])('are sent to the student once when the company repeats the decision', async (decide, subject, toPage) => {
    const { company, student, id } = await anApplication();
    await decide(id, company);
    await decide(id, company);
    await server.passMinutes(10);
    expect(listSubjectsTo(student)).toEqual(['You applied for Analyst', subject]);
    expect(server.listEmailsTo(student).at(-1)?.text).toContain(`https://jobs.example.ng${toPage(id)}\n`);
  });

  it('are sent ten minutes after the company opened the application when nothing else was decided', async () => {
    const { company, student, id } = await anApplication();
    await review(id, company);
    await review(id, company);
    await server.sendDueEmails();
    expect(listSubjectsTo(student)).toHaveLength(1);
    await server.passMinutes(10);
    expect(listSubjectsTo(student).slice(1)).toEqual(['Marina Works opened your application']);
  });

  it('leave out the opening when the decision follows at once', async () => {
    const { company, student, id } = await anApplication();
    await review(id, company);
    await reject(id, company);
    await server.passMinutes(10);
    expect(listSubjectsTo(student).slice(1)).toEqual(['An answer to your application for Analyst']);
  });
});

describe('emails about a withdrawal', () => {
  it('are sent to the company when it was emailed about the application', async () => {
    const { company, student, id } = await anApplication();
    await withdraw(id, student);
    await server.sendDueEmails();
    expect(listSubjectsTo(company)).toEqual(['Ada Obi applied for Analyst', 'Ada Obi withdrew an application']);
    expect(server.listEmailsTo(company).at(-1)?.text).toContain(`/dashboard/applications/${id}\n`);
  });

  it('replace unsent emails: neither party hears of an application that is withdrawn at once', async () => {
    const { company, job } = await aPostedJob();
    const { student, id } = await apply(job.id);
    await apply(job.id, 'Bola Ade');
    await withdraw(id, student);
    await server.passMinutes(60);
    expect(listSubjectsTo(student)).toEqual([]);
    expect(listSubjectsTo(company)).toEqual(['Bola Ade applied for Analyst']);
  });

  it('are sent to the company when it opened the application before any email', async () => {
    const { company, job } = await aPostedJob();
    const { student, id } = await apply(job.id);
    await review(id, company);
    await withdraw(id, student);
    await server.passMinutes(10);
    expect(listSubjectsTo(company)).toEqual(['Ada Obi withdrew an application']);
    expect(listSubjectsTo(student)).toEqual([]);
  });

  it('remove the application from a delayed email about several', async () => {
    const { company, job } = await aPostedJob();
    const { student, id } = await apply(job.id);
    await apply(job.id, 'Bola Ade');
    await server.sendDueEmails();
    server.mailbox.refuseNext(451);
    await server.passMinutes(10);
    expect(server.mailbox.refused.at(-1)?.subject).toBe('2 new applications for Analyst');
    await withdraw(id, student);
    await server.passMinutes(10);
    expect(listSubjectsTo(company).sort()).toEqual(['Ada Obi withdrew an application', 'Bola Ade applied for Analyst']);
  });
});
