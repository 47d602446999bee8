import { type SignedIn, startServer, type TestServer } from '../../testing';
import { addDays, startOfDay, todayIn } from '../platform/time/days';

let server: TestServer;
let works: SignedIn;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  works = await server.signIn('organization');
});
afterAll(() => server.stop());

const loadBadgeCounts = async (as = works) => (await server.send({ url: 'waiting', as })).json();
const put = (url: string) => server.send({ method: 'PUT', url, as: works, body: {} });
const anApplication = async () => {
  const job = await server.aJob({ org_id: works.role_specific_id });
  return server.anApplication({ job_id: job.id });
};

/** An interview that starts at an instant, in a time zone. */
async function anInterview(starts_at: Date, time_zone = 'Africa/Lagos') {
  const { id, job_id, user_id, org_id } = await anApplication();
  await server.context.db.updateTable('applications').set({ status: 'Interview' }).where('id', '=', id).execute();
  const alternatives = { alt_1_starts_at: '2099-03-01T09:00:00Z', alt_2_starts_at: '2099-03-02T09:00:00Z' };
  await server.context.db
    .insertInto('interviews')
    .values({ application_id: id, job_id, user_id, org_id, time_zone, starts_at, ...alternatives })
    .execute();
  return id;
}

describe('badge counts of a company', () => {
  it('count applications until they are opened', async () => {
    const [first] = [await anApplication(), await anApplication()];
    expect(await loadBadgeCounts()).toMatchObject({ new_applications: 2, interviews_today: 0 });
    await put(`ReviewApplicationByOrg/${first.id}`);
    expect(await loadBadgeCounts()).toMatchObject({ new_applications: 1, interviews_today: 0 });
    expect(await loadBadgeCounts(await server.signIn('organization'))).toMatchObject({
      new_applications: 0,
      interviews_today: 0,
    });
  });

  it('count interviews of today in their own time zone until they are held or decided', async () => {
    const now = new Date();
    const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000);
    const decided = await anInterview(now);
    const held = await anInterview(now, 'Pacific/Kiritimati');
    for (const away of [-1, 1]) await anInterview(days(away));
    expect(await loadBadgeCounts()).toMatchObject({ new_applications: 0, interviews_today: 2 });

    await put(`AcceptApplicationByOrg/${decided}`);
    await server.context.db
      .updateTable('interviews')
      .set({ completed_at: now })
      .where('application_id', '=', held)
      .execute();
    expect(await loadBadgeCounts()).toMatchObject({ new_applications: 0, interviews_today: 0 });
  });

  it('give the next midnight in the zones of the platform and the interviews', async () => {
    const inADay = Date.now() + 24 * 3_600_000;
    const midnight = startOfDay(addDays(todayIn('Africa/Lagos'), 1), 'Africa/Lagos');
    expect((await loadBadgeCounts()).changes_at).toBe(midnight.toISOString());

    for (const time_zone of ['Africa/Lagos', 'Asia/Kolkata']) await anInterview(new Date(inADay), time_zone);
    const { changes_at } = await loadBadgeCounts();
    const clock = (timeZone: string) =>
      new Date(changes_at).toLocaleTimeString('en-GB', { timeZone, timeStyle: 'medium' });
    expect(['Africa/Lagos', 'Asia/Kolkata'].map(clock)).toContain('00:00:00');
    expect(Date.parse(changes_at)).toBeGreaterThan(Date.now());
    expect(Date.parse(changes_at)).toBeLessThanOrEqual(inADay);
  });
});
