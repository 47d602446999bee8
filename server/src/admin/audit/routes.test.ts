import type { Output } from '@foothold/shared/contract';
import type { listAudit } from '@foothold/shared/contract/admin';
import { parse } from 'csv-parse/sync';
import { type SignedIn, startServer, type TestServer } from '../../../testing';

describe('GET /audit_log', () => {
  let server: TestServer;
  let admin: SignedIn;
  let organization: SignedIn;
  beforeAll(async () => {
    server = await startServer();
    admin = await server.signIn('admin', { email: 'amaka@foothold.test' });
    organization = await server.signIn('pending', { company_name: 'Ọjà Foods' });
    await decide('reject', { reason: 'The CAC number is unknown.' });
    await decide('verify', {});
  });
  afterAll(() => server.stop());

  const decide = (verb: string, body: object) =>
    server.send({ method: 'PUT', url: `${verb}-organization/${organization.role_specific_id}`, as: admin, body });
  const read = async (search = '') =>
    (await server.send({ url: `audit_log${search}`, as: admin })).json<Output<typeof listAudit>>();
  const download = async (url: string) => {
    const response = await server.send({ url, as: admin });
    expect(response.headers['content-type']).toContain('text/csv');
    return parse(response.body, { bom: true, columns: true }) as Record<string, string>[];
  };

  it('lists entries with actor, action, subject and reason, newest first', async () => {
    const { entries } = await read();
    expect(entries[0]).toMatchObject({
      action: 'organization.verified',
      by: 'amaka@foothold.test',
      by_role: 'admin',
      subject: 'organization',
      subject_id: String(organization.role_specific_id),
      subject_name: 'Ọjà Foods',
    });
    expect(entries[1]).toMatchObject({ action: 'organization.rejected', reason: 'The CAC number is unknown.' });
  });

  it('gives no reason for a second review, but the one of the rejection before it', async () => {
    const rejected = await server.signIn('rejected', { company_name: 'Marina' });
    const profile = { company_name: 'Marina', company_cac_number: 'RC 77', phone: '08030000000' };
    const body = {
      ...profile,
      company_state: 'Lagos',
      company_street_address: '1 Marina Road',
      note: 'It was our old one.',
    };
    await server.send({ method: 'PUT', url: `organization/${rejected.role_specific_id}/resubmit`, as: rejected, body });
    const [entry] = (await read('?action=organization.resubmitted')).entries;
    expect(entry).toMatchObject({
      reason: null,
      detail: { note: 'It was our old one.', reason_before: expect.any(String) },
    });
    expect(entry?.detail).not.toHaveProperty('reason');
  });

  it.each([
    ['amaka', 'the actor'],
    ['oja food', 'the subject, without diacritics'],
  ])('finds entries when searching for "%s", %s', async (q) => {
    const { entries } = await read(`?q=${encodeURIComponent(q)}`);
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['organization.verified', 'organization.rejected']),
    );
  });

  it('names the student and the job of an entry about an application', async () => {
    const application = await server.anApplication();
    const company = await server.signIn('organization');
    await server.context.db
      .updateTable('applications')
      .set({ org_id: company.role_specific_id })
      .where('id', '=', application.id)
      .execute();
    const url = `RejectApplicationByOrg/${application.id}`;
    await server.send({ method: 'PUT', url, as: company, body: { org_id: company.role_specific_id } });
    const [entry] = (await read('?action=application.moved')).entries;
    expect(entry).toMatchObject({
      person: { user_id: application.user_id, name: expect.any(String) },
      about_job: { job_id: application.job_id, job_title: expect.any(String) },
      detail: { to: 'Rejected' },
    });
    expect((await read('?action=organization.verified')).entries[0]).toMatchObject({ person: null, about_job: null });
  });

  it('returns no entries when the words match nobody', async () => {
    expect((await read('?q=nobody%25')).entries).toEqual([]);
  });

  it('filters by action and period, and lists each action once', async () => {
    const { entries, actions } = await read('?action=organization.rejected&period=Today');
    expect(entries.map(({ action }) => action)).toEqual(['organization.rejected']);
    expect(actions).toEqual(expect.arrayContaining(['organization.rejected', 'organization.verified']));
    expect(new Set(actions).size).toBe(actions.length);
  });

  it('continues after the last entry of the page when new entries are written meanwhile', async () => {
    const first = await read('?limit=1');
    await decide('reject', { reason: 'Again' });
    const second = await read(`?limit=1&cursor=${first.next_cursor}`);
    expect(second.entries[0]?.id).toBeLessThan(first.entries[0]?.id ?? 0);
    expect((await server.send({ url: 'audit_log?cursor=x', as: admin })).statusCode).toBe(422);
  });

  it('cannot be changed when somebody has direct access to the database', async () => {
    const { db } = server.context;
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
    await expect(db.updateTable('audit_log').set({ action: 'x' }).execute()).rejects.toThrow('append-only');
  });

  it('exports the matches as CSV and logs the export', async () => {
    const rows = await download('audit_log.csv?action=organization.rejected');
    expect(rows[0]).toMatchObject({
      Who: 'amaka@foothold.test',
      What: 'Company rejected',
      'Subject name': 'Ọjà Foods',
      Reason: 'Again',
    });
    expect((await read()).entries[0]).toMatchObject({
      action: 'audit.exported',
      detail: { action: 'organization.rejected' },
    });
  });
});
