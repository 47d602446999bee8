import type { Output } from '@foothold/shared/contract';
import { type SeriesPoint, type SeriesRange, seriesRanges, type viewSeries } from '@foothold/shared/contract/admin';
import { memoizeAsyncByKey } from '../platform/cache/memoizeAsync';
import type { Context } from '../platform/context';
import { addDays, todayIn } from '../platform/time/days';
import { toWallClock } from '../platform/time/wallClock';
import {
  computeDayCounts,
  type DayCount,
  findFirstAccountDate,
  findFirstUncountedDay,
  listSavedDayCounts,
  saveDayCounts,
} from './series.queries';

type Series = Output<typeof viewSeries>;

const hour = 60 * 60 * 1000;
const maxAge = 60_000;

/**
 * Stores the counts of the days that are over and not counted yet. A day counts as over an hour after its end, so that
 * every transaction that began in it has ended.
 */
export async function countPastDays({ db, config }: Context): Promise<void> {
  const zone = config.PLATFORM_TIME_ZONE;
  const firstOpenDay = todayIn(zone, new Date(Date.now() - hour));
  const from = (await findFirstUncountedDay(db)) ?? (await findFirstDay(db, zone));
  if (from !== undefined && from < firstOpenDay) await saveDayCounts(db, zone, from, firstOpenDay);
}

async function findFirstDay(db: Context['db'], zone: string): Promise<string | undefined> {
  const first = await findFirstAccountDate(db);
  return first === null ? undefined : toWallClock(first, zone).slice(0, 10);
}

/** Loads the series of a range at most once a minute, however many admins look at it. */
export function createSeriesCache(context: Context) {
  const loadCached = memoizeAsyncByKey(maxAge, seriesRanges.length, (range: SeriesRange) => loadSeries(context, range));
  return (range: SeriesRange = '30 days'): Promise<Series> => loadCached(range);
}

async function loadSeries({ db, config }: Context, range: SeriesRange): Promise<Series> {
  const zone = config.PLATFORM_TIME_ZONE;
  const today = todayIn(zone);
  const steps = listSteps(range, today, 2);
  const from = steps[0] ?? today;
  const uncounted = (await findFirstUncountedDay(db)) ?? from;
  const days = [
    ...(await listSavedDayCounts(db, from)),
    ...(await computeDayCounts(db, zone, findLater(uncounted, from), addDays(today, 1))),
  ];
  const points = steps.map((first, index) => toSeriesPoint(first, filterByDays(days, first, steps[index + 1])));
  const middle = steps.length / 2;
  const start = steps[middle] ?? today;
  return {
    points: points.slice(middle),
    funnel: toFunnel(filterByDays(days, start)),
    previous: { points: points.slice(0, middle), funnel: toFunnel(filterByDays(days, from, start)) },
  };
}

function toFunnel(days: readonly DayCount[]): Series['funnel'] {
  const sum = (kind: string) => sumCounts(days.filter((day) => day.kind === kind));
  return {
    ...{ applied: sum('applied'), viewed: sum('viewed') },
    ...{ invited: sum('interview_offered'), accepted: sum('accepted') },
  };
}

const findLater = (a: string, b: string) => [a, b].sort()[1] ?? a;

/** The first day of each step of a range, or of several in a row. The last step contains today. */
export function listSteps(range: SeriesRange, today: string, periods = 1): string[] {
  const length = periods * (range === '30 days' ? 30 : 12);
  if (range === '30 days') return Array.from({ length }, (_, index) => addDays(today, index + 1 - length));
  if (range === '12 weeks') {
    const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
    return Array.from({ length }, (_, index) => addDays(monday, 7 * (index + 1 - length)));
  }
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length }, (_, index) =>
    new Date(Date.UTC(year, month - length + index, 1)).toISOString().slice(0, 10),
  );
}

const filterByDays = (days: readonly DayCount[], first: string, next = '9999') =>
  days.filter(({ day }) => day >= first && day < next);

const sumCounts = (days: readonly DayCount[]) => days.reduce((sum, { count }) => sum + count, 0);

function toSeriesPoint(from: string, days: readonly DayCount[]): SeriesPoint {
  const filterByKind = (kind: string) => days.filter((day) => day.kind === kind);
  const answers = filterByKind('answers');
  const hours = answers.reduce((sum, day) => sum + (day.hours ?? 0), 0);
  return {
    from,
    students: sumCounts(filterByKind('students')),
    organizations: sumCounts(filterByKind('organizations')),
    jobs: sumCounts(filterByKind('jobs')),
    applications: sumCounts(filterByKind('applied')),
    answer_hours: answers.length > 0 ? Math.round((hours / sumCounts(answers)) * 10) / 10 : null,
  };
}
