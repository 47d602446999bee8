import type { Job } from '@foothold/shared/contract';
import { type SignedIn, startServer, type TestServer } from '../../testing';
import { addDays, todayIn } from '../platform/time/days';

let server: TestServer;
let owner: SignedIn;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  owner = await server.signIn('organization');
});
afterAll(() => server.stop());

const yesterday = addDays(todayIn('Africa/Lagos'), -1);
const own = async (query = '', as = owner) => (await server.send({ url: `jobs/organization${query}`, as })).json();
const titles = ({ jobs }: { jobs: Job[] }) => jobs.map(({ job_title }) => job_title);

/** Inserts jobs that were posted one minute apart. */
async function post(...jobs: { job_title: string; status?: 0 | 1; deadline?: string }[]) {
  const posted = [];
  for (const [index, job] of jobs.entries()) {
    const created_at = new Date(Date.UTC(2026, 0, 5, 9, index));
    posted.push(await server.aJob({ ...job, created_at, org_id: owner.role_specific_id }));
  }
  return posted;
}

describe('GET /jobs/organization', () => {
  it('returns counts by status and pages by number', async () => {
    await post({ job_title: 'One', status: 0 }, { job_title: 'Two', deadline: yesterday });
    await post({ job_title: 'Three' }, { job_title: 'Four' });

    const all = await own();
    expect(all).toMatchObject({ counts: { Active: 2, Closed: 1, Expired: 1 }, total: 4, next_page: null });
    expect(titles(all)).toEqual(expect.arrayContaining(['Four', 'Three', 'Two', 'One']));

    const active = await own('?status=Active&limit=1');
    expect(active).toMatchObject({ jobs: [{ job_title: 'Four' }], total: 2, next_page: 2 });
    expect(await own('?status=Active&limit=1&page=2')).toMatchObject({
      jobs: [{ job_title: 'Three' }],
      next_page: null,
    });
    expect(await own('?page=9')).toMatchObject({ jobs: [], total: 4, next_page: null, next_cursor: null });
  });

  it('continues after the cursor when jobs share a timestamp or were posted meanwhile', async () => {
    await post(...['a', 'b', 'c', 'd', 'e'].map((job_title) => ({ job_title })));
    await server.context.db
      .updateTable('jobs')
      .set({ created_at: new Date(Date.UTC(2026, 0, 5)) })
      .where('org_id', '=', owner.role_specific_id)
      .execute();
    const first = await own('?limit=2');
    expect(titles(first)).toEqual(['e', 'd']);
    await server.aJob({ org_id: owner.role_specific_id, job_title: 'new' });
    const second = await own(`?limit=2&cursor=${first.next_cursor}`);
    expect(titles(second)).toEqual(['c', 'b']);
    const third = await own(`?limit=2&cursor=${second.next_cursor}`);
    expect([titles(third), third.next_cursor]).toEqual([['a'], null]);
    expect((await server.send({ url: 'jobs/organization?cursor=nonsense', as: owner })).statusCode).toBe(422);
  });

  it.each([
    ['oja analyst', ['Ọjà Analyst']],
    ['ANAL', ['Ọjà Analyst', 'Data Analyst']],
    ['analyst data', ['Data Analyst']],
    ['100%', ['100% Remote Cook']],
    ['_', []],
  ])('finds titles with the words “%s”, ignoring case and accents', async (q, found) => {
    await post(
      { job_title: 'Data Analyst' },
      { job_title: 'Ọjà Analyst', status: 0 },
      { job_title: '100% Remote Cook' },
    );
    const listing = await own(`?q=${encodeURIComponent(q)}`);
    expect(titles(listing).toSorted()).toEqual(found.toSorted());
    expect(listing.total).toBe(found.length);
    expect(listing.counts).toEqual({ Active: 2, Closed: 1, Expired: 0 });
  });

  it('counts matches separately from all jobs when searching', async () => {
    await post({ job_title: 'Cook' }, { job_title: 'Head Cook', status: 0 }, { job_title: 'Baker', status: 0 });
    expect(await own('?q=cook&status=Closed')).toMatchObject({
      counts: { Active: 1, Closed: 2, Expired: 0 },
      found: { Active: 1, Closed: 1, Expired: 0 },
      total: 1,
    });
  });

  it('returns only the caller’s jobs, and all jobs to an admin', async () => {
    await post({ job_title: 'Mine' });
    const rival = await server.signIn('organization');
    expect(await own('', rival)).toMatchObject({ jobs: [], total: 0 });
    const { jobs, total } = await own('?limit=1000', await server.signIn('admin'));
    expect(jobs).toHaveLength(total);
    expect(new Set(jobs.map(({ org_id }: Job) => org_id)).size).toBeGreaterThan(1);
  });
});

describe('GET /jobs/{id}/own', () => {
  const viewOwn = (id: number, as: SignedIn = owner) => server.send({ url: `jobs/${id}/own`, as });

  it('returns applications by status and the number of saves', async () => {
    const [job, other] = await post({ job_title: 'Cook', status: 0 }, { job_title: 'Baker' });
    if (!job || !other) throw new Error('Nothing was posted.');
    for (const status of ['Applied', 'Applied', 'Interview', 'Withdrawn'] as const)
      await server.anApplication({ job_id: job.id, status });
    const ada = await server.signIn('student');
    await server.context.db.insertInto('saved_jobs').values({ user_id: ada.user_id, job_id: job.id }).execute();

    expect((await viewOwn(job.id)).json()).toMatchObject({
      job: { job_title: 'Cook', display_status: 'Closed', application_count: 4 },
      revision: 1,
      applications: { Applied: 2, Viewed: 0, Interview: 1, Accepted: 0, Rejected: 0, Withdrawn: 1 },
      saves: 1,
    });
    expect((await viewOwn(other.id)).json()).toMatchObject({ applications: { Applied: 0, Withdrawn: 0 }, saves: 0 });
  });

  it('responds with 404 when the job is another company’s or deleted', async () => {
    const [job] = await post({ job_title: 'Cook' });
    const rival = await server.signIn('organization');
    expect((await viewOwn(job!.id, rival)).statusCode).toBe(404);
    await server.send({ method: 'DELETE', url: `jobs/${job!.id}`, as: owner, body: {} });
    expect((await viewOwn(job!.id)).statusCode).toBe(404);
  });
});
