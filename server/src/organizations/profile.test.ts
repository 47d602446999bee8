import { type SignedIn, startServer, type TestServer } from '../../testing';

describe('PUT /organization/{id}/update', () => {
  let server: TestServer;
  let organization: SignedIn;
  beforeAll(async () => {
    server = await startServer();
  });
  beforeEach(async () => {
    organization = await server.signIn('organization', { company_name: 'Marina Works' });
  });
  afterAll(() => server.stop());

  const update = (as: SignedIn, body: object) =>
    server.send({
      method: 'PUT',
      url: `organization/${as.role_specific_id}/update`,
      as,
      body: { ...requiredFields, ...body },
    });
  const requiredFields = {
    company_name: 'Marina Works',
    company_state: 'Oyo',
    company_street_address: '2 Ring Road',
    phone: '08030000000',
    company_cac_number: 'RC77',
    interview_link: '',
  };

  it('keeps optional fields when the body omits them and clears them when they are empty', async () => {
    const time_zone = 'Africa/Accra';
    await update(organization, { about: 'We mend boats.', website: 'https://marina.example', time_zone });
    const unchanged = (await update(organization, {})).json().organization;
    expect(unchanged).toMatchObject({ about: 'We mend boats.', website: 'https://marina.example', time_zone });
    const cleared = (await update(organization, { about: ' ', website: '' })).json().organization;
    expect(cleared).toMatchObject({ about: null, website: null, time_zone });
  });

  it.each([
    [{ about: 'x'.repeat(2001) }, 'about'],
    [{ website: 'http://marina.example' }, 'website'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ website: 'https://user:secret@marina.example' }, 'website'],
    [{ time_zone: 'Lagos' }, 'time_zone'],
    [{ time_zone: '+01:00' }, 'time_zone'],
    [{ time_zone: '' }, 'time_zone'],
  ])('responds with 422 and changes nothing when the body has %j', async (body, field) => {
    const refused = await update(organization, { ...body, company_state: 'Kano' });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().fields)).toEqual([field]);
    const account = (await server.send({ url: 'all_users', as: organization })).json().users[0];
    expect(account.organization).toMatchObject({
      company_state: 'Lagos',
      about: null,
      website: null,
      time_zone: 'Africa/Lagos',
    });
  });

  it('accepts an about text of 2,000 characters when they are not ASCII', async () => {
    const about = 'ọ'.repeat(2000);
    expect((await update(organization, { about })).json().organization.about).toBe(about);
  });
});
