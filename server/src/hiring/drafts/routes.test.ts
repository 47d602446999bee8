import type { ApplicationDraft } from '@foothold/shared/contract';
import { documents, type SignedIn, startServer, type TestServer } from '../../../testing';
import { deleteOldDrafts } from './queries';

let server: TestServer;
let ada: SignedIn;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  ada = await server.signIn('student');
});
afterAll(() => server.stop());

type Job = { id: number };
const pdf = { name: 'cv.pdf', content: documents.pdf };
const save = (job: Job, body: unknown, as = ada) =>
  server.send({ method: 'PUT', url: `jobs/${job.id}/draft`, as, body });
const open = (job: Job, as = ada) => server.send({ url: `jobs/${job.id}/draft`, as });
const read = async (job: Job, as = ada): Promise<ApplicationDraft | null> => (await open(job, as)).json().draft;
const discard = (job: Job, as = ada) => server.send({ method: 'DELETE', url: `jobs/${job.id}/draft`, as });
const apply = (job: Job, as = ada) =>
  server.send({
    ...{ method: 'POST', url: 'apply-job', as, files: { resume: pdf, internship_letter: pdf } },
    body: { job_id: job.id, cover_letter: 'I would like to learn with you.' },
  });
const countRows = async (job: Job) =>
  (await server.context.db.selectFrom('application_drafts').selectAll().where('job_id', '=', job.id).execute()).length;

describe('application drafts', () => {
  it('are stored unchanged, and null when there is none', async () => {
    const job = await server.aJob({ q1: 'When can you start?' });
    expect(await read(job)).toBeNull();
    const saved = await save(job, { cover_letter: '  Dear team,\n\nI am ', a1: 'On Mon' });
    expect(saved.json().draft).toEqual({
      ...{
        job_id: job.id,
        cover_letter: '  Dear team,\n\nI am ',
        a1: 'On Mon',
        a2: null,
        a3: null,
        a4: null,
        a5: null,
      },
      updated_at: expect.stringMatching(/Z$/),
    });
    expect(await read(job)).toEqual(saved.json().draft);
  });

  it('hold what was saved last when several devices save', async () => {
    const job = await server.aJob();
    const first = (await save(job, { cover_letter: 'On the phone', a1: 'Yes' })).json().draft;
    const second = (await save(job, { cover_letter: 'At the desk' })).json().draft;
    expect(await read(job)).toMatchObject({ cover_letter: 'At the desk', a1: null });
    expect(Date.parse(second.updated_at)).toBeGreaterThanOrEqual(Date.parse(first.updated_at));

    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => save(job, { cover_letter: `Version ${n}` })));
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    const newest = all.map((response) => response.json().draft.updated_at).toSorted();
    expect([(await read(job))?.updated_at, await countRows(job)]).toEqual([newest.at(-1), 1]);
  });

  it('belong to one student', async () => {
    const job = await server.aJob();
    const bola = await server.signIn('student');
    await save(job, { cover_letter: 'Mine' });
    expect(await read(job, bola)).toBeNull();
    expect((await discard(job, bola)).statusCode).toBe(204);
    expect(await read(job)).toMatchObject({ cover_letter: 'Mine' });
  });

  it('can be deleted, also twice', async () => {
    const job = await server.aJob();
    await save(job, { cover_letter: 'Never mind' });
    for (const _ of ['once', 'again']) expect((await discard(job)).statusCode).toBe(204);
    expect(await read(job)).toBeNull();
  });

  it('are deleted when the student applies, and not restored by a late save', async () => {
    const job = await server.aJob();
    await save(job, { cover_letter: 'Nearly done' });
    await apply(job);
    expect(await read(job)).toBeNull();
    expect((await save(job, { cover_letter: 'Too late' })).json()).toMatchObject({ code: 'already_applied' });

    for (let round = 0; round < 4; round += 1) {
      const other = await server.aJob();
      await Promise.all([save(other, { cover_letter: 'a' }), apply(other), save(other, { cover_letter: 'b' })]);
      expect(await countRows(other)).toBe(0);
    }
  });

  it('are deleted with the job', async () => {
    const company = await server.signIn('organization');
    const job = await server.aJob({ org_id: company.role_specific_id });
    await save(job, { cover_letter: 'For a job that goes' });
    await server.send({ method: 'DELETE', url: `jobs/${job.id}`, as: company, body: {} });
    expect([(await open(job)).statusCode, await countRows(job)]).toEqual([404, 0]);
    expect((await save(job, { cover_letter: 'Too late' })).statusCode).toBe(404);
  });

  it('can be read but not saved when the job is closed', async () => {
    const company = await server.signIn('organization');
    const job = await server.aJob({ org_id: company.role_specific_id });
    await save(job, { cover_letter: 'Half' });
    const url = `closeORopenJOB/${job.id}/toggle-status`;
    await server.send({ method: 'PUT', url, as: company, body: { status: 0 } });
    expect(await read(job)).toMatchObject({ cover_letter: 'Half' });
    expect((await save(job, { cover_letter: 'Whole' })).json()).toMatchObject({ code: 'job_closed' });
  });

  it('respond with 404 when students cannot see the job', async () => {
    const org_id = (await server.signIn('pending')).role_specific_id;
    for (const job of [await server.aJob({ org_id }), { id: 2147483647 }]) {
      expect((await open(job)).statusCode).toBe(404);
      expect((await save(job, { cover_letter: 'x' })).statusCode).toBe(404);
    }
  });

  it('have the same limits as applications', async () => {
    const job = await server.aJob();
    expect((await save(job, { cover_letter: 'ọ'.repeat(10_000), a5: 'x'.repeat(4000) })).statusCode).toBe(200);
    const refused = await save(job, { cover_letter: 'x'.repeat(10_001), a2: 'x'.repeat(4001), a3: 7 });
    expect(refused.json().fields).toEqual({
      cover_letter: 'At most 10,000 characters.',
      a2: 'At most 4,000 characters.',
      a3: 'A3 must be text.',
    });
    expect((await save(job, { cover_letter: 'x'.repeat(300 * 1024) })).statusCode).toBe(413);
  });

  it('are deleted after ninety days', async () => {
    const [old, young] = [await server.aJob(), await server.aJob()];
    for (const job of [old, young]) await save(job, { cover_letter: 'x' });
    const age = (job: Job, days: number) =>
      server.context.db
        .updateTable('application_drafts')
        .set({ updated_at: new Date(Date.now() - days * 86_400_000) })
        .where('job_id', '=', job.id)
        .execute();
    await age(old, 90.1);
    await age(young, 89.9);
    await deleteOldDrafts(server.context.db);
    expect([await countRows(old), await countRows(young)]).toEqual([0, 1]);
  });
});
