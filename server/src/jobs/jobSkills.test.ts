import type { Job } from '@foothold/shared/contract';
import { type SignedIn, startServer, type TestServer } from '../../testing';
import { seedReferenceData } from '../referenceData/seed';

let server: TestServer;
let company: SignedIn;
beforeAll(async () => {
  server = await startServer();
  await seedReferenceData(server.context.db);
  company = await server.signIn('organization');
});
afterAll(() => server.stop());

const content = {
  ...{ job_title: 'Data intern', department: 'Data', field: 'Science', duration: '6 months', env_mode: 'remote' },
  ...{ deadline: '2099-01-31', job_description: 'Count things.', job_requirements: 'Care', location: null, stipend: 0 },
};
const post = (skills: object, as = company) =>
  server.send({ method: 'POST', url: 'jobs', as, body: { ...content, ...skills } });
const postJob = async (skills: object): Promise<Job> => (await post(skills)).json().job;
const edit = async (id: number, changes: object): Promise<Job> => {
  const body = { ...content, ...changes };
  return (await server.send({ method: 'PUT', url: `jobs/${id}`, as: company, body })).json().job;
};
const listNames = ({ required_skills, preferred_skills }: Job) => [required_skills, preferred_skills];
const listUnlisted = async () => {
  const rows = await server.context.db.selectFrom('skills').select('name').where('is_listed', '=', false).execute();
  return rows.map(({ name }) => name);
};

describe('skills of a job', () => {
  it('are those of the vocabulary in the order of the company, and none where it names none', async () => {
    const job = await postJob({ required_skills: ['JS', 'excel'], preferred_skills: ['Goat rearing'] });
    expect(listNames(job)).toEqual([['JavaScript', 'Microsoft Excel'], ['Goat rearing']]);
    expect(listNames(await postJob({}))).toEqual([[], []]);
    const { jobs } = (await server.send({ url: 'jobs' })).json();
    expect(jobs.data.map((one: Job) => one.required_skills)).toEqual([undefined, undefined]);
  });

  it('stay as they are when a change leaves them out, each list by itself', async () => {
    const { id } = await postJob({ required_skills: ['Python', 'SQL'], preferred_skills: ['Tableau'] });
    expect(listNames(await edit(id, { job_title: 'Data clerk' }))).toEqual([['Python', 'SQL'], ['Tableau']]);
    expect(listNames(await edit(id, { required_skills: ['SQL'] }))).toEqual([['SQL'], ['Tableau']]);
    expect(listNames(await edit(id, { preferred_skills: [] }))).toEqual([['SQL'], []]);
    expect(listNames(await edit(id, { required_skills: [], preferred_skills: ['SQL', 'Python'] }))).toEqual([
      [],
      ['SQL', 'Python'],
    ]);
  });

  it('are in one list only: that which asks for them', async () => {
    const job = await postJob({ required_skills: ['JavaScript'], preferred_skills: ['JS', 'Python'] });
    expect(listNames(job)).toEqual([['JavaScript'], ['Python']]);
    expect(listNames(await edit(job.id, { required_skills: ['Python'] }))).toEqual([['Python'], []]);
    const twice = await post({ required_skills: ['Python'], preferred_skills: ['python'] });
    expect(twice.statusCode).toBe(422);
    expect(twice.json().fields).toEqual({ preferred_skills: 'Name each skill in one of the two lists.' });
  });

  it('are at most ten of each, without commas', async () => {
    const many = Array.from({ length: 11 }, (_, index) => `Skill ${index}`);
    expect((await post({ required_skills: many.slice(1), preferred_skills: ['Other'] })).statusCode).toBe(201);
    expect((await post({ required_skills: many })).json().fields).toEqual({ required_skills: 'At most 10 skills.' });
    const listed = (await post({ preferred_skills: ['Word, Excel'] })).json().fields;
    expect(Object.values(listed)).toEqual(['Write a skill without a comma.']);
  });

  it('that are not listed are shared with students, and go with the last use', async () => {
    const { id } = await postJob({ required_skills: ['Kẹ̀kẹ́ repair'] });
    const ada = await server.signIn('student');
    const save = async (skills: string[]) => {
      const { details } = (await server.send({ url: 'account/details', as: ada })).json();
      const body = { ...details, skills };
      return (await server.send({ method: 'PUT', url: 'account/details', as: ada, body })).json().details.skills;
    };
    expect(await save(['keke repair'])).toEqual(['Kẹ̀kẹ́ repair']);
    await edit(id, { required_skills: [] });
    expect(await listUnlisted()).toContain('Kẹ̀kẹ́ repair');
    await edit(id, { required_skills: ['keke-repair'] });
    await save([]);
    expect(await listUnlisted()).toContain('Kẹ̀kẹ́ repair');
    await edit(id, { required_skills: [] });
    expect(await listUnlisted()).not.toContain('Kẹ̀kẹ́ repair');
  });

  it('tell a student which of them the profile has, and nobody else', async () => {
    const { id } = await postJob({ required_skills: ['Python'], preferred_skills: ['SQL', 'Tableau'] });
    const bola = await server.signIn('student');
    const { details } = (await server.send({ url: 'account/details', as: bola })).json();
    const body = { ...details, skills: ['SQL', 'Python', 'Excel'] };
    await server.send({ method: 'PUT', url: 'account/details', as: bola, body });
    const view = async (as?: SignedIn) => (await server.send({ url: `view/jobs/${id}`, as })).json().job;
    expect((await view(bola)).own_skills.toSorted()).toEqual(['Python', 'SQL']);
    expect((await view(await server.signIn('student'))).own_skills).toEqual([]);
    expect(await view()).not.toHaveProperty('own_skills');
    expect(await view(company)).not.toHaveProperty('own_skills');
  });

  it('are found by the search as they were changed last', async () => {
    const { id } = await postJob({ required_skills: ['Power BI'] });
    const find = async (query: string) =>
      (await server.send({ url: `jobs?${query}` })).json().jobs.data.map((job: Job) => job.id);
    expect([await find('skill=PowerBI'), await find('skill=Stata')]).toEqual([[id], []]);
    await edit(id, { required_skills: ['Stata'] });
    expect([await find('skill=PowerBI'), await find('skill=Stata'), await find('q=stata')]).toEqual([[], [id], [id]]);
  });

  it('are written to the audit log when they change', async () => {
    const { id } = await postJob({ required_skills: ['Python'] });
    await edit(id, { required_skills: ['Python'] });
    await edit(id, { required_skills: ['Python', 'SQL'], preferred_skills: ['Excel'] });
    const entries = await server.context.db
      .selectFrom('audit_log')
      .select('detail')
      .where('subject_id', '=', String(id))
      .where('action', '=', 'job.changed')
      .execute();
    expect(entries.map(({ detail }) => detail)).toEqual([
      {
        before: { required_skills: 'Python', preferred_skills: '' },
        after: { required_skills: 'Python, SQL', preferred_skills: 'Microsoft Excel' },
      },
    ]);
  });

  it('are kept when two jobs are posted with the same new skill at once', async () => {
    const names = [{ required_skills: ['Bead making', 'Aso oke weaving'] }, { required_skills: ['Aso oke weaving'] }];
    const posted = await Promise.all(names.map((skills) => post(skills)));
    expect(posted.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  });

  it('go with the job', async () => {
    const { id } = await postJob({ required_skills: ['Python'] });
    await server.context.db.deleteFrom('jobs').where('id', '=', id).execute();
    const { db } = server.context;
    expect(await db.selectFrom('job_skills').selectAll().where('job_id', '=', id).execute()).toEqual([]);
  });

  it('are kept by a draft', async () => {
    const draft = { ...content, required_skills: ['Pyth'], preferred_skills: [], revision: null };
    const body = { writer: 'test-writer', content: draft };
    await server.send({ method: 'PUT', url: 'job_drafts/new', as: company, body });
    const saved = (await server.send({ url: 'job_drafts/new', as: company })).json().draft.content;
    expect(saved).toMatchObject({ required_skills: ['Pyth'], preferred_skills: [] });
  });
});
