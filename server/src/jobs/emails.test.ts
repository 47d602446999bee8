import type { SignedIn } from '../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../testing/startServerWithEmail';

let server: TestServerWithEmail;
let company: SignedIn;
beforeAll(async () => {
  server = await startServerWithEmail();
});
beforeEach(async () => {
  company = await server.signIn('organization', { company_name: 'Marina Works' });
});
afterAll(() => server.stop());

const takeDown = (id: number, as: SignedIn, reason?: string) =>
  server.send({ method: 'DELETE', url: `jobs/${id}`, as, body: { reason } });
const subjectsTo = (who: SignedIn) => server.listEmailsTo(who).map(({ subject }) => subject);

async function aJobWith(...statuses: ('Applied' | 'Interview' | 'Rejected' | 'Withdrawn')[]) {
  const job = await server.aJob({ org_id: company.role_specific_id, job_title: 'Analyst' });
  const students = await Promise.all(statuses.map(() => server.signIn('student')));
  for (const [index, status] of statuses.entries())
    await server.anApplication({ job_id: job.id, user_id: students[index]!.user_id, status });
  return { job, students };
}

describe('emails about a deleted job', () => {
  it('emails each undecided applicant once when a job is deleted', async () => {
    const { job, students } = await aJobWith('Applied', 'Interview', 'Rejected', 'Withdrawn');
    await takeDown(job.id, company);
    await takeDown(job.id, company);
    await server.sendDueEmails();
    const subjects = ['Analyst at Marina Works is no longer offered'];
    expect(students.map(subjectsTo)).toEqual([subjects, subjects, [], []]);
    expect(server.listEmailsTo(students[0]!)[0]?.text).toContain('https://jobs.example.ng/dashboard/applications\n');
    expect(subjectsTo(company)).toEqual([]);
  });

  it('sends each applicant a separate email', async () => {
    const { job, students } = await aJobWith(...Array.from({ length: 30 }, () => 'Applied' as const));
    await takeDown(job.id, company);
    await server.sendDueEmails();
    const emails = server.mailbox.emails.filter(({ recipients }) =>
      students.some(({ email }) => recipients.includes(email)),
    );
    expect(emails.map(({ recipients }) => recipients.length)).toEqual(students.map(() => 1));
    expect(emails.map(({ to }) => to?.length)).toEqual(students.map(() => 1));
  });

  it('emails the reason to the company but not to applicants when an admin takes a job down', async () => {
    const { job, students } = await aJobWith('Applied');
    await takeDown(job.id, await server.signIn('admin'), 'The advert asks for a fee.');
    await server.sendDueEmails();
    expect(subjectsTo(company)).toEqual(['Your job was taken down']);
    expect(server.listEmailsTo(company)[0]?.text).toContain('The reason:\n\n  The advert asks for a fee.\n');
    expect(server.listEmailsTo(students[0]!)[0]?.text).not.toContain('fee');
  });

  it('sends nothing to an applicant who withdrew before the email was sent', async () => {
    const { job, students } = await aJobWith('Applied');
    const { id } = await server.context.db
      .selectFrom('applications')
      .select('id')
      .where('job_id', '=', job.id)
      .executeTakeFirstOrThrow();
    await takeDown(job.id, company);
    await server.send({ method: 'PUT', url: `applications/${id}/withdraw`, as: students[0]! });
    await server.sendDueEmails();
    expect(subjectsTo(students[0]!)).toEqual([]);
    expect(subjectsTo(company)).toHaveLength(1);
  });
});
