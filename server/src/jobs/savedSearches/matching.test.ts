import type { SearchConditions } from '@foothold/shared/contract';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { addDays, todayIn } from '../../platform/time/days';
import { seedReferenceData } from '../../referenceData/seed';
import { matchListedJobs, refreshSearches } from './matching';

let server: TestServer;
let ada: SignedIn;
let company: SignedIn;
beforeAll(async () => {
  server = await startServer();
  await seedReferenceData(server.context.db);
  company = await server.signIn('organization', { company_name: 'Baobab Works' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.context.db.deleteFrom('jobs').execute();
  await server.context.db.deleteFrom('search_words').execute();
  ada = await server.signIn('student');
});

const save = async (conditions: SearchConditions): Promise<number> => {
  const body = { conditions };
  return (await server.send({ method: 'POST', url: 'saved_searches', as: ada, body })).json().saved_search.id;
};
const post = async (overrides: Parameters<TestServer['aJob']>[0] = {}) =>
  (await server.aJob({ org_id: company.role_specific_id, ...overrides })).id;
const match = () => matchListedJobs(server.context);
const listMatches = async (search_id: number): Promise<number[]> => {
  const { db } = server.context;
  const rows = await db
    .selectFrom('saved_search_matches')
    .select('job_id')
    .where('search_id', '=', search_id)
    .orderBy('job_id')
    .execute();
  return rows.map(({ job_id }) => job_id);
};
const findJobs = async (conditions: SearchConditions) => {
  const { jobs } = (await server.send({ url: `jobs?${new URLSearchParams(conditions)}` })).json();
  return { ids: jobs.data.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b), ...jobs };
};

/** Numbers below 1 that look random, and are the same in each run. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('matchListedJobs', () => {
  it('finds for random searches the jobs that the list finds for them', async () => {
    const random = createRandom(20);
    const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
    const maybe = <T>(values: readonly T[]) => (random() < 0.3 ? pick(values) : undefined);
    const titles = [
      'Data analyst',
      'Fintech engineer',
      'Law intern',
      'Machine learning researcher',
      'Sales lead',
      'HR',
    ];
    const today = todayIn('Africa/Lagos');
    const aSearch = (): SearchConditions =>
      JSON.parse(
        JSON.stringify({
          q: maybe([
            'data',
            'fin',
            'intern',
            'ml',
            'lead sales',
            'human resources',
            'analyst lagos',
            'engineer',
            'siwes',
            'js',
          ]),
          skill: maybe(['JS', 'Python,SQL', 'Bead making', 'React.js']),
          field: maybe(['Art', 'Science']),
          location: maybe(['Lagos', 'Abuja']),
          company: maybe(['Baobab Works']),
          stipend: maybe(['Yes', 'No']),
          env_mode: maybe(['remote', 'onsite,hybrid']),
          kind: maybe(['internship', 'siwes,nysc']),
          degree: maybe(['BSc', 'HND']),
          pay_from: maybe(['50000', '150000']),
          duration: maybe(['Up to 3 months', '4 to 6 months']),
          start: maybe(['Within a month', 'In more than 3 months']),
        }),
      );
    const searches = new Map<number, SearchConditions>();
    while (searches.size < 40) {
      const conditions = aSearch();
      if (Object.keys(conditions).length > 0) searches.set(await save(conditions), conditions);
    }
    for (let number = 0; number < 60; number += 1) {
      const paid = random() < 0.5;
      await post({
        job_title: pick(titles),
        field: pick(['Art', 'Science', 'Commercial']),
        location: pick(['Lagos', 'Abuja', 'Lagos, Abuja', 'Jos']),
        env_mode: pick(['remote', 'onsite', 'hybrid']),
        kind: pick(['internship', 'siwes', 'nysc', null]),
        duration: pick(['3 months', '6 months', 'Permanent']),
        job_requirements: pick(['BSc in Statistics', 'HND or BSc', null]),
        required_skills: pick([[], ['JavaScript'], ['Python', 'JS'], ['Bead making']]),
        preferred_skills: pick([[], ['SQL'], ['React']]),
        start_date: pick([addDays(today, 10), addDays(today, 200), null]),
        ...(paid && { stipend: 1, currency: 'Naira', amount: pick(['40,000', '100,000 - 200,000']) }),
      });
      if (random() < 0.3) await match();
    }
    await match();
    let found = 0;
    for (const [id, conditions] of searches) {
      const { ids, missing } = await findJobs(conditions);
      if (missing.length > 0) continue;
      expect([conditions, await listMatches(id)]).toEqual([conditions, ids]);
      found += ids.length;
    }
    expect(found).toBeGreaterThan(100);
  });

  it('waits for a word that no job says yet', async () => {
    const id = await save({ q: 'kubernetes', location: 'Lagos' });
    await post({ job_title: 'Clerk' });
    await match();
    expect(await listMatches(id)).toEqual([]);
    const job = await post({ job_title: 'Kubernetes engineer' });
    await match();
    expect(await listMatches(id)).toEqual([job]);
  });

  it('knows a synonym that no job had said', async () => {
    await post({ job_title: 'HR clerk' });
    const id = await save({ q: 'hr' });
    const job = await post({ job_title: 'Human resources clerk' });
    await match();
    expect(await listMatches(id)).toContain(job);
  });

  it('matches each job once when several processes match at the same time', async () => {
    const id = await save({ field: 'Science' });
    const jobs = [await post(), await post(), await post()];
    await Promise.all([match(), match(), match()]);
    await match();
    expect(await listMatches(id)).toEqual(jobs);
  });

  it('matches a job that is listed later: released, reopened, or of a company that was verified since', async () => {
    const { db } = server.context;
    const closed = await post({ status: 0 });
    const held = await post({ held_at: new Date(), held_counted: 10, held_percent: 20 });
    const pending = await server.signIn('pending');
    const unverified = (await server.aJob({ org_id: pending.role_specific_id })).id;
    const id = await save({ field: 'Science' });
    await match();
    expect(await listMatches(id)).toEqual([]);
    await db.updateTable('jobs').set({ status: 1 }).where('id', '=', closed).execute();
    const free = { held_at: null, held_counted: null, held_percent: null };
    await db.updateTable('jobs').set(free).where('id', '=', held).execute();
    const verified = { verification_status: 'verified' } as const;
    await db.updateTable('organizations').set(verified).where('id', '=', pending.role_specific_id).execute();
    await match();
    expect(await listMatches(id)).toEqual([closed, held, unverified]);
  });

  it('matches a job that comes to fit by a change, but not for who saved the search after it was posted', async () => {
    const before = await save({ location: 'Abuja' });
    const job = await post({ location: 'Lagos' });
    await match();
    const after = await save({ location: 'Abuja', field: 'Science' });
    await server.context.db.updateTable('jobs').set({ location: 'Abuja' }).where('id', '=', job).execute();
    await match();
    expect([await listMatches(before), await listMatches(after)]).toEqual([[job], []]);
  });

  it('loses no job when a transaction fails', async () => {
    const id = await save({ field: 'Science' });
    const job = await post();
    const failing = matchListedJobs({
      ...server.context,
      config: { ...server.context.config, PLATFORM_TIME_ZONE: 'x' },
    });
    await expect(failing).rejects.toThrow();
    await match();
    expect(await listMatches(id)).toEqual([job]);
  });

  it('keeps nothing waiting where nobody has saved a search', async () => {
    await server.context.db.deleteFrom('saved_searches').execute();
    await post();
    await match();
    expect(await server.context.db.selectFrom('unmatched_jobs').selectAll().execute()).toEqual([]);
  });
});

describe('refreshSearches', () => {
  it('compiles a search again after a day, which then has the choices of today', async () => {
    const id = await save({ field: 'Science' });
    const { db } = server.context;
    const conditions = JSON.stringify({ field: 'Catering' });
    await db
      .updateTable('saved_searches')
      .set({ conditions, compiled_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    await refreshSearches(db);
    await post();
    await match();
    expect(await listMatches(id)).toEqual([]);
    await db
      .updateTable('saved_searches')
      .set({ conditions: JSON.stringify({ field: 'Science' }), compiled_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    await refreshSearches(db);
    const job = await post();
    await match();
    expect(await listMatches(id)).toEqual([job]);
  });
});
