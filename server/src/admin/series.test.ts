import type { Output } from '@foothold/shared/contract';
import type { SeriesRange, viewSeries } from '@foothold/shared/contract/admin';
import { type SignedIn, startServer, type TestServer } from '../../testing';
import { addDays, todayIn } from '../platform/time/days';
import { countPastDays, createSeriesCache, listSteps } from './series';

describe('admin: series of the platform', () => {
  let server: TestServer;
  let admin: SignedIn;
  const today = todayIn('Africa/Lagos');
  beforeAll(async () => {
    server = await startServer();
    admin = await server.signIn('admin');
  });
  afterAll(() => server.stop());

  /** Noon of the day `daysAgo` days ago in the platform's time zone. */
  const noon = (daysAgo: number) => `${addDays(today, -daysAgo)}T11:00:00.000Z`;
  const load = (range?: SeriesRange) => createSeriesCache(server.context)(range);
  const loadPoint = async (daysAgo: number, range?: SeriesRange) =>
    (await load(range)).points.find(({ from }) => from === addDays(today, -daysAgo));

  /** An application from `daysAgo` days ago that was answered `hours` later. */
  async function anAnsweredApplication(daysAgo: number, hours: number) {
    const { db } = server.context;
    const { id, user_id } = await server.anApplication();
    await db
      .updateTable('applications')
      .set({ created_at: noon(daysAgo) })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('users')
      .set({ created_at: noon(daysAgo) })
      .where('id', '=', user_id)
      .execute();
    const at = new Date(Date.parse(noon(daysAgo)) + hours * 3_600_000).toISOString();
    const event = { application_id: id, status: 'Applied', actor_user_id: user_id } as const;
    await db
      .insertInto('application_events')
      .values([
        { ...event, kind: 'applied', created_at: noon(daysAgo) },
        { ...event, kind: 'viewed', status: 'Viewed', created_at: at },
        { ...event, kind: 'interview_offered', status: 'Interview', created_at: at },
        { ...event, kind: 'accepted', status: 'Accepted', created_at: at },
      ])
      .execute();
  }

  it('returns the same of the period before, step by step', async () => {
    await anAnsweredApplication(33, 5);
    const { points, previous } = await load();
    expect(previous.points).toHaveLength(30);
    expect(previous.points[29 - 3]).toMatchObject({ from: addDays(today, -33), applications: 1, answer_hours: 5 });
    expect(points.every(({ from }) => from > addDays(today, -30))).toBe(true);
    expect(previous.funnel).toEqual({ applied: 1, viewed: 1, invited: 1, accepted: 1 });
  });

  it('returns the same counts of each day whether its counts are stored or not', async () => {
    await anAnsweredApplication(3, 2);
    await anAnsweredApplication(3, 4);
    await anAnsweredApplication(0, 0.5);
    const before = await load();
    await countPastDays(server.context);
    await countPastDays(server.context);
    expect(await load()).toEqual(before);

    expect(await loadPoint(3)).toMatchObject({ applications: 2, students: 2, answer_hours: 3 });
    expect(await loadPoint(2)).toMatchObject({ applications: 0, answer_hours: null });
    expect(await loadPoint(0)).toMatchObject({ applications: 1, answer_hours: 0.5 });
    expect(before.funnel).toEqual({ applied: 3, viewed: 3, invited: 3, accepted: 3 });
  });

  it('GET /platform_series returns the points of the range when an admin asks', async () => {
    const loadPoints = async (search: string) =>
      (await server.send({ url: `platform_series${search}`, as: admin })).json<Output<typeof viewSeries>>().points;
    expect(await loadPoints('')).toHaveLength(30);
    const months = await loadPoints('?range=12%20months');
    expect(months).toHaveLength(12);
    expect(months.reduce((sum, { applications }) => sum + applications, 0)).toBe(4);
  });

  it('listSteps returns days, weeks from Monday or months of the range', () => {
    expect(listSteps('30 days', '2026-03-01').slice(-2)).toEqual(['2026-02-28', '2026-03-01']);
    // A Sunday belongs to the week that began on the Monday before.
    expect(listSteps('12 weeks', '2026-11-22').at(-1)).toBe('2026-11-16');
    expect(listSteps('12 weeks', '2026-11-23').at(-1)).toBe('2026-11-23');
    const months = listSteps('12 months', '2026-11-21');
    expect([months[0], months.at(-1)]).toEqual(['2025-12-01', '2026-11-01']);
    const twice = listSteps('12 months', '2026-11-21', 2);
    expect([twice[0], twice.slice(12)]).toEqual(['2024-12-01', months]);
  });
});
