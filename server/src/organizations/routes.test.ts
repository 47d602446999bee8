import { type SignedIn, startServer, type TestServer } from '../../testing';
import { addDays, todayIn } from '../platform/time/days';

let server: TestServer;
let works: SignedIn;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  works = await server.signIn('organization', { company_name: 'Marina Works' });
});
afterAll(() => server.stop());

const view = (id: number | string) => server.send({ url: `companies/${id}` });
const update = (as: SignedIn, body: object) =>
  server.send({ method: 'PUT', url: `organization/${as.role_specific_id}/update`, as, body: { ...facts, ...body } });
const facts = {
  company_name: 'Marina Works',
  company_state: 'Oyo',
  company_street_address: '2 Ring Road',
  phone: '08030000000',
  company_cac_number: 'RC77',
  interview_link: '',
};

it('shows everybody what a company says of itself, and nothing by which a person could be reached', async () => {
  await update(works, { about: ' We mend boats.\n- In Oyo ', website: 'marina.example/work' });
  const { company, jobs } = (await view(works.role_specific_id)).json();
  expect(company).toEqual({
    id: works.role_specific_id,
    company_name: 'Marina Works',
    company_state: 'Oyo',
    about: 'We mend boats.\n- In Oyo',
    website: 'https://marina.example/work',
    logo: null,
  });
  expect(jobs).toEqual({ data: [], total: 0, next_cursor: null });
});

it('lists its open jobs, the newest first, and goes on where the first page ended', async () => {
  const org_id = works.role_specific_id;
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

it('tells a student which of the jobs they applied for', async () => {
  const job = await server.aJob({ org_id: works.role_specific_id });
  const ada = await server.signIn('student');
  await server.anApplication({ job_id: job.id, user_id: ada.user_id });
  const seen = await server.send({ url: `companies/${works.role_specific_id}`, as: ada });
  expect(seen.json().jobs.data[0].applied_user_ids).toEqual([ada.user_id]);
});

it('has no page for a company that waits, was refused, or never was', async () => {
  for (const who of ['pending', 'rejected'] as const) {
    const { role_specific_id } = await server.signIn(who);
    expect((await view(role_specific_id)).statusCode).toBe(404);
  }
  for (const id of [2_147_483_647, 'x', 0]) expect((await view(id)).statusCode).toBe(404);
});

describe('what a company says of itself', () => {
  it('stays where a client knows nothing of it, and goes where it is emptied', async () => {
    const time_zone = 'Africa/Accra';
    await update(works, { about: 'We mend boats.', website: 'https://marina.example', time_zone });
    const kept = (await update(works, {})).json().organization;
    expect(kept).toMatchObject({ about: 'We mend boats.', website: 'https://marina.example', time_zone });
    const emptied = (await update(works, { about: ' ', website: '' })).json().organization;
    expect(emptied).toMatchObject({ about: null, website: null, time_zone });
  });

  it.each([
    [{ about: 'x'.repeat(2001) }, 'about'],
    [{ website: 'http://marina.example' }, 'website'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ website: 'https://user:secret@marina.example' }, 'website'],
    [{ time_zone: 'Lagos' }, 'time_zone'],
    [{ time_zone: '+01:00' }, 'time_zone'],
    [{ time_zone: '' }, 'time_zone'],
  ])('refuses %j and changes nothing', async (body, field) => {
    const refused = await update(works, { ...body, company_state: 'Kano' });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().fields)).toEqual([field]);
    const { organization } = (await server.send({ url: 'all_users', as: works })).json().users[0];
    expect(organization).toMatchObject({
      company_state: 'Lagos',
      about: null,
      website: null,
      time_zone: 'Africa/Lagos',
    });
  });

  it('is of the 2,000 characters that it may have, in any script', async () => {
    const about = 'ọ'.repeat(2000);
    expect((await update(works, { about })).json().organization.about).toBe(about);
  });
});
