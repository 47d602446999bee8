import { type Job, type JobContent, jobContentNames } from '@foothold/shared/contract';
import { type SignedIn, startServer, type TestServer } from '../../testing';

let server: TestServer;
let company: SignedIn;
beforeAll(async () => {
  server = await startServer();
  company = await server.signIn('organization');
});
afterAll(() => server.stop());

// The type names every field of the contract, so a new one has to be given a value here.
const posted: JobContent = {
  job_title: 'Market Analyst',
  field: 'Commercial',
  currency: 'Naira',
  department: 'Sales',
  stipend: 1,
  env_mode: 'hybrid',
  amount: '100,000',
  duration: '6 months',
  location: 'Lagos',
  deadline: '2099-01-31',
  kind: 'graduate',
  start_date: '2099-03-01',
  openings: 3,
  job_description: 'Learn the market.',
  job_requirements: '- Curiosity',
  letter_required: 1,
  reply_days: 14,
  q1: 'First?',
  q2: 'Second?',
  q3: 'Third?',
  q4: 'Fourth?',
  q5: 'Fifth?',
};
const changed: JobContent = {
  ...{ job_title: 'Cook', field: 'Art', currency: 'Dollar', department: 'Kitchen', stipend: 1, env_mode: 'onsite' },
  ...{ amount: '2,000', duration: '3 months', location: 'Kano', deadline: '2098-12-31', job_description: 'Cook.' },
  ...{ kind: 'part_time', start_date: '2099-01-04', openings: 12 },
  ...{ job_requirements: 'Taste', letter_required: 0, reply_days: 5, q1: '1?', q2: '2?', q3: '3?', q4: '4?', q5: '5?' },
};
const pickContent = (row: JobContent) => Object.fromEntries(jobContentNames.map((name) => [name, row[name]]));

describe('fields of a job', () => {
  it('are returned as posted and as changed, by the job and by every list', async () => {
    const created = await server.send({ method: 'POST', url: 'jobs', as: company, body: posted });
    expect(created.statusCode).toBe(201);
    const { id } = created.json().job as Job;
    const readJobs = async () => [
      (await server.send({ url: `view/jobs/${id}` })).json().job,
      (await server.send({ url: `jobs/${id}/own`, as: company })).json().job,
      (await server.send({ url: 'jobs/organization', as: company })).json().jobs[0],
      (await server.send({ url: `jobs?org_id=${company.role_specific_id}` })).json().jobs.data[0],
    ];
    for (const job of await readJobs()) expect(pickContent(job)).toEqual(posted);

    const edited = await server.send({ method: 'PUT', url: `jobs/${id}`, as: company, body: changed });
    expect(pickContent(edited.json().job)).toEqual(changed);
    for (const job of await readJobs()) expect(pickContent(job)).toEqual(changed);
  });

  it('need a letter unless the company says otherwise, and keep that when a change leaves it out', async () => {
    const { letter_required: _, ...withoutLetter } = posted;
    const post = (body: object) => server.send({ method: 'POST', url: 'jobs', as: company, body });
    expect((await post(withoutLetter)).json().job.letter_required).toBe(1);

    const { id } = (await post({ ...posted, letter_required: 0 })).json().job as Job;
    const edited = await server.send({ method: 'PUT', url: `jobs/${id}`, as: company, body: withoutLetter });
    expect(edited.json().job.letter_required).toBe(0);
    const audit = await server.context.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', 'job')
      .where('subject_id', '=', String(id))
      .execute();
    expect(audit).toEqual([{ action: 'job.posted' }]);
  });

  it('are returned by a draft as saved', async () => {
    const body = { writer: 'test-writer', content: { ...posted, revision: null } };
    const saved = await server.send({ method: 'PUT', url: 'job_drafts/new', as: company, body });
    expect(saved.statusCode).toBe(200);
    const { draft } = (await server.send({ url: 'job_drafts/new', as: company })).json();
    expect(pickContent(draft.content)).toEqual(posted);
  });
});
