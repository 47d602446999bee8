import { startServer, type TestServer } from '../../testing';
import { todayIn } from '../platform/time/days';
import { getDaysLeft, isOpen, toDisplayStatus } from './jobStatus';
import { countOwnedJobs } from './ownJobs.queries';
import { searchJobs } from './search/queries';
import { toSlug } from './slug';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const oneSecond = 1000;

it.each([
  ['Africa/Lagos', '2027-03-01T23:00:00Z'],
  ['Pacific/Kiritimati', '2027-03-01T10:00:00Z'],
])('is open through 23:59:59 of the deadline in %s, by rule and by query alike', async (zone, midnight) => {
  const company = await server.signIn('organization');
  const job = await server.aJob({ org_id: company.role_specific_id, deadline: '2027-03-01' });
  const at = async (instant: Date) => {
    const today = todayIn(zone, instant);
    const found = await searchJobs(server.context.db, null, {
      ...{ today, sort: 'newest', limit: 10, shouldCount: true },
      company: company.name,
    });
    const { Active, Expired } = (await countOwnedJobs(server.context.db, { org_id: job.org_id, today })).counts;
    return {
      rule: isOpen(job, today),
      found: found.length === 1,
      Active,
      Expired,
      left: getDaysLeft(job.deadline, today),
    };
  };

  const before = new Date(Date.parse(midnight) - oneSecond);
  expect(await at(before)).toEqual({ rule: true, found: true, Active: 1, Expired: 0, left: 0 });
  expect(await at(new Date(midnight))).toEqual({ rule: false, found: false, Active: 0, Expired: 1, left: -1 });
});

it('is not open when closed or taken down, and expired whatever its flag says', () => {
  const job = { status: 1, deadline: '2027-03-01', deleted_at: null } as const;
  expect(isOpen({ ...job, status: 0 }, '2027-02-01')).toBe(false);
  expect(isOpen({ ...job, deleted_at: '2027-01-01T00:00:00.000Z' }, '2027-02-01')).toBe(false);
  expect(toDisplayStatus({ ...job, status: 0 }, '2027-03-02')).toBe('Expired');
  expect(toDisplayStatus({ ...job, status: 0 }, '2027-03-01')).toBe('Closed');
});

it.each([
  ['Frontend Intern (Lagos)', 'frontend-intern-lagos'],
  ['C++ / C# Developer', 'c-c-developer'],
  ['Ọ̀jẹ̀gbọ́n’s naïve Ɓauchi', 'ojegbons-naive-bauchi'],
  ['软件工程师', 'ruanjiangongchengshi'],
  ['– + #', 'job'],
  [`${'word '.repeat(30)}`, `${'word-'.repeat(16)}`.slice(0, -1)],
])('writes %s for an address', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});
