import type { SavedSearch } from '@foothold/shared/contract';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { matchListedJobs } from './matching';

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

const save = (conditions: object, name?: string, as = ada) =>
  server.send({ method: 'POST', url: 'saved_searches', as, body: { conditions, name } });
const saved = async (conditions: object, name?: string): Promise<SavedSearch> => {
  const response = await save(conditions, name);
  expect(response.statusCode).toBe(201);
  return response.json().saved_search;
};
const change = (id: number, body: object, as = ada) =>
  server.send({ method: 'PATCH', url: `saved_searches/${id}`, as, body });
const remove = (id: number, as = ada) => server.send({ method: 'DELETE', url: `saved_searches/${id}`, as });
const view = async (id: number, as = ada) =>
  (await server.send({ method: 'POST', url: `saved_searches/${id}/view`, as })).json().job_ids;
const list = async (as = ada): Promise<SavedSearch[]> =>
  (await server.send({ url: 'saved_searches', as })).json().saved_searches;
const post = async (overrides: Parameters<TestServer['aJob']>[0] = {}) => {
  const job = await server.aJob({ org_id: company.role_specific_id, ...overrides });
  await matchListedJobs(server.context);
  return job.id;
};

describe('saved searches', () => {
  it('are kept with their conditions and name, the last saved one first', async () => {
    const named = await saved({ q: '  data  ', kind: 'nysc,internship' }, 'Mine');
    expect(named).toMatchObject({ name: 'Mine', conditions: { q: 'data', kind: 'internship,nysc' } });
    expect(named).toMatchObject({ paused: false, new_jobs: 0, dropped: [] });
    const unnamed = await saved({ field: 'Science' });
    expect(unnamed.name).toBeNull();
    expect(await list()).toEqual([unnamed, named]);
    expect((await remove(named.id)).statusCode).toBe(204);
    expect((await remove(named.id)).statusCode).toBe(404);
    expect(await list()).toEqual([unnamed]);
  });

  it('are saved once when the same is saved again, also at the same time', async () => {
    const responses = await Promise.all([
      save({ kind: 'internship,siwes', stipend: '1' }),
      save({ stipend: 'Yes', kind: 'siwes,internship' }),
    ]);
    const ids = responses.map((response) => response.json().saved_search.id);
    expect(ids[0]).toBe(ids[1]);
    expect(await list()).toHaveLength(1);
  });

  it('are at most 50, with a sentence, also where two are saved at once', async () => {
    for (let number = 0; number < 49; number += 1) await saved({ q: `word${number}` });
    const responses = await Promise.all([save({ q: 'one' }), save({ q: 'other' })]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const refused = responses.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused.message).toBe('You can keep 50 searches. Delete one that you do not need to save another.');
    expect((await save({ q: 'word7' })).statusCode).toBe(201);
    expect(await list()).toHaveLength(50);
  });

  it.each([
    [{}, 'conditions'],
    [{ field: 'Catering' }, 'conditions.field'],
    [{ q: 'a'.repeat(201) }, 'conditions.q'],
  ])('are refused with the field at fault: %j', async (conditions, field) => {
    const response = await save(conditions);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  });

  it('are renamed, and named by themselves again', async () => {
    const { id } = await saved({ q: 'data' });
    expect((await change(id, { name: ' For  me ' })).json().saved_search).toMatchObject({ name: 'For me' });
    expect((await change(id, { name: '' })).json().saved_search).toMatchObject({ name: null });
  });

  it('wait for other jobs once their conditions are changed', async () => {
    const { id } = await saved({ q: 'data' });
    const other = await saved({ q: 'sales' });
    await post({ job_title: 'Data intern' });
    expect((await list())[0]).toMatchObject({ id, new_jobs: 1 });
    const same = await change(id, { conditions: { q: 'sales' } });
    expect([same.statusCode, same.json().message]).toEqual([
      409,
      'You have saved this search already, under another name.',
    ]);
    expect((await change(id, { conditions: { q: 'data' } })).json().saved_search.new_jobs).toBe(1);
    const changed = (await change(id, { conditions: { q: 'law' } })).json().saved_search;
    expect(changed).toMatchObject({ id, conditions: { q: 'law' }, new_jobs: 0 });
    const law = await post({ job_title: 'Law intern' });
    await post({ job_title: 'Data intern' });
    expect(await view(id)).toEqual([law]);
    expect(await view(other.id)).toEqual([]);
  });

  it('say which of their filters the site has dropped, and match nothing then', async () => {
    const { id } = await saved({ field: 'Art', location: 'Lagos' });
    await saved({ company: 'Baobab Works' });
    await saved({ company: 'Nobody Ltd' });
    await post({ required_skills: ['Bead making'] });
    await saved({ skill: 'Bead-making, Kite making' });
    await saved({ skill: 'Kite making' });
    await server.context.db
      .updateTable('saved_searches')
      .set({ conditions: JSON.stringify({ field: 'Catering', location: 'Lagos' }), compiled_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    const found = Object.fromEntries(
      (await list()).map(({ conditions, dropped }) => [Object.values(conditions)[0], dropped]),
    );
    expect(found).toEqual({
      ...{ Catering: ['field'], 'Baobab Works': [], 'Nobody Ltd': ['company'] },
      ...{ 'Bead-making,Kite making': [], 'Kite making': ['skill'] },
    });
  });

  it('are the student’s own', async () => {
    const { id } = await saved({ q: 'data' });
    const ben = await server.signIn('student');
    expect(await list(ben)).toEqual([]);
    expect((await change(id, { name: 'Ben’s' }, ben)).statusCode).toBe(404);
    expect((await remove(id, ben)).statusCode).toBe(404);
    expect((await server.send({ method: 'POST', url: `saved_searches/${id}/view`, as: ben })).statusCode).toBe(404);
  });
});

describe('new jobs of a saved search', () => {
  it('are counted and listed newest first until they are seen', async () => {
    const { id } = await saved({ field: 'Science' });
    const [first, second] = [await post(), await post()];
    await post({ field: 'Art' });
    expect(await list()).toMatchObject([{ id, new_jobs: 2 }]);
    expect(await view(id)).toEqual([second, first]);
    expect(await view(id)).toEqual([]);
    expect(await list()).toMatchObject([{ id, new_jobs: 0 }]);
  });

  it('bring their search to the top of the list', async () => {
    const older = await saved({ q: 'intern' });
    await saved({ q: 'law' });
    await post();
    expect((await list())[0]?.id).toBe(older.id);
  });

  it('are open ones: one that was closed meanwhile is none', async () => {
    const { id } = await saved({ field: 'Science' });
    const [closed, open] = [await post(), await post()];
    await server.context.db.updateTable('jobs').set({ status: 0 }).where('id', '=', closed).execute();
    expect((await list())[0]?.new_jobs).toBe(1);
    expect(await view(id)).toEqual([open]);
  });

  it('are not those from before it was saved, nor from while it was paused', async () => {
    await post();
    const { id } = await saved({ field: 'Science' });
    expect((await change(id, { paused: true })).json().saved_search.paused).toBe(true);
    await post();
    await change(id, { paused: false });
    expect(await view(id)).toEqual([]);
    const job = await post();
    expect(await view(id)).toEqual([job]);
  });
});
