import type { SignedIn } from '../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../testing/startServerWithEmail';

let server: TestServerWithEmail;
let works: SignedIn;
beforeAll(async () => {
  server = await startServerWithEmail();
});
beforeEach(async () => {
  works = await server.signIn('organization', { company_name: 'Marina Works' });
});
afterAll(() => server.stop());

const takeDown = (id: number, as: SignedIn, reason?: string) =>
  server.send({ method: 'DELETE', url: `jobs/${id}`, as, body: { reason } });
const subjectsTo = (who: SignedIn) => server.listEmailsTo(who).map(({ subject }) => subject);

async function aJobWith(...statuses: ('Applied' | 'Interview' | 'Rejected' | 'Withdrawn')[]) {
  const job = await server.aJob({ org_id: works.role_specific_id, job_title: 'Analyst' });
  const people = await Promise.all(statuses.map(() => server.signIn('student')));
  for (const [place, status] of statuses.entries())
    await server.anApplication({ job_id: job.id, user_id: people[place]!.user_id, status });
  return { job, people };
}

describe('emails about a deleted job', () => {
  it('emails each undecided applicant once when a job is deleted', async () => {
    const { job, people } = await aJobWith('Applied', 'Interview', 'Rejected', 'Withdrawn');
    await takeDown(job.id, works);
    await takeDown(job.id, works);
    await server.sendDueEmails();
    const gone = ['Analyst at Marina Works is no longer offered'];
    expect(people.map(subjectsTo)).toEqual([gone, gone, [], []]);
    expect(server.listEmailsTo(people[0]!)[0]?.text).toContain('https://jobs.example.ng/dashboard/applications\n');
    expect(subjectsTo(works)).toEqual([]);
  });

  it('sends each applicant a separate email', async () => {
    const { job, people } = await aJobWith(...Array.from({ length: 30 }, () => 'Applied' as const));
    await takeDown(job.id, works);
    await server.sendDueEmails();
    const about = server.mailbox.emails.filter(({ recipients }) =>
      people.some(({ email }) => recipients.includes(email)),
    );
    expect(about.map(({ recipients }) => recipients.length)).toEqual(people.map(() => 1));
    expect(about.map(({ to }) => to?.length)).toEqual(people.map(() => 1));
  });

  it('emails the reason to the company but not to applicants when an admin takes a job down', async () => {
    const { job, people } = await aJobWith('Applied');
    await takeDown(job.id, await server.signIn('admin'), 'The advert asks for a fee.');
    await server.sendDueEmails();
    expect(subjectsTo(works)).toEqual(['Your job was taken down']);
    expect(server.listEmailsTo(works)[0]?.text).toContain('The reason:\n\n  The advert asks for a fee.\n');
    expect(server.listEmailsTo(people[0]!)[0]?.text).not.toContain('fee');
  });

  it('sends nothing to an applicant who withdrew before the email was sent', async () => {
    const { job, people } = await aJobWith('Applied');
    const { id } = await server.context.db
      .selectFrom('applications')
      .select('id')
      .where('job_id', '=', job.id)
      .executeTakeFirstOrThrow();
    await takeDown(job.id, works);
    await server.send({ method: 'PUT', url: `applications/${id}/withdraw`, as: people[0]! });
    await server.sendDueEmails();
    expect(subjectsTo(people[0]!)).toEqual([]);
    expect(subjectsTo(works)).toHaveLength(1);
  });
});
