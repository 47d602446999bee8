import type { countJobs, Job, Output } from '@foothold/shared/contract';
import { sql } from 'kysely';
import { startServer, type TestServer } from '../../../testing';
import { trimRecentListings } from './cleanup.queries';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(() => server.context.db.deleteFrom('jobs').execute());

const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-01-01');

/** Alternates clerks and helpers, one day apart. */
async function postMany(count: number) {
  const titles = Array.from({ length: count }, (_, number) => `${number % 2 === 0 ? 'Clerk' : 'Helper'} ${number}`);
  for (const [number, job_title] of titles.entries()) {
    await server.aJob({ job_title, job_description: 'For a clerk', created_at: new Date(start + number * day) });
  }
  return titles;
}

/** Limits the recent listings, and sets the factor from recent to all listings. */
async function bound(most: number, times?: number) {
  const { db } = server.context;
  await trimRecentListings(db, most);
  if (times) await sql`update recent_bound set times = ${times}`.execute(db);
}

async function pageThrough(query: Record<string, string>) {
  const seen: string[] = [];
  const totals = new Set<number>();
  let cursor: string | null = null;
  do {
    const asked = new URLSearchParams({ limit: '4', ...query, ...(cursor && { cursor }) });
    const response = await server.send({ url: `jobs?${asked}` });
    expect(response.statusCode).toBe(200);
    const { jobs } = response.json() as { jobs: { data: Job[]; total: number; next_cursor: string | null } };
    seen.push(...jobs.data.map(({ job_title }) => job_title));
    totals.add(jobs.total);
    cursor = jobs.next_cursor;
  } while (cursor);
  return { seen, totals: [...totals] };
}

const clerksFirst = (titles: string[]) =>
  titles.toSorted((a, b) => Number(b.startsWith('Clerk')) - Number(a.startsWith('Clerk')));

describe('search with recent listings', () => {
  it('ranks all matches of a rare word, however old', async () => {
    const titles = (await postMany(17)).reverse();
    await bound(6);
    expect(await pageThrough({ q: 'clerk' })).toEqual({ seen: clerksFirst(titles), totals: [17] });
  });

  it('ranks the recent matches of a common word, then returns older ones by age, each once', async () => {
    const titles = (await postMany(17)).reverse();
    await bound(6, 10_000);
    const { seen, totals } = await pageThrough({ q: 'clerk' });
    expect(seen).toEqual([...clerksFirst(titles.slice(0, 6)), ...titles.slice(6)]);
    expect(totals).toEqual([1000]);
    expect((await pageThrough({ q: 'clerk', sort: 'newest' })).seen).toEqual(titles);
    expect((await pageThrough({ q: 'clerk', sort: 'deadline' })).seen.toSorted()).toEqual(titles.toSorted());
  });

  it('continues after the cursor when the recent listings have changed', async () => {
    const titles = (await postMany(9)).reverse();
    await bound(6, 10_000);
    const ask = async (cursor?: string) => {
      const query = new URLSearchParams({ q: 'clerk', limit: '4', ...(cursor && { cursor }) });
      return (await server.send({ url: `jobs?${query}` })).json().jobs as { data: Job[]; next_cursor: string };
    };
    const first = await ask();
    await bound(2, 10_000);
    const second = await ask(first.next_cursor);
    const third = await ask(second.next_cursor);
    const seen = [first, second, third].flatMap(({ data }) => data.map(({ job_title }) => job_title));
    expect(seen).toEqual([...clerksFirst(titles.slice(0, 6)), ...titles.slice(6)]);
  });

  it('finds an old job when it is reopened', async () => {
    await postMany(6);
    await bound(3);
    const { db } = server.context;
    const old = db.updateTable('jobs').where('job_title', '=', 'Clerk 0');
    await old.set({ status: 0 }).execute();
    expect((await pageThrough({ q: 'clerk' })).seen).not.toContain('Clerk 0');
    await old.set({ status: 1 }).execute();
    expect((await pageThrough({ q: 'clerk' })).seen).toContain('Clerk 0');
  });

  it('counts a period exactly when it lies within the recent listings', async () => {
    await postMany(6);
    await server.aJob({ job_title: 'Clerk of today' });
    await server.aJob({ job_title: 'Clerk of today, too' });
    await bound(4, 10_000);
    expect(await pageThrough({ q: 'clerk', date: 'Today' })).toMatchObject({ totals: [2] });
  });

  describe('counts of filter values', () => {
    const count = async (query: Record<string, string> = {}) => {
      const response = await server.send({ url: `jobs/counts?${new URLSearchParams(query)}` });
      expect(response.statusCode).toBe(200);
      return response.json() as Output<typeof countJobs>;
    };
    beforeEach(() => postMany(17));

    it('are exact when the recent listings are too few for an estimate', async () => {
      await bound(6);
      for (const query of [{ date: 'All time' }, { q: 'clerk' }] as Record<string, string>[]) {
        const { counts, total } = await count(query);
        expect(total).toBe(17);
        expect(counts.stipend).toContainEqual({ value: 'No', count: 17 });
      }
    });

    it('are exact for filters and estimated for a search when there are many recent listings', async () => {
      await bound(6, 300);
      expect(await count({ stipend: 'No' })).toMatchObject({
        total: 17,
        counts: { stipend: [{ count: 0 }, { count: 17 }] },
      });
      expect(await count({ q: 'clerk', date: 'All time' })).toMatchObject({
        total: 1000,
        counts: { stipend: [{ count: 0 }, { count: 1000 }] },
      });
    });

    it('go no further than 1,000', async () => {
      await bound(6, 10_000);
      expect(await count({ location: 'Lagos' })).toMatchObject({
        total: 1000,
        counts: { stipend: [{ count: 0 }, { count: 1000 }] },
      });
    });
  });
});
