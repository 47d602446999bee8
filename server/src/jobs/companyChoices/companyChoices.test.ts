import type { SignedIn } from '../../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';
import { sendDueAlerts } from '../alerts/runs';
import { matchListedJobs } from '../savedSearches/matching';

let server: TestServerWithEmail;
let ada: SignedIn;
let [baobab, zuma]: SignedIn[] = [];
beforeAll(async () => {
  server = await startServerWithEmail();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.context.db.deleteFrom('jobs').execute();
  baobab = await server.signIn('organization', { company_name: 'Baobab Works' });
  zuma = await server.signIn('organization', { company_name: 'Zuma Foods' });
  ada = await server.signIn('student');
});

type Choice = 'follow' | 'hide';
const idOf = (company: SignedIn | undefined) => company?.role_specific_id as number;
const choose = async (company: SignedIn | undefined, choice: Choice, body: object = {}) =>
  (await server.send({ method: 'PUT', url: `companies/${idOf(company)}/${choice}`, as: ada, body })).json().choice;
const undo = async (company: SignedIn | undefined, choice: Choice) =>
  (await server.send({ method: 'DELETE', url: `companies/${idOf(company)}/${choice}`, as: ada })).json().choice;
const list = async () => (await server.send({ url: 'company_choices', as: ada })).json();
const post = async (company: SignedIn | undefined, job_title: string) => {
  const { id } = await server.aJob({ org_id: idOf(company), job_title, field: 'Science' });
  await matchListedJobs(server.context);
  return id;
};
const sendAfter = async (hours: number) => {
  await sendDueAlerts(server.context, new Date(Date.now() + hours * 60 * 60_000));
  await server.sendDueEmails();
};
const findTitles = async (query = '', as: SignedIn | null = ada) =>
  (await server.send({ url: `jobs?${query}`, ...(as && { as }) }))
    .json()
    .jobs.data.map(({ job_title }: { job_title: string }) => job_title);

describe('a company that is followed', () => {
  it('is listed by name, with how often its new jobs are mailed', async () => {
    expect(await choose(zuma, 'follow')).toEqual({ followed: 'daily', hidden: false });
    await choose(baobab, 'follow', { frequency: 'weekly' });
    expect(await choose(zuma, 'follow', { frequency: 'at_once' })).toEqual({ followed: 'at_once', hidden: false });
    const { followed, hidden } = await list();
    expect(followed).toMatchObject([
      { id: idOf(baobab), company_name: 'Baobab Works', frequency: 'weekly' },
      { id: idOf(zuma), company_name: 'Zuma Foods', frequency: 'at_once' },
    ]);
    expect(hidden).toEqual([]);
    expect(await undo(zuma, 'follow')).toEqual({ followed: null, hidden: false });
    expect((await list()).followed).toHaveLength(1);
  });

  it('is no saved search of the list, and counts for none', async () => {
    await choose(baobab, 'follow');
    const { saved_searches } = (await server.send({ url: 'saved_searches', as: ada })).json();
    expect(saved_searches).toEqual([]);
    const [{ id } = { id: 0 }] = await server.context.db.selectFrom('saved_searches').select('id').execute();
    const paths = { method: 'PATCH', url: `saved_searches/${id}`, as: ada, body: { name: 'Mine' } } as const;
    expect((await server.send(paths)).statusCode).toBe(404);
    expect((await server.send({ method: 'DELETE', url: `saved_searches/${id}`, as: ada })).statusCode).toBe(404);
  });

  it('has its new jobs mailed, and no others, once beside a saved search that finds them', async () => {
    await choose(baobab, 'follow', { frequency: 'at_once' });
    const body = { conditions: { q: 'analyst' }, frequency: 'at_once' };
    await server.send({ method: 'POST', url: 'saved_searches', as: ada, body });
    await post(baobab, 'Cook');
    await post(zuma, 'Waiter');
    await sendAfter(1);
    await post(baobab, 'Analyst');
    await sendAfter(2);
    const mails = server.listEmailsTo(ada);
    expect(mails.map(({ subject }) => subject)).toEqual(['Cook at Baobab Works', 'Analyst at Baobab Works']);
    expect(mails[0]?.text).toContain('Found by a company that you follow: Baobab Works.');
    expect(mails[1]?.text?.replace(/\s+/g, ' ')).toContain(
      'Found by your saved search and a company that you follow: Baobab Works; “analyst”.',
    );
  });

  it('is another student’s choice no more than the company is another’s', async () => {
    await choose(baobab, 'follow');
    const ben = await server.signIn('student');
    const answer = await server.send({ url: `companies/${idOf(baobab)}/choice`, as: ben });
    expect(answer.json()).toEqual({ choice: { followed: null, hidden: false } });
    const pending = await server.signIn('pending');
    const refused = await server.send({ url: `companies/${idOf(pending)}/choice`, as: ben });
    expect(refused.statusCode).toBe(404);
  });
});

describe('a company that is hidden', () => {
  it('has no jobs in the lists and counts of the student, and has them in those of others', async () => {
    await post(baobab, 'Cook');
    await post(zuma, 'Waiter');
    expect(await choose(baobab, 'hide')).toEqual({ followed: null, hidden: true });
    for (const query of ['', 'field=Science', 'q=baobab,cook,waiter', 'sort=deadline', 'kind=', 'q=waiter'])
      expect([query, await findTitles(query.replace('kind=', ''))]).not.toContain('Cook');
    expect(await findTitles()).toEqual(['Waiter']);
    expect(await findTitles('field=Science&sort=deadline')).toEqual(['Waiter']);
    expect(await findTitles('q=cook')).toEqual([]);
    expect((await server.send({ url: 'jobs', as: ada })).json().jobs.total).toBe(1);
    const { total } = (await server.send({ url: 'jobs/counts', as: ada })).json();
    expect(total).toBe(1);
    expect(await findTitles('', null)).toEqual(['Waiter', 'Cook']);
    expect(await findTitles('', await server.signIn('student'))).toEqual(['Waiter', 'Cook']);
  });

  it('is found by its own name and on its own page, and shown again when that is chosen', async () => {
    await post(baobab, 'Cook');
    await choose(baobab, 'hide');
    expect(await findTitles('company=Baobab+Works')).toEqual(['Cook']);
    const page = (await server.send({ url: `companies/${idOf(baobab)}`, as: ada })).json();
    expect(page.jobs.total).toBe(1);
    expect((await list()).hidden).toMatchObject([{ id: idOf(baobab), company_name: 'Baobab Works' }]);
    expect(await undo(baobab, 'hide')).toEqual({ followed: null, hidden: false });
    expect(await findTitles()).toEqual(['Cook']);
  });

  it('is not followed any more, and shown when it is followed again', async () => {
    await choose(baobab, 'follow');
    expect(await choose(baobab, 'hide')).toEqual({ followed: null, hidden: true });
    expect(await choose(baobab, 'follow')).toEqual({ followed: 'daily', hidden: false });
  });

  it('has no jobs in mails and among the new ones of a saved search', async () => {
    const body = { conditions: { field: 'Science' }, frequency: 'at_once' };
    const { id } = (await server.send({ method: 'POST', url: 'saved_searches', as: ada, body })).json().saved_search;
    await choose(baobab, 'hide');
    await post(baobab, 'Cook');
    const waiter = await post(zuma, 'Waiter');
    const { saved_searches } = (await server.send({ url: 'saved_searches', as: ada })).json();
    expect(saved_searches).toMatchObject([{ id, new_jobs: 1 }]);
    await sendAfter(1);
    expect(server.listEmailsTo(ada).map(({ subject }) => subject)).toEqual(['Waiter at Zuma Foods']);
    const view = await server.send({ method: 'POST', url: `saved_searches/${id}/view`, as: ada });
    expect(view.json().job_ids).toEqual([waiter]);
  });
});
