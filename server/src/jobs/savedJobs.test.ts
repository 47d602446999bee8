import type { Job } from '@foothold/shared/contract';
import { type SignedIn, startServer, type TestServer } from '../../testing';

let server: TestServer;
let ada: SignedIn;
let company: SignedIn;
beforeAll(async () => {
  server = await startServer();
  company = await server.signIn('organization', { company_name: 'Baobab Works' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.context.db.deleteFrom('jobs').execute();
  ada = await server.signIn('student');
});

const aJob = (overrides: Parameters<TestServer['aJob']>[0] = {}) =>
  server.aJob({ org_id: company.role_specific_id, ...overrides });
const save = (id: number, as = ada) => server.send({ method: 'PUT', url: `jobs/${id}/save`, as });
const unsave = (id: number, as = ada) => server.send({ method: 'DELETE', url: `jobs/${id}/save`, as });
const list = async (query = '', as = ada) => {
  const response = await server.send({ url: `saved_jobs${query}`, as });
  expect(response.statusCode).toBe(200);
  return response.json().jobs as { data: Job[]; total: number; next_cursor: string | null };
};
const titles = async () => (await list()).data.map(({ job_title }) => job_title);
const change = (id: number, to: { status?: 0 | 1; deadline?: string; deleted_at?: Date }) =>
  server.context.db.updateTable('jobs').set(to).where('id', '=', id).execute();

describe('saved jobs', () => {
  it('saves a job once when requested repeatedly, and removes it again', async () => {
    const { id } = await aJob();
    const responses = await Promise.all([save(id), save(id), save(id)]);
    expect(responses.map((response) => response.json())).toEqual(Array(3).fill({ saved: true }));
    expect((await list()).total).toBe(1);

    expect((await unsave(id)).json()).toEqual({ saved: false });
    expect((await unsave(id)).json()).toEqual({ saved: false });
    expect((await list()).total).toBe(0);
  });

  it('marks a saved job in lists and details for that student only', async () => {
    const { id } = await aJob();
    await save(id);
    const seenBy = async (as?: SignedIn) => {
      const { jobs } = (await server.send({ url: 'jobs', as })).json();
      const { job } = (await server.send({ url: `view/jobs/${id}`, as })).json();
      return [jobs.data[0].saved, job.saved];
    };
    expect(await seenBy(ada)).toEqual([true, true]);
    expect(await seenBy(await server.signIn('student'))).toEqual([false, false]);
    expect(await seenBy(company)).toEqual([null, null]);
    expect(await seenBy()).toEqual([null, null]);
  });

  it('lists the last saved job first, in pages', async () => {
    for (const job_title of ['first', 'second', 'third']) await save((await aJob({ job_title })).id);
    expect(await titles()).toEqual(['third', 'second', 'first']);
    const page = await list('?limit=2');
    expect(page).toMatchObject({ total: 3, data: [{ job_title: 'third' }, { job_title: 'second' }] });
    expect(await list(`?limit=2&cursor=${page.next_cursor}`)).toMatchObject({
      data: [{ job_title: 'first' }],
      next_cursor: null,
    });
    expect((await server.send({ url: 'saved_jobs?cursor=x', as: ada })).statusCode).toBe(422);
  });

  it('keeps closed and expired jobs in the list until they are deleted', async () => {
    const [closed, expired, deleted] = [await aJob(), await aJob(), await aJob()];
    for (const { id } of [closed, expired, deleted]) await save(id);
    await change(closed.id, { status: 0 });
    await change(expired.id, { deadline: '2026-01-01' });
    await change(deleted.id, { deleted_at: new Date() });
    expect((await list()).data.map(({ display_status }) => display_status)).toEqual(['Expired', 'Closed']);
    expect((await unsave(closed.id)).json()).toEqual({ saved: false });
    expect((await list()).total).toBe(1);
  });

  it('responds with 404 when the student may not see the job', async () => {
    const closed = await aJob({ status: 0 });
    const gone = await aJob({ deleted_at: new Date() });
    const hidden = await server.aJob({ org_id: (await server.signIn('pending')).role_specific_id });
    for (const { id } of [closed, gone, hidden, { id: 2_000_000_000 }]) expect((await save(id)).statusCode).toBe(404);
    for (const { id } of [gone, hidden, { id: 2_000_000_000 }]) expect((await unsave(id)).statusCode).toBe(404);
    expect((await list()).total).toBe(0);
  });

  it('keeps the lists of two students separate', async () => {
    const { id } = await aJob();
    await save(id);
    const ben = await server.signIn('student');
    await unsave(id, ben);
    expect((await list('', ben)).total).toBe(0);
    expect((await list()).total).toBe(1);
  });
});
