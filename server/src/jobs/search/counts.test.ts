import type { countJobs, Output } from '@foothold/shared/contract';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { createJobSearch } from './search';

let server: TestServer;
let baobab: SignedIn;
beforeAll(async () => {
  server = await startServer();
  baobab = await server.signIn('organization', { company_name: 'Baobab' });
  const kola = await server.signIn('organization', { company_name: "Kola's \\ Farm" });
  const [ofBaobab, ofKola] = [baobab.role_specific_id, kola.role_specific_id];
  const paid = { stipend: 1, currency: 'Naira', amount: '1' } as const;
  await server.aJob({ org_id: ofBaobab, job_title: 'Cook', field: 'Art', location: 'Lagos', ...paid });
  await server.aJob({ org_id: ofBaobab, job_title: 'Cook', field: 'Science', location: 'Yaba, Lagos' });
  await server.aJob({ org_id: ofKola, job_title: 'Driver', field: 'Art', location: 'Kano', env_mode: 'remote' });
  await server.aJob({
    org_id: ofKola,
    job_title: 'Old',
    field: 'Art',
    location: null,
    created_at: new Date('2026-01-01'),
  });
  await server.aJob({ org_id: ofKola, job_title: 'Closed', status: 0 });
  await server.aJob({ org_id: ofKola, job_title: 'Expired', deadline: '2026-01-01' });
  await server.aJob({ org_id: (await server.signIn('pending')).role_specific_id });
});
afterAll(() => server.stop());

const ask = async (query: Record<string, string> = {}) => {
  const response = await server.send({ url: `jobs/counts?${new URLSearchParams(query)}` });
  expect(response.statusCode).toBe(200);
  return response.json() as Output<typeof countJobs>;
};
const formatCounts = ({ counts }: Output<typeof countJobs>) =>
  Object.fromEntries(
    Object.entries(counts).map(([name, values]) => [name, values.map(({ value, count }) => `${value} ${count}`)]),
  );

describe('GET /jobs/counts', () => {
  it('counts open jobs for each value of each filter', async () => {
    const response = await ask();
    expect(response.total).toBe(4);
    expect(formatCounts(response)).toEqual({
      company: ['Baobab 2', "Kola's \\ Farm 2"],
      field: ['Art 3', 'Commercial 0', 'Science 1'],
      stipend: ['Yes 1', 'No 3'],
      location: ['Lagos 2', 'Kano 1', 'Remote 1', 'Yaba 1'],
      date: ['Today 3', 'Yesterday 0', 'Last 3 days 3', 'Last week 3', 'Last month 3', 'All time 4'],
    });
  });

  it('counts the values of a filter given the other filters only', async () => {
    const response = await ask({ field: 'Art', location: 'Lagos' });
    expect(response.total).toBe(1);
    expect(formatCounts(response)).toMatchObject({
      company: ['Baobab 1'],
      field: ['Art 1', 'Commercial 0', 'Science 1'],
      stipend: ['Yes 1', 'No 0'],
      location: ['Kano 1', 'Lagos 1', 'Remote 1'],
    });
    expect(formatCounts(await ask({ company: "Kola's \\ Farm", date: 'Today' }))).toMatchObject({
      company: ['Baobab 2', "Kola's \\ Farm 1"],
      location: ['Kano 1', 'Remote 1'],
      date: ['Today 1', 'Yesterday 0', 'Last 3 days 1', 'Last week 1', 'Last month 1', 'All time 2'],
    });
  });

  it('counts the matches of a search, also when it is mistyped', async () => {
    expect(formatCounts(await ask({ q: 'coook', location: 'Yaba' }))).toMatchObject({
      company: ['Baobab 1'],
      field: ['Art 0', 'Commercial 0', 'Science 1'],
      location: ['Lagos 2', 'Yaba 1'],
    });
    expect((await ask({ q: 'farm', company: "Kola's \\ Farm" })).total).toBe(2);
    expect(await ask({ q: 'nothing that anybody says' })).toMatchObject({ total: 0, counts: { company: [] } });
  });

  it('returns a total that equals the number of listed jobs', async () => {
    const searches: Record<string, string>[] = [
      {},
      { field: 'Art' },
      { location: 'Remote' },
      { q: 'cook', stipend: 'Yes' },
      { date: 'Today' },
    ];
    for (const query of searches) {
      const { jobs } = (await server.send({ url: `jobs?${new URLSearchParams(query)}` })).json();
      expect((await ask(query)).total).toBe(jobs.data.length);
    }
  });

  it('counts once when the same counts are requested at the same time', async () => {
    const { counts } = createJobSearch(server.context);
    const [one, other] = [counts({ field: 'Art' }), counts({ field: 'Art' })];
    expect(other).toBe(one);
    expect(counts({ field: 'Science' })).not.toBe(one);
    await one;
  });

  it('adds the number of open jobs of its company to a single job', async () => {
    const job = await server.aJob({ org_id: baobab.role_specific_id });
    const { organization } = (await server.send({ url: `view/jobs/${job.id}` })).json().job;
    expect(organization.open_jobs).toBe(3);
  });
});
