import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { addDays, todayIn } from '../../platform/time/days';

describe('GET /companies/{id}', () => {
  let server: TestServer;
  let organization: SignedIn;
  beforeAll(async () => {
    server = await startServer();
  });
  beforeEach(async () => {
    organization = await server.signIn('organization', { company_name: 'Marina Works' });
  });
  afterAll(() => server.stop());

  const view = (id: number | string) => server.send({ url: `companies/${id}` });

  it('returns the public profile without contact details when an anonymous visitor asks', async () => {
    const id = organization.role_specific_id;
    const body = {
      company_name: 'Marina Works',
      company_state: 'Oyo',
      company_street_address: '2 Ring Road',
      phone: '08030000000',
      company_cac_number: 'RC 77',
      interview_link: '',
      about: ' We mend boats.\n- In Oyo ',
      website: 'marina.example/work',
    };
    await server.send({ method: 'PUT', url: `organization/${id}/update`, as: organization, body });
    const { company, jobs } = (await view(id)).json();
    expect(company).toEqual({
      id,
      company_name: 'Marina Works',
      company_state: 'Oyo',
      about: 'We mend boats.\n- In Oyo',
      website: 'https://marina.example/work',
      logo: null,
      reply_record: null,
    });
    expect(jobs).toEqual({ data: [], total: 0, next_cursor: null });
  });

  it('lists its open jobs newest first and continues from next_cursor when there are more than a page', async () => {
    const org_id = organization.role_specific_id;
    const day = (number: number) => new Date(Date.UTC(2026, 0, number + 1));
    const ids = [];
    for (let number = 0; number < 23; number += 1)
      ids.unshift((await server.aJob({ org_id, created_at: day(number) })).id);
    await server.aJob({ org_id, status: 0 });
    await server.aJob({ org_id, deleted_at: new Date() });
    await server.aJob({ org_id, deadline: addDays(todayIn('Africa/Lagos'), -1) });
    await server.aJob();

    const { jobs } = (await view(org_id)).json();
    const found = jobs.data.map(({ id }: { id: number }) => id);
    expect([found, jobs.total]).toEqual([ids.slice(0, 10), 23]);
    let cursor = jobs.next_cursor;
    while (cursor) {
      const query = new URLSearchParams({ org_id: String(org_id), limit: '10', cursor });
      const next = (await server.send({ url: `jobs?${query}` })).json().jobs;
      found.push(...next.data.map(({ id }: { id: number }) => id));
      cursor = next.next_cursor;
    }
    expect(found).toEqual(ids);
  });

  it('marks the jobs that the student has applied for when a student asks', async () => {
    const job = await server.aJob({ org_id: organization.role_specific_id });
    const ada = await server.signIn('student');
    await server.anApplication({ job_id: job.id, user_id: ada.user_id });
    const seen = await server.send({ url: `companies/${organization.role_specific_id}`, as: ada });
    expect(seen.json().jobs.data[0].applied_user_ids).toEqual([ada.user_id]);
  });

  it('responds with 404 when the organization is pending, rejected or does not exist', async () => {
    for (const who of ['pending', 'rejected'] as const) {
      const { role_specific_id } = await server.signIn(who);
      expect((await view(role_specific_id)).statusCode).toBe(404);
    }
    for (const id of [2_147_483_647, 'x', 0]) expect((await view(id)).statusCode).toBe(404);
  });
});
