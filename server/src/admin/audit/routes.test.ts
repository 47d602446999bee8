import type { Output } from '@foothold/shared/contract';
import type { listAudit } from '@foothold/shared/contract/admin';
import { parse } from 'csv-parse/sync';
import { type SignedIn, startServer, type TestServer } from '../../../testing';

let server: TestServer;
let admin: SignedIn;
let company: SignedIn;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin', { email: 'amaka@foothold.test' });
  company = await server.signIn('pending', { company_name: 'Ọjà Foods' });
  await act('reject', { reason: 'The CAC number is unknown.' });
  await act('verify', {});
});
afterAll(() => server.stop());

const act = (what: string, body: object) =>
  server.send({ method: 'PUT', url: `${what}-organization/${company.role_specific_id}`, as: admin, body });
const read = async (search = '') =>
  (await server.send({ url: `audit_log${search}`, as: admin })).json<Output<typeof listAudit>>();
const table = async (url: string) => {
  const answer = await server.send({ url, as: admin });
  expect(answer.headers['content-type']).toContain('text/csv');
  return parse(answer.body, { bom: true, columns: true }) as Record<string, string>[];
};

it('tells who did what to what, why and when, the newest first', async () => {
  const { entries } = await read();
  expect(entries[0]).toMatchObject({
    action: 'organization.verified',
    by: 'amaka@foothold.test',
    by_role: 'admin',
    subject: 'organization',
    subject_id: String(company.role_specific_id),
    subject_name: 'Ọjà Foods',
  });
  expect(entries[1]).toMatchObject({ action: 'organization.rejected', reason: 'The CAC number is unknown.' });
});

it.each([
  ['amaka', 'who did it'],
  ['oja food', 'the company it was done to, without its marks'],
])('finds by %s: %s', async (q) => {
  const { entries } = await read(`?q=${encodeURIComponent(q)}`);
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['organization.verified', 'organization.rejected']),
  );
});

it('finds nothing by words that mean nobody, not everything', async () => {
  expect((await read('?q=nobody%25')).entries).toEqual([]);
});

it('leaves one action and one time', async () => {
  const { entries, actions } = await read('?action=organization.rejected&period=Today');
  expect(entries.map(({ action }) => action)).toEqual(['organization.rejected']);
  expect(actions).toEqual(expect.arrayContaining(['organization.rejected', 'organization.verified']));
  expect(new Set(actions).size).toBe(actions.length);
});

it('goes on where a page ended, whatever happens meanwhile', async () => {
  const first = await read('?limit=1');
  await act('reject', { reason: 'Again' });
  const second = await read(`?limit=1&cursor=${first.next_cursor}`);
  expect(second.entries[0]?.id).toBeLessThan(first.entries[0]?.id ?? 0);
  expect((await server.send({ url: 'audit_log?cursor=x', as: admin })).statusCode).toBe(422);
});

it('cannot be changed, not even by who reaches the database', async () => {
  const { db } = server.context;
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
  await expect(db.updateTable('audit_log').set({ action: 'x' }).execute()).rejects.toThrow('append-only');
});

it('can be taken as a table, which is written down', async () => {
  const rows = await table('audit_log.csv?action=organization.rejected');
  expect(rows[0]).toMatchObject({ Who: 'amaka@foothold.test', 'Subject name': 'Ọjà Foods', Reason: 'Again' });
  expect((await read()).entries[0]).toMatchObject({
    action: 'audit.exported',
    detail: { action: 'organization.rejected' },
  });
});

describe('the lists as tables', () => {
  it('hold what the search finds, and run nothing in a spreadsheet', async () => {
    await server.signIn('student', { full_name: '=HYPERLINK("https://evil.example")' });
    await server.signIn('student', { full_name: 'Ada Okafor' });
    const rows = await table('all_students.csv?q=hyperlink');
    expect(rows.map(({ Name }) => Name)).toEqual([`'=HYPERLINK("https://evil.example")`]);
    expect((await table('all_students.csv')).length).toBe(2);
    expect((await read('?action=users.exported')).entries).toHaveLength(2);
  });

  it('hold organisations and jobs as their screens name them', async () => {
    const job = await server.aJob({ job_title: 'Cold-room hand' });
    expect(await table('all_orgs_admin_View.csv?q=oja')).toMatchObject([{ Name: 'Ọjà Foods', Status: 'rejected' }]);
    expect(await table('all_jobs.csv?q=cold')).toMatchObject([{ 'Job title': job.job_title, Status: 'Active' }]);
  });
});
