import type { InterviewCategory } from '@foothold/shared/contract';
import { getInterviewState } from '@foothold/shared/format';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { loadOrganizationInterviews } from './organizationInterviews';

let server: TestServer;
let works: SignedIn;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  works = await server.signIn('organization');
});
afterAll(() => server.stop());

/** An interview of the company, by default at 10:00 in Lagos on 4 February 2030. */
async function anInterview(starts_at = '2030-02-04T09:00:00.000Z', over: object = {}): Promise<number> {
  const org_id = works.role_specific_id;
  const job = await server.aJob({ org_id });
  const { id, user_id } = await server.anApplication({ job_id: job.id, status: 'Interview' });
  const alternatives = { alt_1_starts_at: '2030-03-01T09:00:00Z', alt_2_starts_at: '2030-03-02T09:00:00Z' };
  const row = await server.context.db
    .insertInto('interviews')
    .values({
      application_id: id,
      job_id: job.id,
      user_id,
      org_id,
      time_zone: 'Africa/Lagos',
      starts_at,
      ...alternatives,
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
/** The list at a moment. */
const listAt = (now: string, query: Parameters<typeof loadOrganizationInterviews>[3] = {}) =>
  loadOrganizationInterviews(
    server.context.db,
    { ...works, who: 'organization' },
    works.role_specific_id,
    query,
    new Date(now),
  );
const idsOf = ({ interviews }: { interviews: { id: number }[] }) => interviews.map(({ id }) => id);
const categories: InterviewCategory[] = ['Pending', 'Active', 'Completed'];
async function categoryOf(id: number, now: string) {
  const found: string[] = [];
  for (const category of categories) if (idsOf(await listAt(now, { category })).includes(id)) found.push(category);
  const { counts } = await listAt(now);
  expect(categories.filter((category) => counts[category] === 1)).toEqual(found);
  return found.join();
}

describe('the category of an interview', () => {
  it.each([
    ['the day before', '2030-02-03T09:00:00.000Z', 'Pending'],
    ['more than two hours before', '2030-02-04T06:59:00.000Z', 'Pending'],
    ['two hours before', '2030-02-04T07:00:00.000Z', 'Active'],
    ['two hours after', '2030-02-04T11:00:00.000Z', 'Active'],
    ['later that day', '2030-02-04T11:01:00.000Z', 'Pending'],
    ['at the last minute of that day in the company’s zone', '2030-02-04T22:59:00.000Z', 'Pending'],
    ['once that day is over in the company’s zone', '2030-02-04T23:00:00.000Z', 'Completed'],
    ['weeks later', '2030-02-24T23:00:00.000Z', 'Completed'],
  ])('follows the clock of its time zone: %s', async (_, now, category) => {
    expect(await categoryOf(await anInterview(), now)).toBe(category);
  });

  it('is Active only on the same day, also within two hours', async () => {
    const early = await anInterview('2030-02-03T23:30:00.000Z');
    expect(await categoryOf(early, '2030-02-03T22:59:00.000Z')).toBe('Pending');
    expect(await categoryOf(early, '2030-02-03T23:00:00.000Z')).toBe('Active');
  });

  it('is Active for as long as the interview of an agreed date is near or live', async () => {
    const agreed = { confirmed_at: '2030-02-01T09:00:00.000Z' };
    for (const starts_at of ['2030-02-04T09:00:00.000Z', '2030-02-03T23:30:00.000Z', '2030-02-04T22:30:00.000Z']) {
      const id = await anInterview(starts_at, agreed);
      for (const minutes of [-121, -120, -31, -30, -1, 0, 29, 30, 120, 121]) {
        const now = new Date(Date.parse(starts_at) + minutes * 60_000);
        const { interviews } = await listAt(now.toISOString(), { category: 'Active' });
        const listed = interviews.find((interview) => interview.id === id);
        const state = getInterviewState(
          { starts_at, time_zone: 'Africa/Lagos', completed_at: null, declined_at: null, ...agreed },
          now,
        );
        expect([minutes, ['Starting soon', 'Live Now'].includes(state)]).toEqual([minutes, listed !== undefined]);
      }
    }
  });

  it('follows its own time zone and not the company’s', async () => {
    const far = await anInterview('2030-02-04T09:00:00.000Z', { time_zone: 'Pacific/Kiritimati' });
    expect(await categoryOf(far, '2030-02-04T09:59:00.000Z')).toBe('Active');
    expect(await categoryOf(far, '2030-02-04T10:00:00.000Z')).toBe('Completed');
  });

  it('is Completed when it was marked', async () => {
    const marked = await anInterview(undefined, { completed_at: '2030-02-04T08:30:00.000Z' });
    expect(await categoryOf(marked, '2030-02-04T08:31:00.000Z')).toBe('Completed');
  });
});

describe('changes_at', () => {
  it.each([
    ['it comes near', '2030-02-03T09:00:00.000Z', '2030-02-03T23:00:00.000Z'],
    ['it comes near that day', '2030-02-04T01:00:00.000Z', '2030-02-04T07:00:00.000Z'],
    ['two hours after it began', '2030-02-04T08:00:00.000Z', '2030-02-04T11:00:00.000Z'],
    ['its day ends', '2030-02-04T12:00:00.000Z', '2030-02-04T23:00:00.000Z'],
    ['never, once it is over', '2030-02-05T12:00:00.000Z', null],
  ])('is the next moment when the counts change: %s', async (_, now, changes_at) => {
    await anInterview();
    expect((await listAt(now)).changes_at).toBe(changes_at);
  });
});

describe('pages of interviews', () => {
  const now = '2030-02-04T12:00:00.000Z';
  const hours = (count: number) => new Date(Date.parse(now) + count * 3_600_000).toISOString();

  it('continue after the previous page without repetition or gaps', async () => {
    const ids: number[] = [];
    for (const ahead of [30, 30, 40, 50, 60]) ids.push(await anInterview(hours(ahead)));
    const seen: number[] = [];
    let cursor: string | undefined;
    for (const more of [true, true, false]) {
      const page = await listAt(now, { category: 'Pending', limit: 2, cursor });
      expect(page.total).toBe(5);
      seen.push(...idsOf(page));
      expect(page.next_cursor !== null).toBe(more);
      cursor = page.next_cursor ?? undefined;
    }
    expect(seen).toEqual(ids);
  });

  it('list upcoming interviews soonest first, and completed ones latest first', async () => {
    const ids: number[] = [];
    for (const ahead of [-50, -30, 30, 50]) ids.push(await anInterview(hours(ahead)));
    const [early, late, soon, far] = ids;
    expect(idsOf(await listAt(now, { category: 'Pending' }))).toEqual([soon, far]);
    expect(idsOf(await listAt(now, { category: 'Completed' }))).toEqual([late, early]);
    const all = await listAt(now);
    expect(idsOf(all)).toEqual(ids);
    expect(all).toMatchObject({ total: 4, counts: { Pending: 2, Active: 0, Completed: 2 }, next_cursor: null });
  });

  it('are refused when the query is invalid', async () => {
    const url = `organizations/${works.role_specific_id}/interviews`;
    for (const query of ['category=Soon', 'cursor=xyz', 'limit=0'])
      expect((await server.send({ url: `${url}?${query}`, as: works })).json().code).toBe('invalid_input');
    expect((await server.send({ url: `${url}?category=Pending&limit=5`, as: works })).json().next_cursor).toBeNull();
  });
});
