import type { SavedJobDraft } from '@foothold/shared/contract';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { todayIn } from '../../platform/time/days';
import { deleteOldJobDrafts } from './queries';

let server: TestServer;
let company: SignedIn;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  company = await server.signIn('organization');
});
afterAll(() => server.stop());

type DraftId = number | 'new';
interface SaveOptions {
  draftId?: DraftId;
  writer?: string;
  seen?: string | null;
  as?: SignedIn;
}

const save = (content: object, { draftId = 'new', writer = 'window-1', seen, as = company }: SaveOptions = {}) =>
  server.send({ method: 'PUT', url: `job_drafts/${draftId}`, as, body: { writer, seen, content } });
const open = (draftId: DraftId = 'new', as = company) => server.send({ url: `job_drafts/${draftId}`, as });
const read = async (draftId: DraftId = 'new', as = company): Promise<SavedJobDraft | null> =>
  (await open(draftId, as)).json().draft;
const title = async (draftId: DraftId = 'new', as = company) => (await read(draftId, as))?.content.job_title ?? null;
const discard = (draftId: DraftId = 'new', as = company) =>
  server.send({ method: 'DELETE', url: `job_drafts/${draftId}`, as });
const ownJob = () => server.aJob({ org_id: company.role_specific_id });

const completeJob = {
  ...{ job_title: 'Cook', department: 'Kitchen', field: 'Art', duration: '3 months', env_mode: 'remote', stipend: 0 },
  ...{ deadline: '2099-01-31', job_description: 'Cook with us.', job_requirements: 'Taste.' },
};
const post = (body: object = {}, key?: string) =>
  server.send({
    ...{ method: 'POST', url: 'jobs', as: company, body: { ...completeJob, ...body } },
    ...(key && { headers: { 'idempotency-key': key } }),
  });

describe('job drafts', () => {
  it('returns the draft as it was saved, and null when there is none', async () => {
    expect((await open()).json()).toEqual({
      ...{ draft: null, today: todayIn('Africa/Lagos'), usual_currency: 'Naira' },
    });
    const { updated_at } = (
      await save({ job_title: '  Half a ti', stipend: 1, currency: 'Naira', deadline: '31/0' })
    ).json();
    const draft = await read();
    expect(draft).toMatchObject({
      updated_at,
      content: { job_title: '  Half a ti', stipend: 1, currency: 'Naira', deadline: '31/0', field: null, q5: null },
    });
  });

  it('names the currency of the company’s last paid job, for the next one', async () => {
    await post({ stipend: 1, currency: 'Pound', amount: '900' });
    await post();
    expect((await open()).json().usual_currency).toBe('Pound');
    expect((await open('new', await server.signIn('organization'))).json().usual_currency).toBe('Naira');
  });

  it('keeps one draft per company for a new job and one for each posted job', async () => {
    const [rival, job] = [await server.signIn('organization'), await ownJob()];
    await save({ job_title: 'New' });
    await save({ job_title: 'Changed', revision: 1 }, { draftId: job.id });
    expect([await title(), await title(job.id), await title('new', rival)]).toEqual(['New', 'Changed', null]);
    for (const response of [
      await open(job.id, rival),
      await save({}, { draftId: job.id, as: rival }),
      await discard(job.id, rival),
    ])
      expect(response.statusCode).toBe(404);
    expect((await open(2147483647)).statusCode).toBe(404);
  });

  describe('with two writers', () => {
    it('accepts a second writer that has seen the draft and rejects the first one’s next save', async () => {
      const { updated_at } = (await save({ job_title: 'At the desk' })).json();
      expect((await save({ job_title: 'On the phone' }, { writer: 'window-2', seen: updated_at })).statusCode).toBe(
        200,
      );
      const late = await save({ job_title: 'At the desk again' }, { seen: updated_at });
      expect([late.statusCode, late.json().code]).toEqual([409, 'outdated']);
      expect(await title()).toBe('On the phone');
    });

    it('rejects a writer that has not seen the current draft', async () => {
      await save({ job_title: 'Mine' });
      expect((await save({ job_title: 'Blind' }, { writer: 'window-2' })).statusCode).toBe(409);
      expect(await title()).toBe('Mine');
    });

    it('accepts exactly one writer when several start at once', async () => {
      const responses = await Promise.all([1, 2, 3].map((n) => save({ job_title: `${n}` }, { writer: `window-${n}` })));
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    });
  });

  it('rejects late saves of its writer when the draft was discarded, but accepts another writer', async () => {
    await save({ job_title: 'Never mind' });
    for (const _ of ['once', 'again']) expect((await discard()).statusCode).toBe(204);
    expect((await save({ job_title: 'Too late' })).statusCode).toBe(409);
    expect(await title()).toBeNull();
    expect((await save({ job_title: 'Another' }, { writer: 'window-2' })).statusCode).toBe(200);
    expect(await title()).toBe('Another');
  });

  it('is deleted when the job is posted, and rejects saves that arrive later', async () => {
    await save({ job_title: 'Cook' });
    expect((await post({ draft: { writer: 'window-1' } }, 'the-same-key')).statusCode).toBe(201);
    expect((await post({ draft: { writer: 'window-1' } }, 'the-same-key')).statusCode).toBe(201);
    expect(await title()).toBeNull();
    expect((await save({ job_title: 'Too late' })).statusCode).toBe(409);

    for (let round = 0; round < 4; round += 1) {
      const writer = `window-at-once-${round}`;
      await Promise.all([save({}, { writer }), post({ draft: { writer } }), save({}, { writer })]);
      expect(await read()).toBeNull();
    }
  });

  it('is deleted when a writer that has only read it posts the job', async () => {
    const seen = (await save({ job_title: 'Cook' })).json().updated_at;
    await post({ draft: { writer: 'window-2', seen } });
    expect(await title()).toBeNull();
  });

  it('stays when a job is posted from another draft or without one', async () => {
    await save({ job_title: 'Still writing' });
    await post();
    await post({ draft: { writer: 'window-2', seen: '2026-01-01T00:00:00.000Z' } });
    expect(await title()).toBe('Still writing');
  });

  it('stays when posting is rejected', async () => {
    await save({ job_title: 'Cook' });
    expect((await post({ draft: { writer: 'window-1' }, deadline: '2020-01-01' })).statusCode).toBe(422);
    expect(await title()).toBe('Cook');
  });

  it('is deleted when its changes are saved or its job is deleted', async () => {
    const [changed, gone] = [await ownJob(), await ownJob()];
    for (const { id } of [changed, gone]) await save({ job_title: 'Cook' }, { draftId: id });
    const body = { ...completeJob, draft: { writer: 'window-1' } };
    expect((await server.send({ method: 'PUT', url: `jobs/${changed.id}`, as: company, body })).statusCode).toBe(200);
    expect(await title(changed.id)).toBeNull();

    await server.send({ method: 'DELETE', url: `jobs/${gone.id}`, as: company, body: {} });
    const rows = await server.context.db.selectFrom('job_drafts').where('job_id', '=', gone.id).selectAll().execute();
    expect([(await open(gone.id)).statusCode, rows.length]).toEqual([404, 0]);
  });

  it('accepts short texts of up to 400 characters and rejects longer ones', async () => {
    expect((await save({ job_title: 'x'.repeat(400), job_description: 'ọ'.repeat(10_000) })).statusCode).toBe(200);
    const rejected = await save({ job_title: 'x'.repeat(401), field: 'Alchemy' });
    expect(rejected.statusCode).toBe(422);
  });

  it('is deleted when it is older than 90 days', async () => {
    const [old, young] = [await ownJob(), await ownJob()];
    for (const [{ id }, days] of [
      [old, 90.1],
      [young, 89.9],
    ] as const) {
      await save({}, { draftId: id });
      const updated_at = new Date(Date.now() - days * 86_400_000);
      await server.context.db.updateTable('job_drafts').set({ updated_at }).where('job_id', '=', id).execute();
    }
    await deleteOldJobDrafts(server.context.db);
    expect([await read(old.id), (await read(young.id)) !== null]).toEqual([null, true]);
  });
});
