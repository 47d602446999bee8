import type { CompanyReplies } from '@foothold/shared/contract/admin';
import { type SignedIn, startServer, type TestServer } from '../../testing';
import { addDays, todayIn } from '../platform/time/days';

const today = todayIn('Africa/Lagos');
let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.stop());

async function aCompany(company_name: string, counted: number, in_time: number) {
  const { role_specific_id: org_id } = await server.signIn('organization', { company_name });
  await server.context.db
    .insertInto('reply_records')
    .values({ org_id, as_of: today, counted, in_time, median_days: 3 })
    .execute();
  return org_id;
}
const list = async (query = '') => (await server.send({ url: `reply_records${query}`, as: admin })).json();
const names = async (query: string) =>
  (await list(query)).organizations.map(({ company_name }: CompanyReplies) => company_name);

describe('GET /reply_records', () => {
  it('lists companies with anything to count, the lowest share first or last, a page at a time', async () => {
    const slow = await aCompany('Slow Works', 3, 1);
    await aCompany('Quick Works', 10, 10);
    await aCompany('Fair Works', 10, 6);
    await aCompany('New Works', 0, 0);
    const job = await server.aJob({ org_id: slow, held_at: new Date(), held_counted: 20, held_percent: 33 });
    await server.anApplication({ job_id: job.id, reply_days: 10, reply_due_on: addDays(today, -1) });
    await server.anApplication({ job_id: job.id, reply_days: 10, reply_due_on: today });

    const { organizations, total, next_page } = await list('?limit=2');
    expect(organizations.map(({ company_name }: CompanyReplies) => company_name)).toEqual(['Slow Works', 'Fair Works']);
    expect([total, next_page]).toEqual([3, 2]);
    expect(organizations[0]).toEqual({
      ...{ id: slow, company_name: 'Slow Works', verified: 1, verification_status: 'verified', suspended_at: null },
      ...{ record: { counted: 3, in_time_percent: 33, median_days: 3 }, overdue: 1, held_jobs: 1 },
    });
    expect(await names('?limit=2&page=2')).toEqual(['Quick Works']);
    expect(await names('?sort=share_desc')).toEqual(['Quick Works', 'Fair Works', 'Slow Works']);
  });
});

describe('GET /held_jobs', () => {
  it('goes on after its cursor, the longest waiting first', async () => {
    const org_id = await aCompany('Late Works', 20, 5);
    await server.context.db.updateTable('jobs').set({ deleted_at: new Date() }).execute();
    const ids: number[] = [];
    for (let minute = 0; minute < 23; minute += 1) {
      const held_at = new Date(Date.UTC(2026, 0, 1, 8, minute));
      ids.push((await server.aJob({ org_id, held_at, held_counted: 20, held_percent: 25 })).id);
    }
    const first = (await server.send({ url: 'held_jobs', as: admin })).json();
    const second = (await server.send({ url: `held_jobs?cursor=${first.next_cursor}`, as: admin })).json();
    expect([...first.jobs, ...second.jobs].map(({ id }: { id: number }) => id)).toEqual(ids);
    expect([first.total, first.jobs.length, second.next_cursor]).toEqual([23, 20, null]);
  });
});
