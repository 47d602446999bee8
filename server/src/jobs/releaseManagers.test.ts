import { type SignedIn, startServer, type TestServer } from '../../testing';
import { createJobActions } from '../../testing/jobs';

describe('a release manager, whose work are releases alone', () => {
  let server: TestServer;
  let [company, manager, reviewer]: SignedIn[] = [];
  beforeAll(async () => {
    server = await startServer();
    company = await server.signIn('organization');
    manager = await server.signIn('release_manager');
    reviewer = await server.signIn('reviewer');
  });
  afterAll(() => server.stop());
  const jobs = createJobActions(() => ({ server, company: company as SignedIn }));

  it('sees of a job what a visitor sees, and nothing of one that is closed', async () => {
    const { id } = await jobs.aPostedJob();
    const readCount = async (as?: SignedIn) => (await jobs.view(id, as)).json().job.application_count;
    expect([await readCount(manager), await readCount(reviewer)]).toEqual([null, 0]);
    await jobs.toggle(id, { status: 0 });
    expect([(await jobs.view(id, manager)).statusCode, (await jobs.view(id, reviewer)).statusCode]).toEqual([404, 200]);
  });

  it('reads nobody else’s notifications', async () => {
    const url = `view_notifications/${company?.user_id}`;
    const statuses = [manager, reviewer].map(async (as) => (await server.send({ url, as })).statusCode);
    expect(await Promise.all(statuses)).toEqual([404, 200]);
  });
});
