import type { Job } from '@foothold/shared/contract';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { addDays, startOfDay, todayIn } from '../../platform/time/days';

let server: TestServer;
let lagoon: SignedIn;
beforeAll(async () => {
  server = await startServer();
  lagoon = await server.signIn('organization', { company_name: 'Lagoon 100% Foods' });
});
afterAll(() => server.stop());
beforeEach(() => server.context.db.deleteFrom('jobs').execute());

const today = todayIn('Africa/Lagos');
const aJob = (overrides: Parameters<TestServer['aJob']>[0]) =>
  server.aJob({ org_id: lagoon.role_specific_id, ...overrides });
const find = async (query: Record<string, string | number>, as?: SignedIn) => {
  const response = await server.send({ url: `jobs?${new URLSearchParams(query as Record<string, string>)}`, as });
  expect(response.statusCode).toBe(200);
  return response.json().jobs as { data: Job[]; total: number; next_cursor: string | null; matched: string[] };
};
const titles = async (query: Record<string, string | number>) =>
  (await find(query)).data.map(({ job_title }) => job_title);

describe('GET /jobs', () => {
  it('returns open jobs only, newest first', async () => {
    await aJob({ job_title: 'Old', created_at: new Date('2026-01-01') });
    await aJob({ job_title: 'New' });
    await aJob({ job_title: 'Closed', status: 0 });
    await aJob({ job_title: 'Expired', deadline: addDays(today, -1) });
    await aJob({ job_title: 'Deleted', deleted_at: new Date() });
    expect(await titles({})).toEqual(['New', 'Old']);
    expect(await titles({ sort: 'deadline' })).toEqual(['Old', 'New']);
  });

  it('returns a job that was posted before the request when many requests are coalesced', async () => {
    for (let number = 1; number <= 5; number += 1) {
      const crowd = Array.from({ length: 5 }, () => titles({}));
      await aJob({ job_title: `Job ${number}` });
      expect((await titles({}))[0]).toBe(`Job ${number}`);
      await Promise.all(crowd);
    }
  });

  it('returns the current data when the job or its company has changed', async () => {
    const company = await server.signIn('organization', { company_name: 'Before Ltd' });
    const { id } = await server.aJob({ org_id: company.role_specific_id, job_title: 'Clerk' });
    const { db } = server.context;
    const shown = async () =>
      (await find({})).data.map(({ job_title, company_name }) => `${job_title} at ${company_name}`)[0];
    expect(await shown()).toBe('Clerk at Before Ltd');
    await db.updateTable('jobs').set({ job_title: 'Head clerk' }).where('id', '=', id).execute();
    expect(await shown()).toBe('Head clerk at Before Ltd');
    const where = db.updateTable('organizations').where('id', '=', company.role_specific_id);
    await where.set({ company_name: 'After Ltd' }).execute();
    expect(await shown()).toBe('Head clerk at After Ltd');
  });

  it('marks application and save for that student only', async () => {
    const { id } = await aJob({ job_title: 'Clerk' });
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    await server.anApplication({ job_id: id, user_id: ada.user_id });
    await server.context.db.insertInto('saved_jobs').values({ job_id: id, user_id: bola.user_id }).execute();
    const [asAda, asBola, asVisitor] = await Promise.all([find({}, ada), find({}, bola), find({})]);
    const toMarks = ({ data: [job] }: typeof asAda) => [job?.own_application?.status, job?.saved];
    expect([toMarks(asAda), toMarks(asBola), toMarks(asVisitor)]).toEqual([
      ['Applied', false],
      [undefined, true],
      [undefined, null],
    ]);
  });

  it('finds words of title, company and description in any order', async () => {
    await aJob({ job_title: 'Backend Developer', job_description: 'Java and Spring' });
    await aJob({ job_title: 'Cook', job_description: 'Jollof for 100 people' });
    expect(await titles({ q: 'developer backend' })).toEqual(['Backend Developer']);
    expect(await titles({ q: 'SPRING dev' })).toEqual(['Backend Developer']);
    expect(await titles({ q: 'lagoon cook' })).toEqual(['Cook']);
    expect(await titles({ q: 'developer cook' })).toEqual([]);
  });

  it('treats characters with a meaning in SQL literally', async () => {
    await aJob({ job_title: 'C++ Developer' });
    await aJob({ job_title: 'snake_case Reviewer' });
    expect(await titles({ q: 'c++' })).toEqual(['C++ Developer']);
    expect(await titles({ q: 'snake_case' })).toEqual(['snake_case Reviewer']);
    expect(await titles({ q: 'snakeXcase' })).toEqual([]);
    expect(await titles({ q: '100%' })).toHaveLength(2);
    expect(await titles({ q: '1%0' })).toEqual([]);
    expect(await titles({ q: "'; drop table jobs; --" })).toEqual([]);
    expect(await titles({ q: '\\' })).toEqual([]);
  });

  it('finds jobs by the new name when a company was renamed', async () => {
    const company = await server.signIn('organization', { company_name: 'Before Ltd' });
    await server.aJob({ org_id: company.role_specific_id, job_title: 'Clerk' });
    const { db } = server.context;
    await db
      .updateTable('organizations')
      .set({ company_name: 'After Ltd' })
      .where('id', '=', company.role_specific_id)
      .execute();
    expect(await titles({ q: 'after clerk' })).toEqual(['Clerk']);
    expect(await titles({ q: 'before clerk' })).toEqual([]);
  });

  it('filters by company, field, stipend and location', async () => {
    await aJob({ job_title: 'Paid', stipend: 1, currency: 'Naira', amount: '1', field: 'Art', location: 'Enugu' });
    await aJob({ job_title: 'Unpaid', location: 'Lagos' });
    await aJob({ job_title: 'Anywhere', env_mode: 'remote', location: null });
    await server.aJob({ job_title: 'Elsewhere', location: 'Lagos' });
    expect(await titles({ company: 'Lagoon 100% Foods', location: 'Lagos' })).toEqual(['Unpaid']);
    expect(await titles({ field: 'Art' })).toEqual(['Paid']);
    expect(await titles({ stipend: 'Yes' })).toEqual(['Paid']);
    expect(await titles({ stipend: '0', company: 'Lagoon 100% Foods' })).toEqual(['Anywhere', 'Unpaid']);
    expect(await titles({ location: 'Remote' })).toEqual(['Anywhere']);
  });

  it('filters by whole days in the platform’s time zone', async () => {
    const midnight = (days: number) => startOfDay(addDays(today, days), 'Africa/Lagos').getTime();
    for (const [job_title, at] of [
      ['today', midnight(0)],
      ['yesterday', midnight(0) - 1],
      ['yesterday too', midnight(-1)],
      ['three days', midnight(-3)],
      ['a week', midnight(-7)],
      ['a month', midnight(-30)],
      ['older', midnight(-30) - 1],
    ] as const) {
      await aJob({ job_title, created_at: new Date(at) });
    }
    expect(await titles({ date: 'Today' })).toEqual(['today']);
    expect(await titles({ date: 'Yesterday' })).toEqual(['yesterday', 'yesterday too']);
    expect(await titles({ date: 'Last 3 days' })).toHaveLength(4);
    expect(await titles({ date: 'Last week' })).toHaveLength(5);
    expect(await titles({ date: 'Last month' })).toHaveLength(6);
    expect(await titles({ date: 'All time' })).toHaveLength(7);
  });

  it.each(['newest', 'deadline'])('returns each job once in pages by %s when sort values are equal', async (sort) => {
    const created_at = new Date('2026-05-05T05:05:05.123Z');
    for (let number = 0; number < 7; number += 1) await aJob({ job_title: `Job ${number}`, created_at });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await find({ sort, limit: 3, ...(cursor && { cursor }) });
      expect(page.total).toBe(7);
      seen.push(...page.data.map(({ job_title }) => job_title));
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });

  it('keeps the total of the first page in the cursor, and counts anew for a first page', async () => {
    for (const job_title of ['First', 'Second', 'Third']) await aJob({ job_title });
    const { total, next_cursor } = await find({ limit: 1 });
    await aJob({ job_title: 'Fourth' });
    expect(total).toBe(3);
    expect((await find({ limit: 1, cursor: String(next_cursor) })).total).toBe(3);
    expect((await find({ limit: 1 })).total).toBe(4);
  });

  it('continues after the cursor when jobs were posted meanwhile', async () => {
    await aJob({ job_title: 'First' });
    await aJob({ job_title: 'Second' });
    const { next_cursor } = await find({ limit: 1 });
    await aJob({ job_title: 'Third' });
    expect((await find({ limit: 1, cursor: String(next_cursor) })).data).toMatchObject([{ job_title: 'First' }]);
  });

  it.each(['x', 'bm90IGpzb24', Buffer.from('["newest","yesterday",1,1]').toString('base64url')])(
    'rejects %s as cursor',
    async (cursor) => {
      const response = await server.send({ url: `jobs?cursor=${cursor}` });
      expect(response.statusCode).toBe(422);
      expect(response.json().fields).toHaveProperty('cursor');
    },
  );

  it('truncates long texts and marks the caller’s application', async () => {
    const ada = await server.signIn('student');
    const job = await aJob({ job_description: 'd'.repeat(5000), job_requirements: 'r'.repeat(401) });
    const sent = await server.anApplication({ job_id: job.id, user_id: ada.user_id, status: 'Withdrawn' });
    const [mine] = (await find({}, ada)).data;
    expect(mine).toMatchObject({ job_description: 'd'.repeat(400), applied_user_ids: [ada.user_id] });
    expect(mine?.own_application).toEqual({ id: sent.id, status: 'Withdrawn' });
    expect(mine?.job_requirements).toHaveLength(400);
    expect((await find({})).data[0]).toMatchObject({ applied_user_ids: [], own_application: null });
  });
});
