import type { listJobs, Output, RecommendationReason, viewForYou } from '@foothold/shared/contract';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { matchListedJobs } from '../savedSearches/matching';

let server: TestServer;
let ada: SignedIn;
let [baobab, zuma]: SignedIn[] = [];
beforeAll(async () => {
  server = await startServer();
  const places = ['Kano', 'Lagos'].map((name) => ({ name }));
  await server.context.db.insertInto('locations').values(places).execute();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.context.db.deleteFrom('jobs').execute();
  baobab = await server.signIn('organization', { company_name: 'Baobab Works' });
  zuma = await server.signIn('organization', { company_name: 'Zuma Foods' });
  ada = await server.signIn('student');
});

const pay = { stipend: 1, currency: 'Naira', amount: '50000' } as const;
type Page = Output<typeof viewForYou>;
type Job = Output<typeof listJobs>['jobs']['data'][number];
const load = async (as = ada): Promise<Page> => (await server.send({ url: 'for_you', as })).json();
const toTitles = (jobs: readonly Job[]) => jobs.map(({ job_title }) => job_title);
const recommended = async () => toTitles((await load()).recommended.map(({ job }) => job));
const send = (method: 'PUT' | 'POST' | 'DELETE', url: string, body?: object) =>
  server.send({ method, url, as: ada, ...(body && { body }) });
const orgOf = (company: SignedIn | undefined) => company?.role_specific_id as number;
const post = (overrides: Parameters<TestServer['aJob']>[0] = {}) =>
  server.aJob({ org_id: orgOf(baobab), job_title: 'Cook', location: 'Kano', ...overrides });

/** Gives the student these skills and preferences. */
async function fillProfile({ skills = [], places = [] }: { skills?: string[]; places?: string[] }) {
  const { details } = (await server.send({ url: 'account/details', as: ada })).json();
  const answer = await send('PUT', 'account/details', { ...details, skills, preferred_places: places });
  expect(answer.statusCode).toBe(200);
}

describe('recommendations', () => {
  it('are none for a student of whom nothing is known', async () => {
    await server.context.db.updateTable('students').set({ course_of_study: null, degree: null }).execute();
    await post({ ...pay });
    expect(await load()).toEqual({ waiting: [], new_matches: [], recommended: [], recommendations: true });
  });

  it('name the skill, the place and the pay that speak for a job, the best first', async () => {
    await fillProfile({ skills: ['Statistics', 'Excel'], places: ['Lagos'] });
    await post({ job_title: 'Analyst', location: 'Lagos', ...pay, required_skills: ['Statistics'] });
    await post({ job_title: 'Clerk', preferred_skills: ['Excel'], ...pay });
    await post({ job_title: 'Waiter' });
    const page = await load();
    const reasons: [string, RecommendationReason[]][] = page.recommended.map((one) => [one.job.job_title, one.reasons]);
    expect(reasons).toEqual([
      [
        'Analyst',
        [{ kind: 'skill', value: 'Statistics' }, { kind: 'place', value: 'Lagos', source: 'profile' }, { kind: 'new' }],
      ],
      ['Clerk', [{ kind: 'preferred_skill', value: 'Excel' }, { kind: 'new' }, { kind: 'paid' }]],
    ]);
  });

  it('follow saved searches, followed companies, and titles of jobs that were applied for or saved', async () => {
    await send('POST', 'saved_searches', { conditions: { location: 'Lagos', kind: 'siwes' } });
    await send('PUT', `companies/${orgOf(zuma)}/follow`, {});
    const [applied, saved] = [await post({ job_title: 'Data analyst' }), await post({ job_title: 'Web designer' })];
    await server.anApplication({ user_id: ada.user_id, job_id: applied.id });
    await send('PUT', `jobs/${saved.id}/save`);
    await post({ job_title: 'Baker', location: 'Lagos', kind: 'siwes', field: 'Art' });
    await post({ job_title: 'Waiter', org_id: orgOf(zuma), field: 'Art' });
    await post({ job_title: 'Data clerk' });
    await post({ job_title: 'Web editor' });
    const { recommended: list } = await load();
    const reasons = Object.fromEntries(list.map((one) => [one.job.job_title, one.reasons]));
    expect(reasons).toEqual({
      Baker: [
        { kind: 'place', value: 'Lagos', source: 'saved_search' },
        { kind: 'job_kind', value: 'siwes', source: 'saved_search' },
        { kind: 'status', value: 'Undergraduate' },
      ],
      Waiter: [{ kind: 'company_followed' }, { kind: 'new' }],
      'Data clerk': [
        { kind: 'like_applied', value: 'Data analyst' },
        { kind: 'field', value: 'Science', source: 'applied' },
        { kind: 'new' },
      ],
      'Web editor': [{ kind: 'field', value: 'Science', source: 'applied' }, { kind: 'new' }],
    });
  });

  it('name the course of study and the degree that a job asks for', async () => {
    await server.context.db
      .updateTable('students')
      .set({ course_of_study: 'Food Science', degree: 'HND' })
      .where('user_id', '=', ada.user_id)
      .execute();
    await post({ job_requirements: 'An HND in food science.' });
    await post({ job_title: 'Baker', job_requirements: 'Science of any food.' });
    expect((await load()).recommended.map(({ reasons }) => reasons)).toEqual([
      [
        { kind: 'course', value: 'Food Science', source: 'profile' },
        { kind: 'degree', value: 'HND', source: 'profile' },
        { kind: 'new' },
      ],
    ]);
  });

  it('leave out what is closed, expired, held, applied for, saved, of a hidden company or not for the student', async () => {
    await fillProfile({ places: ['Kano'] });
    await post({ job_title: 'Closed', status: 0 });
    await post({ job_title: 'Expired', deadline: '2020-01-01' });
    await post({ job_title: 'Deleted', deleted_at: new Date() });
    const applied = await post({ job_title: 'Applied' });
    await server.anApplication({ user_id: ada.user_id, job_id: applied.id, status: 'Withdrawn' });
    await send('PUT', `jobs/${(await post({ job_title: 'Saved' })).id}/save`);
    await post({ job_title: 'Hidden', org_id: orgOf(zuma) });
    await send('PUT', `companies/${orgOf(zuma)}/hide`);
    const dismissed = await post({ job_title: 'Dismissed' });
    await send('PUT', `jobs/${dismissed.id}/dismissal`, { reason: 'pay' });
    await post({ job_title: 'Open' });
    expect(await recommended()).toEqual(['Open']);
  });
});

describe('a job that is not for the student', () => {
  it('is recommended to others, and again when that is taken back', async () => {
    await fillProfile({ places: ['Kano'] });
    const { id } = await post();
    expect((await send('PUT', `jobs/${id}/dismissal`, { reason: 'pay' })).json()).toEqual({ dismissed: true });
    expect((await send('PUT', `jobs/${id}/dismissal`, { reason: 'company' })).json()).toEqual({ dismissed: true });
    expect(await recommended()).toEqual([]);
    expect(toTitles((await server.send({ url: 'jobs', as: ada })).json().jobs.data)).toEqual(['Cook']);
    for (const _time of ['once', 'twice'])
      expect((await send('DELETE', `jobs/${id}/dismissal`)).json()).toEqual({ dismissed: false });
    expect(await recommended()).toEqual(['Cook']);
  });

  it('has to exist, with a reason of the list', async () => {
    const { id } = await post();
    expect((await send('PUT', 'jobs/999999/dismissal', { reason: 'pay' })).statusCode).toBe(404);
    expect((await send('PUT', `jobs/${id}/dismissal`, { reason: 'mood' })).statusCode).toBe(422);
  });
});

describe('recommendations that are turned off', () => {
  it('are none until they are turned on', async () => {
    await fillProfile({ places: ['Kano'] });
    await post();
    await send('PUT', 'for_you/recommendations', { recommendations: false });
    expect(await load()).toMatchObject({ recommended: [], recommendations: false });
    await send('PUT', 'for_you/recommendations', { recommendations: true });
    expect(await recommended()).toEqual(['Cook']);
  });
});

describe('new jobs', () => {
  it('are the newest six of searches and followed companies, which are not recommended besides', async () => {
    await fillProfile({ places: ['Kano'] });
    await send('POST', 'saved_searches', { conditions: { q: 'cook' } });
    await send('PUT', `companies/${orgOf(baobab)}/follow`, {});
    for (const number of [1, 2, 3, 4, 5, 6, 7]) await post({ job_title: `Cook ${number}` });
    await matchListedJobs(server.context);
    const page = await load();
    expect(toTitles(page.new_matches)).toEqual(['Cook 7', 'Cook 6', 'Cook 5', 'Cook 4', 'Cook 3', 'Cook 2']);
    expect(toTitles(page.recommended.map(({ job }) => job))).toEqual(['Cook 1']);
  });

  it('are none that the student has seen, applied for or put away', async () => {
    const search = (await send('POST', 'saved_searches', { conditions: { q: 'cook' } })).json().saved_search;
    await post({ job_title: 'Cook seen' });
    await matchListedJobs(server.context);
    await send('POST', `saved_searches/${search.id}/view`);
    const [applied, dismissed] = [await post({ job_title: 'Cook applied' }), await post({ job_title: 'Cook no' })];
    await post({ job_title: 'Cook new' });
    await matchListedJobs(server.context);
    await server.anApplication({ user_id: ada.user_id, job_id: applied.id });
    await send('PUT', `jobs/${dismissed.id}/dismissal`, { reason: 'other' });
    expect(toTitles((await load()).new_matches)).toEqual(['Cook new']);
  });
});

describe('what waits', () => {
  it('is a date to choose, an acceptance to answer, and an application that is not sent', async () => {
    const { db } = server.context;
    const jobs = [
      await post({ job_title: 'One' }),
      await post({ job_title: 'Two' }),
      await post({ job_title: 'Three' }),
    ];
    const [one, two, three] = jobs.map(({ id }) => id) as [number, number, number];
    const invited = await server.anApplication({ user_id: ada.user_id, job_id: one, status: 'Interview' });
    const accepted = await server.anApplication({ user_id: ada.user_id, job_id: two, status: 'Accepted' });
    const at = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
    const ids = { application_id: invited.id, job_id: one, user_id: ada.user_id, org_id: orgOf(baobab) };
    const dates = { starts_at: at(2), alt_1_starts_at: at(3), alt_2_starts_at: at(4), time_zone: 'Africa/Lagos' };
    await db
      .insertInto('interviews')
      .values({ ...ids, ...dates, meet_link: 'https://meet.example/a' })
      .execute();
    await db
      .insertInto('application_drafts')
      .values({ user_id: ada.user_id, job_id: three, cover_letter: 'H' })
      .execute();
    expect((await load()).waiting).toEqual([
      { kind: 'interview', count: 1, application_id: invited.id, job_id: one, org_id: orgOf(baobab), job_title: 'One' },
      {
        kind: 'acceptance',
        count: 1,
        application_id: accepted.id,
        job_id: two,
        org_id: orgOf(baobab),
        job_title: 'Two',
      },
      { kind: 'draft', count: 1, application_id: null, job_id: three, org_id: orgOf(baobab), job_title: 'Three' },
    ]);
    expect((await load(await server.signIn('student'))).waiting).toEqual([]);
  });

  it('is messages that are not read, as the badge counts them', async () => {
    const { id } = await server.anApplication({ user_id: ada.user_id, job_id: (await post()).id });
    const message = {
      method: 'POST',
      url: `applications/${id}/messages`,
      as: baobab,
      body: { body: 'Hello' },
    } as const;
    expect((await server.send({ ...message, files: {} })).statusCode).toBeLessThan(300);
    expect((await load()).waiting).toMatchObject([{ kind: 'messages', count: 1 }]);
    await server.send({ method: 'PUT', url: `applications/${id}/conversation/read`, as: ada, body: {} });
  });
});
