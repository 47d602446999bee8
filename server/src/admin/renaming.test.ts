import type { Organization, Output } from '@foothold/shared/contract';
import type { listAudit, listOrganizations } from '@foothold/shared/contract/admin';
import type { SignedIn } from '../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../testing/startServerWithEmail';

let server: TestServerWithEmail;
let admin: SignedIn;
let company: SignedIn;
beforeEach(async () => {
  server = await startServerWithEmail();
  admin = await server.signIn('admin');
  company = await server.signIn('organization', { company_name: 'Marina Works' });
});
afterEach(() => server.stop());

const save = async (changes: object) => {
  const current = { company_name: 'Marina Works', company_state: 'Oyo', company_street_address: '2 Ring Road' };
  const response = await server.send({
    ...{ method: 'PUT', url: `organization/${company.role_specific_id}/update`, as: company },
    body: { ...current, phone: '08030000000', ...changes },
  });
  return response.json<{ organization: Organization }>().organization;
};
const decide = (verb: 'accept' | 'reject', body: object, as = admin) =>
  server.send({ method: 'PUT', url: `${verb}-renaming/${company.role_specific_id}`, as, body });
const readPublicName = async () =>
  (await server.send({ url: `companies/${company.role_specific_id}` })).json().company.company_name;
const readQueue = async () =>
  (await server.send({ url: 'all_orgs_admin_View?status=Renaming', as: admin })).json<
    Output<typeof listOrganizations>
  >();
const listNotifications = async () =>
  (await server.send({ url: `view_notifications/${company.user_id}`, as: company })).json().notifications;

describe('a verified company that asks for another name', () => {
  it('keeps the name that was verified until an admin has looked, and waits in a queue', async () => {
    const asked = await save({ company_name: 'Bank of Lagos', company_cac_number: 'RC 9' });
    expect(asked).toMatchObject({
      ...{ company_name: 'Marina Works', company_cac_number: 'RC 123456' },
      ...{ requested_name: 'Bank of Lagos', requested_cac_number: 'RC 9' },
    });
    expect(await readPublicName()).toBe('Marina Works');
    expect(await readQueue()).toMatchObject({ total: 1, renamings: 1 });

    const again = await save({ company_name: 'Bank of Lagos', company_cac_number: 'RC 9', phone: '08030000001' });
    expect(again.renaming_requested_at).toBe(asked.renaming_requested_at);
  });

  it('leaves the queue while it is suspended', async () => {
    await save({ company_name: 'Bank of Lagos' });
    const url = (verb: string) => `${verb}-organization/${company.role_specific_id}`;
    await server.send({ method: 'PUT', url: url('suspend'), as: admin, body: { reason: 'Complaints.' } });
    expect(await readQueue()).toMatchObject({ total: 0, renamings: 0 });
    await server.send({ method: 'PUT', url: url('restore'), as: admin });
    expect(await readQueue()).toMatchObject({ total: 1, renamings: 1 });
  });

  it('takes the request back by entering what it has', async () => {
    await save({ company_name: 'Bank of Lagos' });
    expect(await save({})).toMatchObject({ requested_name: null, renaming_requested_at: null });
    expect(await readQueue()).toMatchObject({ total: 0, renamings: 0 });
  });

  it('has the new name once an admin accepts it, and is told', async () => {
    const { renaming_requested_at: requested_at } = await save({ company_name: 'Marina Labs' });
    const accepted = await decide('accept', { requested_at });
    expect(accepted.json()).toMatchObject({
      organization: { company_name: 'Marina Labs', company_cac_number: 'RC 123456', requested_name: null },
      message: 'The new details show now.',
    });
    expect(await readPublicName()).toBe('Marina Labs');
    expect(await listNotifications()).toMatchObject([{ message: 'Students see you as Marina Labs now.' }]);
    await server.sendDueEmails();
    expect(server.listEmailsTo(company)).toMatchObject([{ subject: 'Your company’s new details show' }]);
  });

  it('keeps the old one when an admin refuses it, and reads the reason', async () => {
    const { renaming_requested_at: requested_at } = await save({ company_name: 'Bank of Lagos' });
    expect((await decide('reject', { requested_at })).json()).toMatchObject({ fields: { reason: expect.any(String) } });
    const reason = 'The CAC register knows no such company.';
    expect((await decide('reject', { requested_at, reason })).json()).toMatchObject({
      organization: { company_name: 'Marina Works', requested_name: null },
    });
    expect(await listNotifications()).toMatchObject([
      { message: `Students see you as Marina Works. Reason: ${reason}` },
    ]);
    const { entries } = (await server.send({ url: 'audit_log', as: admin })).json<Output<typeof listAudit>>();
    expect(entries.slice(0, 3)).toMatchObject([
      { action: 'organization.renaming_rejected', reason, by: admin.email },
      { action: 'organization.changed' },
      {
        action: 'organization.renaming_requested',
        by: company.email,
        detail: { after: { company_name: 'Bank of Lagos' } },
      },
    ]);
  });

  it('is not decided about by an admin who saw another request, or a second time', async () => {
    const { renaming_requested_at: requested_at } = await save({ company_name: 'Marina Labs' });
    await save({ company_name: 'Bank of Lagos' });
    expect((await decide('accept', { requested_at })).json()).toMatchObject({ code: 'not_possible_now' });
    const { renaming_requested_at: latest } = await save({ company_name: 'Bank of Lagos' });
    const other = await server.signIn('admin');
    const both = await Promise.all([
      decide('accept', { requested_at: latest }),
      decide('reject', { requested_at: latest, reason: 'No.' }, other),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});
