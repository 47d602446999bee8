import type { Job } from '@foothold/shared/contract';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { addDays, todayIn } from '../../platform/time/days';
import { seedReferenceData } from '../../referenceData/seed';

let server: TestServer;
let company: SignedIn;
beforeAll(async () => {
  server = await startServer();
  company = await server.signIn('organization');
});
afterAll(() => server.stop());
beforeEach(() => server.context.db.deleteFrom('jobs').execute());

const today = todayIn('Africa/Lagos');
const paid = { stipend: 1, currency: 'Naira' } as const;
const aJob = (overrides: Parameters<TestServer['aJob']>[0]) =>
  server.aJob({ org_id: company.role_specific_id, ...overrides });

const list = async (query: Record<string, string>, as?: SignedIn) => {
  const response = await server.send({ url: `jobs?${new URLSearchParams(query)}`, as });
  expect(response.statusCode).toBe(200);
  return response.json().jobs as { data: Job[]; total: number; next_cursor: string | null };
};
const listTitles = async (query: Record<string, string>) => {
  const { data, total } = await list(query);
  expect(total).toBe(data.length);
  const counted = await server.send({ url: `jobs/counts?${new URLSearchParams(query)}` });
  expect(counted.json().total).toBe(total);
  return data.map(({ job_title }) => job_title).sort();
};

describe('further filters of the search', () => {
  it('find the jobs of one of several work modes and kinds', async () => {
    await aJob({ job_title: 'A', env_mode: 'remote', kind: 'internship' });
    await aJob({ job_title: 'B', env_mode: 'hybrid', kind: 'siwes' });
    await aJob({ job_title: 'C', env_mode: 'onsite', kind: 'nysc' });
    await aJob({ job_title: 'D', env_mode: 'remote', kind: null });
    expect(await listTitles({ env_mode: 'remote' })).toEqual(['A', 'D']);
    expect(await listTitles({ env_mode: 'remote,hybrid' })).toEqual(['A', 'B', 'D']);
    expect(await listTitles({ kind: 'internship,siwes,nysc' })).toEqual(['A', 'B', 'C']);
    expect(await listTitles({ kind: 'internship,siwes', env_mode: 'hybrid' })).toEqual(['B']);
  });

  it('find the jobs whose pay overlaps the range in its currency', async () => {
    await aJob({ job_title: 'Low', ...paid, amount: '50,000' });
    await aJob({ job_title: 'Range', ...paid, amount: '80,000 - 120,000' });
    await aJob({ job_title: 'High', ...paid, amount: '300,000' });
    await aJob({ job_title: 'Dollar', ...paid, currency: 'Dollar', amount: '100,000' });
    await aJob({ job_title: 'Ambiguous', ...paid, amount: '1.500' });
    await aJob({ job_title: 'Unpaid' });
    expect(await listTitles({ pay_from: '100000' })).toEqual(['High', 'Range']);
    expect(await listTitles({ pay_to: '90000', currency: 'Naira' })).toEqual(['Low', 'Range']);
    expect(await listTitles({ pay_from: '60000', pay_to: '70000' })).toEqual([]);
    expect(await listTitles({ currency: 'Dollar' })).toEqual(['Dollar']);
    expect(await listTitles({ currency: 'Naira' })).toEqual(['Ambiguous', 'High', 'Low', 'Range']);
  });

  it('find the jobs of a duration', async () => {
    for (const duration of ['3 months', '6 months', '1 year', '18 months', 'Permanent', 'To be agreed'])
      await aJob({ job_title: duration, duration });
    expect(await listTitles({ duration: 'Up to 3 months' })).toEqual(['3 months']);
    expect(await listTitles({ duration: '4 to 6 months' })).toEqual(['6 months']);
    expect(await listTitles({ duration: '7 to 12 months' })).toEqual(['1 year']);
    expect(await listTitles({ duration: 'Over a year' })).toEqual(['18 months']);
    expect(await listTitles({ duration: 'Permanent' })).toEqual(['Permanent']);
  });

  it('find the jobs by their start, counted from today', async () => {
    await aJob({ job_title: 'Begun', start_date: addDays(today, -2) });
    await aJob({ job_title: 'Soon', start_date: addDays(today, 31) });
    await aJob({ job_title: 'Next', start_date: addDays(today, 60) });
    await aJob({ job_title: 'Later', start_date: addDays(today, 120) });
    await aJob({ job_title: 'Open' });
    expect(await listTitles({ start: 'Within a month' })).toEqual(['Begun', 'Soon']);
    expect(await listTitles({ start: 'Within 3 months' })).toEqual(['Begun', 'Next', 'Soon']);
    expect(await listTitles({ start: 'In more than 3 months' })).toEqual(['Later']);
  });

  it('find the jobs whose requirements name a degree', async () => {
    await aJob({ job_title: 'Both', job_requirements: '- BSc or HND' });
    await aJob({ job_title: 'None', job_requirements: null });
    expect(await listTitles({ degree: 'HND' })).toEqual(['Both']);
    expect(await listTitles({ degree: 'PhD' })).toEqual([]);
  });

  it('find the jobs that name one of several skills, by any of its names', async () => {
    await seedReferenceData(server.context.db);
    await aJob({ job_title: 'Asked', required_skills: ['JavaScript'] });
    await aJob({ job_title: 'Nice', preferred_skills: ['JS', "Baker's hand"] });
    await aJob({ job_title: 'Java', required_skills: ['Java', 'C'] });
    await aJob({ job_title: 'JavaScript in words', location: 'Kano' });
    expect(await listTitles({ skill: 'JavaScript' })).toEqual(['Asked', 'Nice']);
    expect(await listTitles({ skill: ' java-script ,' })).toEqual(['Asked', 'Nice']);
    expect(await listTitles({ skill: 'js,C' })).toEqual(['Asked', 'Java', 'Nice']);
    expect(await listTitles({ skill: 'BAKER’S hand' })).toEqual(['Nice']);
    expect(await listTitles({ skill: 'C++' })).toEqual([]);
    expect(await listTitles({ skill: 'JavaScript', q: 'asked', location: 'Lagos' })).toEqual(['Asked']);
    expect(await listTitles({ skill: ' , ' })).toHaveLength(4);
    expect(await listTitles({ q: 'js' })).toEqual(['Asked', 'Nice']);
    expect(await listTitles({ q: 'javascript' })).toEqual(['Asked', 'JavaScript in words', 'Nice']);
  });

  it('narrow a search for words and the filters of the chips', async () => {
    await aJob({ job_title: 'Baker', kind: 'internship', location: 'Kano' });
    await aJob({ job_title: 'Baker two', kind: 'internship', location: 'Lagos' });
    await aJob({ job_title: 'Cook', kind: 'internship', location: 'Kano' });
    expect(await listTitles({ kind: 'internship', q: 'baker' })).toEqual(['Baker', 'Baker two']);
    expect(await listTitles({ kind: 'internship', q: 'baker', location: 'Kano' })).toEqual(['Baker']);
    expect(await listTitles({ kind: 'internship', location: 'Kano', field: 'Science' })).toEqual(['Baker', 'Cook']);
  });

  it('follow a change of the job', async () => {
    const job = await aJob({ job_title: 'A', kind: 'internship', ...paid, amount: '50,000', duration: '3 months' });
    const change = { kind: 'nysc', amount: '90,000', duration: '1 year', start_date: today } as const;
    await server.context.db.updateTable('jobs').set(change).where('id', '=', job.id).execute();
    expect(await listTitles({ kind: 'internship' })).toEqual([]);
    const all = { kind: 'nysc', pay_from: '80000', duration: '7 to 12 months', start: 'Within a month' };
    expect(await listTitles(all)).toEqual(['A']);
  });

  it.each([
    ['newest', { kind: 'siwes' }],
    ['deadline', { kind: 'siwes' }],
    ['newest', { skill: 'Kite-making,Kites' }],
    ['deadline', { skill: 'Kite-making,Kites' }],
  ])('are kept by every page in the order %s of %j, each job once', async (sort, filter) => {
    for (let number = 0; number < 7; number += 1) {
      const facts = number ? { kind: 'siwes' as const, required_skills: ['Kite making'] } : { kind: 'nysc' as const };
      await aJob({ ...facts, deadline: addDays(today, 9 - number) });
    }
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const query = { ...filter, limit: '2', sort, ...(cursor && { cursor }) };
      const page: Awaited<ReturnType<typeof list>> = await list(query);
      expect(page.total).toBe(6);
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(6);
    expect(seen).toHaveLength(6);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  });

  it('find the same for a student as for a visitor', async () => {
    await aJob({ kind: 'graduate' });
    await aJob({ kind: 'nysc' });
    const student = await server.signIn('student');
    expect((await list({ kind: 'graduate' }, student)).total).toBe(1);
  });

  it.each(['kind=plumbing', 'env_mode=remote,sea', 'pay_from=-1', 'pay_to=much', 'start=now'])(
    'refuse %s',
    async (query) => {
      const response = await server.send({ url: `jobs?${query}` });
      expect(response.statusCode).toBe(422);
    },
  );
});
