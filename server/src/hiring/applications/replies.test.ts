import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { createApply } from '../../../testing/applications';
import { offer } from '../../../testing/interviews';
import { addDays, todayIn } from '../../platform/time/days';

let server: TestServer;
let company: SignedIn;
beforeAll(async () => {
  server = await startServer();
  company = await server.signIn('organization');
});
afterAll(() => server.stop());

const apply = createApply(() => server);
const inDays = (days: number) => addDays(todayIn('Africa/Lagos'), days);

/** A new application, and what its student reads of it. */
async function anApplication(job: Parameters<TestServer['aJob']>[0] = {}) {
  const student = await server.signIn('student');
  const { id: job_id } = await server.aJob({ org_id: company.role_specific_id, ...job });
  const { id } = (await apply({ id: job_id }, { as: student })).json().application;
  return {
    id,
    job_id,
    read: async () => (await server.send({ url: `applications/${id}`, as: student })).json().application,
    list: async () =>
      (await server.send({ url: `user-applications-job/${student.user_id}`, as: student })).json().applications.data,
  };
}
const decide = (how: 'Accept' | 'Reject' | 'Review', id: number) =>
  server.send({ method: 'PUT', url: `${how}ApplicationByOrg/${id}`, as: company, body: {} });
const schedule = (application_id: number) =>
  server.send({
    method: 'POST',
    url: 'interviews/schedule',
    as: company,
    body: { application_id, ...offer, confirm_overlap: 1 },
  });

describe('the promised reply', () => {
  it('is due so many days after the deadline as the job said when somebody applied', async () => {
    const { job_id, read } = await anApplication({ deadline: inDays(4), reply_days: 7 });
    expect(await read()).toMatchObject({ reply_due_on: inDays(11), replied_at: null });

    const { job } = (await server.send({ url: `jobs/${job_id}/own`, as: company })).json();
    const edited = { ...job, deadline: inDays(30), reply_days: 21, job_requirements: 'Any' };
    expect((await server.send({ method: 'PUT', url: `jobs/${job_id}`, as: company, body: edited })).statusCode).toBe(
      200,
    );
    expect(await read()).toMatchObject({ reply_due_on: inDays(11) });
  });

  it('is due within ten days where the company does not say', async () => {
    const { read } = await anApplication({ deadline: inDays(0) });
    expect(await read()).toMatchObject({ reply_due_on: inDays(10) });
  });

  it('is late from the midnight after that day on, by the clock of the platform', async () => {
    const { read, list } = await anApplication({ deadline: inDays(0) });
    const midnight = new Date(`${inDays(11)}T00:00+01:00`).toISOString();
    expect(await read()).toMatchObject({ reply_due_at: midnight });
    expect(await list()).toMatchObject([{ reply_due_at: midnight }]);
  });
});

describe('the reply', () => {
  it.each([
    ['an acceptance', (id: number) => decide('Accept', id)],
    ['a rejection', (id: number) => decide('Reject', id)],
    ['the offer of an interview', schedule],
  ])('is %s', async (_what, reply) => {
    const { id, read } = await anApplication();
    await decide('Review', id);
    expect((await read()).replied_at).toBeNull();
    await reply(id);
    expect((await read()).replied_at).not.toBeNull();
  });

  it('is the first of several', async () => {
    const { id, read } = await anApplication();
    await schedule(id);
    const { replied_at } = await read();
    await decide('Accept', id);
    expect(await read()).toMatchObject({ status: 'Accepted', replied_at });
  });

  it('is not the withdrawal of the student', async () => {
    const student = await server.signIn('student');
    const job = await server.aJob({ org_id: company.role_specific_id });
    const { id } = (await apply(job, { as: student })).json().application;
    const withdrawn = await server.send({ method: 'PUT', url: `applications/${id}/withdraw`, as: student });
    expect(withdrawn.json().application).toMatchObject({ status: 'Withdrawn', replied_at: null });
  });
});

describe('the days to reply', () => {
  it.each([2, 22, 4.5, '7'])('are not %p', async (reply_days) => {
    const body = { ...(await server.aJob()), deadline: inDays(10), reply_days };
    const refused = await server.send({ method: 'POST', url: 'jobs', as: company, body });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      { reply_days: 'Write the days to reply in figures, from 3 to 21.' },
    ]);
  });
});
