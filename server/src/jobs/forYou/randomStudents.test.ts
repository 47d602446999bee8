import { jobFields, type Output, type viewForYou } from '@foothold/shared/contract';
import { createRandom } from '../../../demo/random';
import { type SignedIn, startServer, type TestServer } from '../../../testing';

jest.setTimeout(120_000);

let server: TestServer;
let companies: SignedIn[];
beforeAll(async () => {
  server = await startServer();
  await server.context.db
    .insertInto('locations')
    .values(places.map((name) => ({ name })))
    .execute();
  companies = [
    await server.signIn('organization'),
    await server.signIn('organization'),
    await server.signIn('organization'),
  ];
});
afterAll(() => server.stop());

const places = ['Kano', 'Lagos', 'Abuja'];
const skills = ['Statistics', 'Excel', 'Welding', 'Figma'];
const titles = ['Data analyst', 'Law clerk', 'Data clerk', 'Web designer'];
const kinds = ['internship', 'siwes', 'nysc', 'entry_level', null] as const;

const createPicker = (seed: number) => {
  const random = createRandom(seed);
  const pick = <T>(values: readonly T[]) => values[random.int(0, values.length - 1)] as T;
  return {
    pick,
    some: <T>(values: readonly T[]) => values.filter(() => random.int(0, 2) === 0),
    is: (share: number) => random.chance(share),
  };
};

/** Jobs and a student, of whom a seed decides. Resolves to what must not be recommended. */
async function fill(seed: number) {
  const { pick, some, is } = createPicker(seed);
  const ada = await server.signIn('student');
  const put = (url: string, body: object = {}) => server.send({ method: 'PUT', url, as: ada, body });
  const { details } = (await server.send({ url: 'account/details', as: ada })).json();
  await put('account/details', {
    ...details,
    skills: some(skills),
    preferred_places: some(places),
    preferred_kinds: some(['siwes', 'nysc']),
  });
  const conditions = { location: pick(places), field: pick(jobFields) };
  if (is(0.5)) await server.send({ method: 'POST', url: 'saved_searches', as: ada, body: { conditions } });
  if (is(0.5)) await put(`companies/${companies[0]?.role_specific_id}/follow`);
  const never = new Set<number>();
  for (let count = 0; count < 25; count += 1) {
    const company = pick(companies);
    const job = await server.aJob({
      org_id: company.role_specific_id,
      ...{ job_title: pick(titles), field: pick(jobFields), location: pick(places), kind: pick(kinds) },
      ...{ required_skills: some(skills.slice(0, 2)), preferred_skills: some(skills.slice(2)) },
      ...(is(0.5) && { stipend: 1 as const, currency: 'Naira' as const, amount: '50000' }),
      ...(is(0.1) && { status: 0 as const }),
      ...(is(0.1) && { deadline: '2020-01-01' }),
    });
    const isApplied = is(0.15);
    const isDismissed = job.status === 1 && is(0.15);
    if (isApplied) await server.anApplication({ user_id: ada.user_id, job_id: job.id });
    if (isDismissed) await put(`jobs/${job.id}/dismissal`, { reason: 'other' });
    if (isApplied || isDismissed || job.status === 0 || job.deadline === '2020-01-01') never.add(job.id);
  }
  const hidden = companies[2]?.role_specific_id as number;
  if (is(0.5)) {
    await put(`companies/${hidden}/hide`);
    const jobs = await server.context.db.selectFrom('jobs').select('id').where('org_id', '=', hidden).execute();
    for (const { id } of jobs) never.add(id);
  }
  return { ada, never };
}

type Reason = Output<typeof viewForYou>['recommended'][number]['reasons'][number];

/** Whether a reason is true, told by what other endpoints say of the job and of the student. */
async function isTrue(ada: SignedIn, job_id: number, { kind, value = '', source }: Reason): Promise<boolean> {
  const read = async (url: string) => (await server.send({ url, as: ada })).json();
  const { job } = await read(`view/jobs/${job_id}`);
  const { details } = await read('account/details');
  const searches = (await read('saved_searches')).saved_searches.map((one: { conditions: object }) => one.conditions);
  const { followed } = await read('company_choices');
  const applied = await server.context.db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'job_id')
    .select(['jobs.id', 'job_title', 'field'])
    .where('user_id', '=', ada.user_id)
    .execute();
  const ofApplied = async () =>
    (
      await Promise.all(
        applied.map(({ id }) =>
          server.context.db
            .selectFrom('job_skills')
            .innerJoin('skills', 'skills.id', 'skill_id')
            .select('name')
            .where('job_id', '=', id)
            .execute(),
        ),
      )
    ).flat();
  const hasSkill = async (names: string[]) =>
    names.includes(value) &&
    (source === 'applied' ? (await ofApplied()).some(({ name }) => name === value) : details.skills.includes(value));
  const isSearched = (name: string) =>
    searches.some((conditions: Record<string, string>) => conditions[name] === value);
  if (kind === 'skill') return hasSkill(job.required_skills);
  if (kind === 'preferred_skill') return hasSkill(job.preferred_skills);
  if (kind === 'place')
    return (
      job.location === value &&
      (source === 'profile' ? details.preferred_places.includes(value) : isSearched('location'))
    );
  if (kind === 'job_kind') return job.kind === value && details.preferred_kinds.includes(value);
  if (kind === 'field')
    return (
      job.field === value && (source === 'applied' ? applied.some(({ field }) => field === value) : isSearched('field'))
    );
  if (kind === 'like_applied') return applied.some(({ job_title }) => job_title === value);
  if (kind === 'company_followed') return followed.some(({ id }: { id: number }) => id === job.org_id);
  if (kind === 'status') return value === 'Undergraduate' && ['internship', 'siwes'].includes(job.kind);
  if (kind === 'new') return Date.parse(job.created_at) > Date.now() - 7 * 24 * 3_600_000;
  return kind === 'paid' && job.stipend === 1;
}

describe('recommendations for random students', () => {
  it.each([1, 2, 3, 4, 5])('are true, the same again, and none of what must not be there (seed %i)', async (seed) => {
    await server.context.db.deleteFrom('jobs').execute();
    const { ada, never } = await fill(seed);
    const load = async (): Promise<Output<typeof viewForYou>> =>
      (await server.send({ url: 'for_you', as: ada })).json();
    const { recommended } = await load();
    expect((await load()).recommended).toEqual(recommended);
    expect(recommended.length).toBeGreaterThan(0);
    for (const { job, reasons } of recommended) {
      expect(never.has(job.id)).toBe(false);
      expect(reasons.length).toBeLessThanOrEqual(3);
      for (const reason of reasons) expect([reason, await isTrue(ada, job.id, reason)]).toEqual([reason, true]);
    }
  });
});
