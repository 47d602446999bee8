import { type SignedIn, startServer, type TestServer } from '../../testing';
import { compareDomains, readCacNumber } from './evidence';

describe('readCacNumber', () => {
  it.each([
    ['RC 1843207', { register: 'RC', digits: '1843207', is_valid: true }],
    ['bn-0123456', { register: 'BN', digits: '123456', is_valid: true }],
    ['IT: 77', { register: 'IT', digits: '77', is_valid: true }],
    ['CAC/IT/NO 77', { register: 'IT', digits: '77', is_valid: true }],
    ['RC No. 12', { register: 'RC', digits: '12', is_valid: true }],
    ['1843207', { register: null, digits: '1843207', is_valid: false }],
    ['RC 12 / BN 13', { register: 'RC', digits: '1213', is_valid: false }],
    ['RC', { register: 'RC', digits: '', is_valid: false }],
    ['applied for', { register: null, digits: '', is_valid: false }],
    [null, null],
  ])('reads %j as %j', (given, expected) => {
    expect(readCacNumber(given)).toEqual(expected);
  });
});

describe('compareDomains', () => {
  it.each([
    ['ada@kwararafa.ng', 'https://www.kwararafa.ng/about', 'same'],
    ['ada@mail.kwararafa.ng', 'https://kwararafa.ng', 'same'],
    ['ada@kwararafa.ng', 'https://jobs.kwararafa.ng', 'same'],
    ['ada@notkwararafa.ng', 'https://kwararafa.ng', 'different'],
    ['ada@gmail.com', 'https://kwararafa.ng', 'free_mail'],
    ['ada@yahoo.co.uk', null, 'free_mail'],
    ['ada@live.kwararafa.ng', null, 'no_website'],
    ['ada@kwararafa.ng', null, 'no_website'],
  ])('given %s and %s says %s', (email, website, expected) => {
    expect(compareDomains(email, website).domains).toBe(expected);
  });
});

describe('GET /organization/:id/details: evidence', () => {
  let server: TestServer;
  let admin: SignedIn;
  beforeAll(async () => {
    server = await startServer();
    admin = await server.signIn('admin', { email: 'amaka@foothold.test' });
  });
  afterAll(() => server.stop());

  const readEvidence = async ({ role_specific_id }: SignedIn) =>
    (await server.send({ url: `organization/${role_specific_id}/details`, as: admin })).json().organization.evidence;
  async function aCompany(company_name: string, company_cac_number: string | null) {
    const company = await server.signIn('pending', { company_name, email: `${company_name.toLowerCase()}@mail.ng` });
    const { role_specific_id: id } = company;
    await server.context.db.updateTable('organizations').set({ company_cac_number }).where('id', '=', id).execute();
    return company;
  }

  it('names the other companies with the same CAC number, however they wrote it', async () => {
    const first = await aCompany('Akara', 'RC 0077');
    const second = await aCompany('Benue', 'rc-77');
    const bare = await aCompany('Calabar', '77');
    const other = await aCompany('Delta', 'BN 77');
    const namesOf = async (company: SignedIn) =>
      (await readEvidence(company)).same_cac.map((each: { company_name: string }) => each.company_name);
    expect(await namesOf(first)).toEqual(['Benue', 'Calabar']);
    expect(await namesOf(second)).toEqual(['Akara', 'Calabar']);
    expect(await namesOf(bare)).toEqual(['Akara', 'Benue', 'Delta']);
    expect(await namesOf(other)).toEqual(['Calabar']);
    expect(await namesOf(await aCompany('Enugu', 'none'))).toEqual([]);
    expect(await namesOf(await aCompany('Funtua', 'no number'))).toEqual([]);
    expect((await readEvidence(await aCompany('Gombe', null))).cac).toBeNull();
  });

  it('names the earlier decisions with who made them and why, newest first', async () => {
    const company = await aCompany('Harmattan', 'RC 5');
    const decide = (verb: string, body: object) =>
      server.send({ method: 'PUT', url: `${verb}-organization/${company.role_specific_id}`, as: admin, body });
    await decide('reject', { reason: 'The number is unknown.' });
    await decide('verify', {});
    expect((await readEvidence(company)).decisions).toMatchObject([
      { action: 'organization.verified', by: 'amaka@foothold.test', reason: null },
      { action: 'organization.rejected', by: 'amaka@foothold.test', reason: 'The number is unknown.' },
    ]);
  });
});
