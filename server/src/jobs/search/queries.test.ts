import { startServer, type TestServer } from '../../../testing';
import { todayIn } from '../../platform/time/days';
import { searchJobs } from './queries';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const oneSecond = 1000;

describe('searchJobs', () => {
  it.each([
    ['Africa/Lagos', '2027-03-01T23:00:00Z'],
    ['Pacific/Kiritimati', '2027-03-01T10:00:00Z'],
  ])('finds a job through 23:59:59 of its deadline in %s', async (zone, midnight) => {
    const company = await server.signIn('organization');
    await server.aJob({ org_id: company.role_specific_id, deadline: '2027-03-01' });
    const countFound = async (instant: Date) => {
      const found = await searchJobs(server.context.db, null, {
        ...{ today: todayIn(zone, instant), sort: 'newest', limit: 10, shouldCount: true },
        company: company.name,
      });
      return found.length;
    };

    expect(await countFound(new Date(Date.parse(midnight) - oneSecond))).toBe(1);
    expect(await countFound(new Date(midnight))).toBe(0);
  });
});
