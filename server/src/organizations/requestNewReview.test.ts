import { type SignedIn, startServer, type TestServer } from '../../testing';
import { rejectionReason } from '../../testing/signIn';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

const corrected = {
  company_name: 'Marina Works',
  phone: '0803 000 0000',
  company_street_address: '2 Ring Road',
  company_state: 'Oyo',
  company_cac_number: 'RC 77',
  interview_link: '',
  note: 'The number was our old one.',
};
const askAgain = (as: SignedIn, body: object = corrected, id = as.role_specific_id) =>
  server.send({ method: 'PUT', url: `organization/${id}/resubmit`, as, body });
const decide = (verb: 'verify' | 'reject', { role_specific_id }: SignedIn, reason?: string) =>
  server.send({ method: 'PUT', url: `${verb}-organization/${role_specific_id}`, as: admin, body: { reason } });
const own = async (as: SignedIn) => (await server.send({ url: 'session', as })).json();
const details = async ({ role_specific_id }: SignedIn) =>
  (await server.send({ url: `organization/${role_specific_id}/details`, as: admin })).json().organization;
const logOf = ({ role_specific_id }: SignedIn) =>
  server.context.db
    .selectFrom('audit_log')
    .select(['action', 'actor_user_id', 'request_id', 'detail'])
    .where('subject', '=', 'organization')
    .where('subject_id', '=', String(role_specific_id))
    .orderBy('id')
    .execute();

it('lets a rejected company correct its facts and wait again, until it is approved', async () => {
  const works = await server.signIn('rejected');
  const response = await askAgain(works);
  expect([response.statusCode, response.json().message]).toEqual([200, 'Your company was sent for review again.']);
  expect(await own(works)).toMatchObject({ verified: 0, verification_status: 'pending', name: 'Marina Works' });

  await decide('verify', works);
  expect((await server.send({ url: 'jobs/organization', as: works })).statusCode).toBe(200);
});

it('shows an admin what is said to have changed, and why it was rejected before', async () => {
  const works = await server.signIn('rejected');
  expect(await details(works)).toMatchObject({ resubmitted_at: null, resubmission_note: null });
  await askAgain(works);
  expect(await details(works)).toMatchObject({
    ...{ company_name: 'Marina Works', phone: '08030000000', company_cac_number: 'RC 77', interview_link: null },
    ...{ verification_status: 'pending', reason: rejectionReason, resubmission_note: 'The number was our old one.' },
    resubmitted_at: expect.stringMatching(/Z$/),
  });
});

it('keeps in the log what the facts were before', async () => {
  const works = await server.signIn('rejected', { company_name: 'Marina' });
  await askAgain(works);
  expect(await logOf(works)).toEqual([
    {
      ...{ action: 'organization.resubmitted', actor_user_id: works.user_id, request_id: expect.any(String) },
      detail: {
        before: expect.objectContaining({ company_name: 'Marina', company_cac_number: 'RC123456' }),
        after: expect.objectContaining({ company_name: 'Marina Works', company_cac_number: 'RC 77' }),
        ...{ reason: rejectionReason, note: 'The number was our old one.' },
      },
    },
  ]);
});

it('asks once, however often the button is pressed', async () => {
  const works = await server.signIn('rejected');
  const all = await Promise.all([askAgain(works), askAgain(works), askAgain(works)]);
  expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await logOf(works)).toHaveLength(1);
  expect((await askAgain(works)).json()).toMatchObject({
    code: 'not_possible_now',
    error: 'Your company is under review already.',
  });
});

it('is decided one after the other when an admin approves at the same time', async () => {
  const works = await server.signIn('rejected');
  const [again] = await Promise.all([askAgain(works), decide('verify', works)]);
  expect([200, 403, 409]).toContain(again?.statusCode);
  expect(await own(works)).toMatchObject({ verified: 1, verification_status: 'verified' });
});

it('has nothing to ask of a company that is approved', async () => {
  const refused = await askAgain(await server.signIn('organization'));
  expect([refused.statusCode, refused.json().error]).toEqual([409, 'Your company is approved already.']);
});

it('can be rejected again, with the new reason', async () => {
  const works = await server.signIn('rejected');
  await askAgain(works);
  await decide('reject', works, 'The address does not exist.');
  expect(await own(works)).toMatchObject({
    verification_status: 'rejected',
    reason: 'The address does not exist.',
  });
  expect((await askAgain(works)).statusCode).toBe(200);
});

it('puts it in line behind those who have waited longer', async () => {
  const early = await server.signIn('rejected', { company_name: 'Early' });
  await server.signIn('pending', { company_name: 'Late' });
  await askAgain(early, { ...corrected, company_name: 'Early again' });
  const { organizations } = (await server.send({ url: 'all_orgs_admin_View', as: admin })).json();
  const names = organizations.map((row: { organization: { company_name: string } }) => row.organization.company_name);
  expect(names.indexOf('Late')).toBeLessThan(names.indexOf('Early again'));
});

it('is nobody else’s to ask', async () => {
  const [works, rival] = [await server.signIn('rejected'), await server.signIn('rejected')];
  expect((await askAgain(rival, corrected, works.role_specific_id)).statusCode).toBe(404);
  expect((await own(works)).verification_status).toBe('rejected');
});

it('names what is missing', async () => {
  const refused = await askAgain(await server.signIn('rejected'), { ...corrected, company_cac_number: ' ', phone: '' });
  expect(refused.json().fields).toEqual({
    company_cac_number: 'CAC number is required.',
    phone: 'Phone is required.',
  });
});
