import type { Job } from '@foothold/shared/contract';
import { startServer, type TestServer } from '../../../testing';
import { addDays, todayIn } from '../../platform/time/days';

describe('GET /jobs/title/{slug}/{id}', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const postAs = async (company_name: string, values: object) => {
    const { role_specific_id: org_id } = await server.signIn('organization', { company_name });
    return server.aJob({ org_id, ...values });
  };
  const view = async ({ id }: { id: number }) => (await server.send({ url: `jobs/title/x/${id}` })).json();
  const toIds = (jobs: Job[]) => jobs.map(({ id }) => id);

  it('lists others of the company, and open ones of other companies: of its field and place before its field', async () => {
    const first = await postAs('Marina Works', { field: 'Art', location: 'Yaba, Lagos' });
    const second = await server.aJob({ org_id: first.org_id, field: 'Art', location: 'Lagos' });
    const near = await postAs('Island Works', { field: 'Art', location: 'Lagos' });
    const far = await postAs('Savanna Works', { field: 'Art', location: 'Kano' });
    const other = await postAs('Delta Works', { field: 'Science', location: 'Lagos' });
    const expired = await postAs('Old Works', { field: 'Art', deadline: addDays(todayIn('Africa/Lagos'), -1) });

    const page = await view(first);
    expect(page.job.id).toBe(first.id);
    expect(toIds(page.company_jobs)).toEqual([second.id]);
    expect(toIds(page.similar_jobs)).toEqual([near.id, far.id]);

    expect(toIds((await view(other)).similar_jobs)).toEqual([]);
    expect(toIds((await view(expired)).similar_jobs)).toHaveLength(3);
  });

  it('lists those with a word of its title first, but for words of its kind', async () => {
    const postIn = (company: string, job_title: string, location: string) =>
      postAs(company, { field: 'Commercial', job_title, location });
    const alike = await postIn('Niger Works', 'Night Nurse', 'Kano');
    const near = await postIn('Benue Works', 'Data Analyst, Graduate Trainee', 'Lagos');
    const nurse = await postIn('Ogun Works', 'Registered Nurse, Graduate Trainee', 'Lagos');
    expect(toIds((await view(nurse)).similar_jobs)).toEqual([alike.id, near.id]);
  });
});
