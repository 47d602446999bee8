import type { ApplicationEventKind, ApplicationStatus } from '@foothold/shared/contract';
import fc from 'fast-check';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { transact } from '../../platform/db';
import { addDays, daysBetween, startOfDay, todayIn } from '../../platform/time/days';
import { insertApplicationEvent, updateApplicationStatus } from '../applicationStatus.queries';
import { writeReplyRecords } from './records';

/** How many simulated periods are tried, and from which seed: RANDOM_SEQUENCES=200 RANDOM_SEED=7 for others than always. */
const settings = { numRuns: Number(process.env.RANDOM_SEQUENCES ?? 12), seed: Number(process.env.RANDOM_SEED ?? 1) };
jest.setTimeout(Math.max(60_000, settings.numRuns * 5_000));

const zone = 'Africa/Lagos';
const firstDay = '2025-01-01';
const simulatedDays = 240;
/** Three minutes from midnight too: what is the same day in UTC is not the same in Lagos. */
const toMoment = (day: number, minute: number) =>
  new Date(startOfDay(addDays(firstDay, day), zone).getTime() + minute * 60_000);
const minuteOfDay = fc.oneof(fc.constantFrom(0, 3, 59, 61, 1436, 1439), fc.integer({ min: 0, max: 1439 }));

let server: TestServer;
let companies: SignedIn[];
const jobOf = new Map<number, number>();
beforeAll(async () => {
  server = await startServer();
  companies = [await server.signIn('organization'), await server.signIn('organization')];
  for (const { role_specific_id: org_id } of companies) jobOf.set(org_id, (await server.aJob({ org_id })).id);
});
beforeEach(async () => {
  await server.context.db.deleteFrom('applications').execute();
  await server.context.db.deleteFrom('reply_records').execute();
});
afterAll(() => server.stop());

interface Move {
  kind: ApplicationEventKind;
  status: ApplicationStatus;
  at: Date;
}

/** Writes an application of that moment, which was promised a reply by a day. */
async function apply(org_id: number, at: Date, reply_due_on: string): Promise<number> {
  const student = await server.signIn('student');
  const values = { job_id: jobOf.get(org_id) as number, user_id: student.user_id, reply_days: 10, reply_due_on };
  const { id } = await server.anApplication({ ...values, created_at: at });
  const event = { application_id: id, kind: 'applied', status: 'Applied', created_at: at } as const;
  await transact(server.context.db, (tx) => insertApplicationEvent(tx, event));
  return id;
}

/** What the product does with an application, as if it were that moment: the database's own clock is set back after it. */
async function move(id: number, { kind, status, at }: Move) {
  const { db } = server.context;
  const { replied_at } = await db
    .selectFrom('applications')
    .select('replied_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await transact(db, async (tx) => {
    await updateApplicationStatus(tx, id, status);
    await insertApplicationEvent(tx, { application_id: id, kind, status, created_at: at });
  });
  if (replied_at !== null) return;
  await db
    .updateTable('applications')
    .set({ replied_at: at })
    .where('id', '=', id)
    .where('replied_at', 'is not', null)
    .execute();
}

/** The record of a company on a day, from the log of events alone. */
async function recount(org_id: number, today: string) {
  const rows = await server.context.db
    .selectFrom('application_events')
    .innerJoin('applications', 'applications.id', 'application_events.application_id')
    .select(['application_id', 'kind', 'application_events.created_at', 'reply_due_on'])
    .where('org_id', '=', org_id)
    .orderBy('application_events.created_at')
    .execute();
  const known = rows
    .map((row) => ({ ...row, due: row.reply_due_on as string, day: todayIn(zone, new Date(row.created_at)) }))
    .filter(({ day }) => day < today);
  const ids = [...new Set(known.map(({ application_id }) => application_id))];
  const settled = ids.flatMap((id) => {
    const events = known.filter(({ application_id }) => application_id === id);
    const { due } = events[0]!;
    const dayOf = (...kinds: ApplicationEventKind[]) => events.find(({ kind }) => kinds.includes(kind))?.day;
    const [applied, withdrawn] = [dayOf('applied') as string, dayOf('withdrawn')];
    const replied = dayOf('interview_offered', 'accepted', 'rejected');
    const days = replied === undefined ? undefined : daysBetween(applied, replied);
    if (replied !== undefined && replied <= due) return [{ on: replied, isInTime: true, days }];
    const isFreed = replied === undefined && withdrawn !== undefined && withdrawn <= due;
    return due < today && !isFreed ? [{ on: due, isInTime: false, days }] : [];
  });
  const counted = settled.filter(({ on }) => daysBetween(on, today) <= 90);
  return {
    counted: counted.length,
    in_time: counted.filter(({ isInTime }) => isInTime).length,
    median_days: median(counted.flatMap(({ days }) => days ?? [])),
  };
}

function median(numbers: number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[half]! : Math.ceil((sorted[half - 1]! + sorted[half]!) / 2);
}

const readRecord = (org_id: number) =>
  server.context.db
    .selectFrom('reply_records')
    .select(['counted', 'in_time', 'median_days'])
    .where('org_id', '=', org_id)
    .executeTakeFirst();
const none = { counted: 0, in_time: 0, median_days: null };
const write = (day: number, minute = 5) => writeReplyRecords(server.context, toMoment(day, minute));

const endings = ['none', 'accepted', 'rejected', 'withdrawn'] as const;
const anApplication = fc.record({
  company: fc.nat({ max: 1 }),
  day: fc.nat({ max: simulatedDays - 10 }),
  minute: minuteOfDay,
  promisedDays: fc.integer({ min: 3, max: 45 }),
  isInterviewed: fc.boolean(),
  interviewAfter: fc.nat({ max: 30 }),
  ending: fc.constantFrom(...endings),
  endsAfter: fc.oneof(fc.nat({ max: 10 }), fc.nat({ max: 70 })),
  moveMinute: minuteOfDay,
});
const aPeriod = fc.record({
  applications: fc.array(anApplication, { minLength: 5, maxLength: 40 }),
  /** The days on which a server runs. */
  days: fc.uniqueArray(fc.integer({ min: 1, max: simulatedDays + 120 }), { minLength: 5, maxLength: 20 }),
  processes: fc.integer({ min: 1, max: 3 }),
});

type Period = typeof aPeriod extends fc.Arbitrary<infer Value> ? Value : never;

/** What happens in a period, in order of time. */
function toSteps({ applications }: Period) {
  return applications
    .flatMap((one, index) => {
      const [applied, due] = [toMoment(one.day, one.minute), addDays(firstDay, one.day + one.promisedDays)];
      const later = (days: number) =>
        new Date(Math.max(applied.getTime() + 1, toMoment(one.day + days, one.moveMinute).getTime()));
      const end = later(one.endsAfter);
      const offered = later(Math.min(one.interviewAfter, one.endsAfter));
      const statuses = { accepted: 'Accepted', rejected: 'Rejected', withdrawn: 'Withdrawn' } as const;
      const moves: Move[] = [
        ...(one.isInterviewed ? [{ kind: 'interview_offered', status: 'Interview', at: offered } as const] : []),
        ...(one.ending === 'none' ? [] : [{ kind: one.ending, status: statuses[one.ending], at: end } as const]),
      ];
      const org_id = companies[one.company]!.role_specific_id;
      return [
        {
          at: applied,
          run: async (ids: number[]) => {
            ids[index] = await apply(org_id, applied, due);
          },
        },
        ...moves.map((each) => ({ at: each.at, run: (ids: number[]) => move(ids[index]!, each) })),
      ];
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

describe('writeReplyRecords', () => {
  it('writes on every day what the log of events gives, whatever happened and however many processes write', async () => {
    const { db } = server.context;
    await fc.assert(
      fc.asyncProperty(aPeriod, async (period) => {
        await db.deleteFrom('applications').execute();
        await db.deleteFrom('reply_records').execute();
        const steps = toSteps(period);
        const ids: number[] = [];
        for (const day of period.days.toSorted((one, other) => one - other)) {
          // Part of the day has passed already when the record is written: that part is not in it.
          while (steps[0] && steps[0].at.getTime() < toMoment(day, 300).getTime()) await steps.shift()!.run(ids);
          await Promise.all(Array.from({ length: period.processes }, (_, index) => write(day, 300 + index)));
          for (const { role_specific_id: org_id } of companies) {
            const today = addDays(firstDay, day);
            expect([today, (await readRecord(org_id)) ?? none]).toEqual([today, await recount(org_id, today)]);
          }
        }
      }),
      settings,
    );
  });

  const day = 100;
  const org = () => companies[0]!.role_specific_id;
  const due = addDays(firstDay, 60);
  const moveOn = (id: number, on: number, kind: 'accepted' | 'withdrawn') =>
    move(id, { kind, status: kind === 'accepted' ? 'Accepted' : 'Withdrawn', at: toMoment(on, 600) });

  it.each([
    ['a reply on the last day, in time', 60, 'accepted', { counted: 1, in_time: 1, median_days: 10 }],
    ['a reply a day later, late', 61, 'accepted', { counted: 1, in_time: 0, median_days: 11 }],
    ['no withdrawal on the last day', 60, 'withdrawn', undefined],
    ['a withdrawal a day later, as a promise that was not kept', 61, 'withdrawn', { counted: 1, in_time: 0 }],
  ] as const)('counts %s', async (_what, on, kind, record) => {
    await moveOn(await apply(org(), toMoment(50, 600), due), on, kind);
    await write(day);
    const found = await readRecord(org());
    if (record === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(record);
  });

  it('counts a promise from the day after its last on, for 90 days', async () => {
    await apply(org(), toMoment(50, 600), due);
    await write(60);
    expect(await readRecord(org())).toBeUndefined();
    await write(61);
    expect(await readRecord(org())).toEqual({ counted: 1, in_time: 0, median_days: null });
    await write(150);
    expect(await readRecord(org())).toMatchObject({ counted: 1 });
    await write(151);
    expect(await readRecord(org())).toEqual(none);
  });

  it('leaves an earlier day to the records that are newer', async () => {
    await apply(org(), toMoment(50, 600), due);
    await write(61);
    await write(60);
    expect(await readRecord(org())).toMatchObject({ counted: 1 });
  });
});
