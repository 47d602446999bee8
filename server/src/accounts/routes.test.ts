import { type SignedIn, startServer, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const accounts = async (as: SignedIn) => (await server.send({ url: 'all_users', as })).json();
const put = (url: string, as: SignedIn, body: object) => server.send({ method: 'PUT', url, as, body });

const profile = {
  full_name: 'Ada Obi',
  sex: 'Female',
  course_of_study: 'Physics',
  degree: 'MSc',
  status: 'Graduate',
  university: 'University of Ibadan',
};
const company = {
  company_name: 'Marina Works',
  company_state: 'Oyo',
  company_street_address: '2 Ring Road',
  phone: '0803 000 0000',
  company_cac_number: 'RC77',
  interview_link: 'https://meet.example/marina',
};

it('lists everybody for an admin, and themselves for anyone else', async () => {
  const [ada, works, pending, admin] = [
    await server.signIn('student', { full_name: 'Ada Obi' }),
    await server.signIn('organization', { company_name: 'Marina Works' }),
    await server.signIn('pending'),
    await server.signIn('admin'),
  ];
  expect(await accounts(ada)).toMatchObject({
    users: [{ user_id: ada.user_id, organization_id: null, organization: null, student: { full_name: 'Ada Obi' } }],
    total: 1,
  });
  const [own] = (await accounts(works)).users;
  expect(own).toMatchObject({ organization_id: works.role_specific_id, student: null });
  expect(own.organization).toMatchObject({ company_name: 'Marina Works', verified: 1, time_zone: 'Africa/Lagos' });
  expect(new Date(own.organization.created_at).toISOString()).toBe(own.organization.created_at);
  expect((await accounts(pending)).users).toMatchObject([{ organization: { verification_status: 'pending' } }]);

  const { users, total } = await accounts(admin);
  expect(users.map(({ user_id }: { user_id: number }) => user_id)).toEqual(
    expect.arrayContaining([ada.user_id, works.user_id, pending.user_id, admin.user_id]),
  );
  expect(total).toBe(users.length);
});

describe('a student’s profile', () => {
  it('is saved whole, and keeps its phone where none is sent', async () => {
    const ada = await server.signIn('student');
    const saved = await put(`student/${ada.user_id}/update`, ada, profile);
    expect(saved.json()).toEqual({
      student: { ...profile, phone: '+2348012345678' },
      message: 'Profile Edited Successfully',
    });
    const moved = await put(`student/${ada.user_id}/update`, ada, { ...profile, phone: '0701-111-2222' });
    expect(moved.json().student.phone).toBe('07011112222');
  });

  it('is nobody else’s to change', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    expect((await put(`student/${ada.user_id}/update`, bola, profile)).statusCode).toBe(404);
  });

  it('names what is missing', async () => {
    const ada = await server.signIn('student');
    const refused = await put(`student/${ada.user_id}/update`, ada, { ...profile, university: ' ' });
    expect(refused.json().fields).toEqual({ university: 'University is required.' });
  });
});

describe('a company’s profile', () => {
  it.each(['organization', 'pending'] as const)('can be changed by a company that is %s', async (who) => {
    const works = await server.signIn(who);
    const saved = await put(`organization/${works.role_specific_id}/update`, works, company);
    expect(saved.json()).toMatchObject({
      organization: { ...company, phone: '08030000000' },
      message: 'Profile Edited Successfully',
    });
  });

  it('keeps its registration number, and the log what it was called', async () => {
    const works = await server.signIn('organization', { company_name: 'Old Name' });
    const saved = await put(`organization/${works.role_specific_id}/update`, works, {
      ...company,
      company_cac_number: '',
      interview_link: '',
    });
    expect(saved.json().organization).toMatchObject({ company_cac_number: 'RC123456', interview_link: null });
    const entries = await server.context.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('actor_user_id', '=', works.user_id)
      .execute();
    expect(entries).toMatchObject([
      { action: 'organization.renamed', detail: { before: { company_name: 'Old Name' } } },
    ]);
  });

  it('is nobody else’s to change, nor a rejected company’s', async () => {
    const [works, rival] = [await server.signIn('pending'), await server.signIn('organization')];
    const url = `organization/${works.role_specific_id}/update`;
    expect((await put(url, rival, company)).statusCode).toBe(404);
    await server.context.db
      .updateTable('organizations')
      .set({ verification_status: 'rejected', reason: 'No such address.' })
      .where('id', '=', works.role_specific_id)
      .execute();
    const refused = await put(url, works, company);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'organization_rejected', reason: 'No such address.' });
  });

  it('links to meetings by https only', async () => {
    const works = await server.signIn('organization');
    const refused = await put(`organization/${works.role_specific_id}/update`, works, {
      ...company,
      interview_link: 'javascript:alert(1)',
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toHaveProperty('interview_link');
  });
});
