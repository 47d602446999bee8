import type { ApplicationStatus } from '@foothold/shared/contract';
import type { SignedIn } from '../../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';

let server: TestServerWithEmail;
let company: SignedIn;
beforeAll(async () => {
  server = await startServerWithEmail();
  company = await server.signIn('organization', { company_name: 'Marina Works' });
});
afterAll(() => server.stop());

async function anApplication(status: ApplicationStatus = 'Viewed') {
  const student = await server.signIn('student');
  const job = await server.aJob({ org_id: company.role_specific_id, job_title: 'Analyst' });
  const { id } = await server.anApplication({ job_id: job.id, user_id: student.user_id, status });
  return { id, student };
}
const reject = (id: number, body: object) =>
  server.send({ method: 'PUT', url: `RejectApplicationByOrg/${id}`, as: company, body });
const read = async (id: number, as: SignedIn) =>
  (await server.send({ url: `applications/${id}`, as })).json().application;

describe('a rejection with a reason', () => {
  it('says the reason and the line to the student: on the page, in the notification and by mail', async () => {
    const { id, student } = await anApplication();
    const line = 'Your course ends after\n the placement begins.';
    expect((await reject(id, { reason: 'availability', line })).statusCode).toBe(200);
    expect(await read(id, student)).toMatchObject({
      ...{ status: 'Rejected', rejection_reason: 'availability' },
      rejection_line: 'Your course ends after the placement begins.',
    });
    await server.sendDueEmails();
    const [email] = server.listEmailsTo(student);
    expect(email?.text?.replace(/\s+/g, ' ')).toContain(
      'The times at which you are available do not fit the position. Marina Works writes: “Your course ends after the placement begins.”',
    );
    const { notifications } = (await server.send({ url: `view_notifications/${student.user_id}`, as: student })).json();
    expect(JSON.stringify(notifications)).toContain('do not fit the position. “Your course ends');
  });

  it('may be missing, as areas from before the reasons send it', async () => {
    const { id, student } = await anApplication();
    expect((await reject(id, {})).statusCode).toBe(200);
    expect(await read(id, student)).toMatchObject({ status: 'Rejected', rejection_reason: null, rejection_line: null });
  });

  it.each([
    ['other without a line', { reason: 'other' }, 'line'],
    ['a reason that is none', { reason: 'age' }, 'reason'],
    ['a line without a reason', { line: 'Thank you.' }, 'reason'],
    ['a line of 301 characters', { reason: 'location', line: 'a'.repeat(301) }, 'line'],
    ['characters that cannot be shown', { reason: 'location', line: 'a\u0007' }, 'line'],
  ])('refuses %s, and rejects nothing', async (_what, body, field) => {
    const { id, student } = await anApplication();
    const response = await reject(id, body);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, [field]]);
    expect((await read(id, student)).status).toBe('Viewed');
  });

  it('loses its line and keeps its reason when the student deletes the account', async () => {
    const { id, student } = await anApplication();
    await reject(id, { reason: 'other', line: 'We met at the fair.' });
    const erased = await server.send({
      ...{ method: 'DELETE', url: 'account', as: student, body: { password: student.password } },
    });
    expect(erased.statusCode).toBe(200);
    const { application } = (
      await server.send({ method: 'PUT', url: `ReviewApplicationByOrg/${id}`, as: company, body: {} })
    ).json();
    expect(application).toMatchObject({ rejection_reason: 'other', rejection_line: null });
  });
});

describe('the place in which an application was opened', () => {
  async function applyTo(job_id: number) {
    const student = await server.signIn('student');
    const { id } = await server.anApplication({ job_id, user_id: student.user_id });
    return { id, student };
  }
  const open = (id: number) =>
    server.send({ method: 'PUT', url: `ReviewApplicationByOrg/${id}`, as: company, body: {} });

  it('is told to its student alone, as a range of seven, from 20 applicants on', async () => {
    const job = await server.aJob({ org_id: company.role_specific_id });
    const applications = [];
    for (let count = 0; count < 19; count += 1) applications.push(await applyTo(job.id));
    const [first, second] = [...applications].reverse();
    if (!first || !second) throw new Error('There are no applications.');
    for (const { id } of applications.toReversed()) await open(id);
    expect((await read(first.id, first.student)).review_position).toBeNull();

    const last = await applyTo(job.id);
    expect((await read(second.id, second.student)).review_position).toEqual({ from: 1, to: 6, applicants: 20 });
    expect((await read(last.id, last.student)).review_position).toBeNull();
    await open(last.id);
    expect((await read(last.id, last.student)).review_position).toEqual({ from: 14, to: 20, applicants: 20 });
    expect(await read(last.id, company)).not.toHaveProperty('review_position');
  });
});
