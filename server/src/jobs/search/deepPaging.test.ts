import type { Job } from '@foothold/shared/contract';
import { startServer, type TestServer } from '../../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const start = Date.parse('2026-01-01');
const minute = 60_000;

/** Alternates clerks and others, one minute apart, in small batches because the embedded database runs one query at a time. */
async function postMany(count: number) {
  const first = await server.aJob({ job_title: 'Clerk', created_at: new Date(start) });
  const { id: _, ...template } = first;
  for (let from = 1; from < count; from += 20) {
    const rows = Array.from({ length: Math.min(20, count - from) }, (_, index) => ({
      ...template,
      job_title: (from + index) % 2 === 0 ? 'Clerk' : 'Other',
      job_description: 'For a clerk',
      created_at: new Date(start + (from + index) * minute),
    }));
    await server.context.db.insertInto('jobs').values(rows).execute();
  }
}

describe('job search beyond the ranked matches', () => {
  it('ranks the newest 1,000 matches, then returns older ones by age, each once', async () => {
    await postMany(1201);
    const seen: Job[] = [];
    let cursor: string | null = null;
    do {
      const query = new URLSearchParams({ q: 'clerk', limit: '300', ...(cursor && { cursor }) });
      const response = await server.send({ url: `jobs?${query}` });
      expect(response.statusCode).toBe(200);
      const { jobs } = response.json();
      expect(jobs.total).toBe(1000);
      seen.push(...jobs.data);
      cursor = jobs.next_cursor;
    } while (cursor);

    expect(new Set(seen.map(({ id }) => id)).size).toBe(1201);
    expect(seen).toHaveLength(1201);
    expect(seen.slice(0, 500).every(({ job_title }) => job_title === 'Clerk')).toBe(true);
    expect(seen.slice(500, 1000).every(({ job_title }) => job_title === 'Other')).toBe(true);
    expect(
      seen
        .slice(1000)
        .map(({ job_title }) => job_title)
        .slice(0, 2)
        .sort(),
    ).toEqual(['Clerk', 'Other']);
  }, 60_000);

  it('returns at most 100 jobs to a visitor, who may go on from there', async () => {
    const list = async (as?: { token: string }) =>
      (await server.send({ url: 'jobs?limit=300', ...(as && { as }) })).json().jobs;
    const page = await list();
    expect(page.data).toHaveLength(100);
    expect(page.next_cursor).toEqual(expect.any(String));
    expect((await list(await server.signIn('student'))).data).toHaveLength(300);
  });
});
