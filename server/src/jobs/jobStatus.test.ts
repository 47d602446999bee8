import { startServer, type TestServer } from '../../testing';
import { todayIn } from '../platform/time/days';
import { getDaysLeft, isOpen, toDisplayStatus } from './jobStatus';
import { countOwnedJobs } from './ownJobs.queries';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const oneSecond = 1000;

describe('job status', () => {
  it.each([
    ['Africa/Lagos', '2027-03-01T23:00:00Z'],
    ['Pacific/Kiritimati', '2027-03-01T10:00:00Z'],
  ])('is open through 23:59:59 of the deadline in %s, in TypeScript and in SQL alike', async (zone, midnight) => {
    const company = await server.signIn('organization');
    const job = await server.aJob({ org_id: company.role_specific_id, deadline: '2027-03-01' });
    const at = async (instant: Date) => {
      const today = todayIn(zone, instant);
      const { Active, Expired } = (await countOwnedJobs(server.context.db, { org_id: job.org_id, today })).counts;
      return { isOpen: isOpen(job, today), Active, Expired, daysLeft: getDaysLeft(job.deadline, today) };
    };

    const before = new Date(Date.parse(midnight) - oneSecond);
    expect(await at(before)).toEqual({ isOpen: true, Active: 1, Expired: 0, daysLeft: 0 });
    expect(await at(new Date(midnight))).toEqual({ isOpen: false, Active: 0, Expired: 1, daysLeft: -1 });
  });

  it('is not open when the job is closed, taken down or waits for its release, and is Expired whatever its flag is', () => {
    const job = { status: 1, deadline: '2027-03-01', deleted_at: null, held_at: null } as const;
    expect(isOpen({ ...job, status: 0 }, '2027-02-01')).toBe(false);
    expect(isOpen({ ...job, deleted_at: '2027-01-01T00:00:00.000Z' }, '2027-02-01')).toBe(false);
    expect(isOpen({ ...job, held_at: '2027-01-01T00:00:00.000Z' }, '2027-02-01')).toBe(false);
    expect(toDisplayStatus({ ...job, status: 0 }, '2027-03-02')).toBe('Expired');
    expect(toDisplayStatus({ ...job, status: 0 }, '2027-03-01')).toBe('Closed');
  });
});
