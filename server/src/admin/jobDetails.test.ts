import type { Output } from '@foothold/shared/contract';
import type { viewAnyJob } from '@foothold/shared/contract/admin';
import { type SignedIn, startServer, type TestServer } from '../../testing';

describe('GET /all_jobs/:id', () => {
  let server: TestServer;
  let admin: SignedIn;
  let company: SignedIn;
  beforeAll(async () => {
    server = await startServer();
    admin = await server.signIn('admin', { email: 'amaka@foothold.test' });
    company = await server.signIn('organization', { company_name: 'Marina Works' });
  });
  afterAll(() => server.stop());

  const open = (id: number) => server.send({ url: `all_jobs/${id}`, as: admin });
  const read = async (id: number) => (await open(id)).json<Output<typeof viewAnyJob>>();
  const aJob = (values: object = {}) => server.aJob({ ...values, org_id: company.role_specific_id });
  const takeDown = (id: number, reason: string) =>
    server.send({ method: 'DELETE', url: `jobs/${id}`, as: admin, body: { reason } });

  it.each([
    ['Active', {}],
    ['Closed', { status: 0 }],
    ['Expired', { deadline: '2020-01-01' }],
  ])('returns a job whose state is %s', async (state, values) => {
    const { id } = await aJob({ ...values, job_title: 'Analyst' });
    expect(await read(id)).toMatchObject({
      ...{ state, job: { id, job_title: 'Analyst', company_name: 'Marina Works' } },
      ...{ organization: { verified: 1, verification_status: 'verified' }, history: [] },
    });
  });

  it('returns a job that was taken down with the reason, and with every decision about it', async () => {
    const { id } = await aJob();
    await takeDown(id, 'It asks for a fee.');
    expect(await read(id)).toMatchObject({
      state: 'Taken down',
      job: { taken_down: { reason: 'It asks for a fee.' } },
    });
    await server.send({ method: 'PUT', url: `restore-job/${id}`, as: admin });
    const { state, history } = await read(id);
    expect(state).toBe('Active');
    expect(history).toMatchObject([
      { action: 'job.restored', by: 'amaka@foothold.test', reason: null },
      { action: 'job.taken_down', by: 'amaka@foothold.test', reason: 'It asks for a fee.' },
    ]);
  });

  it('counts the applications in each status', async () => {
    const { id } = await aJob();
    const first = await server.anApplication({ job_id: id });
    await server.anApplication({ job_id: id });
    await server.context.db.updateTable('applications').set({ status: 'Viewed' }).where('id', '=', first.id).execute();
    expect((await read(id)).application_counts).toEqual({
      ...{ Applied: 1, Viewed: 1, Interview: 0, Accepted: 0, Rejected: 0, Withdrawn: 0 },
    });
  });

  it('finds no job that its company has deleted', async () => {
    const { id } = await aJob();
    await server.send({ method: 'DELETE', url: `jobs/${id}`, as: company, body: {} });
    expect((await open(id)).statusCode).toBe(404);
    expect((await open(999_999)).statusCode).toBe(404);
  });
});
