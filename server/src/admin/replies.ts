import type { Output, Query } from '@foothold/shared/contract';
import type { listHeldJobs, listReplyRecords } from '@foothold/shared/contract/admin';
import * as z from 'zod';
import { toReplyRecord } from '../organizations/replyRecord';
import type { Context } from '../platform/context';
import { createCursorCodec } from '../platform/paging/cursor';
import { todayIn } from '../platform/time/days';
import type { CachedCount } from './countCache';
import { paginate } from './pagination';
import { countHeldJobs, countRecords, listHeldJobRows, listRecordRows } from './replies.queries';

const pageSize = 20;
const { readCursor, writeCursor } = createCursorCodec(z.object({ at: z.iso.datetime(), id: z.int32() }));

type Services = Pick<Context, 'db' | 'config'>;

/** A page of the jobs that wait for their release, with what their companies do now. */
export async function loadHeldJobs(
  { db, config }: Services,
  { cursor }: Query<typeof listHeldJobs>,
): Promise<Output<typeof listHeldJobs>> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const [rows, total] = await Promise.all([
    listHeldJobRows(db, todayIn(config.PLATFORM_TIME_ZONE), { after, limit: pageSize + 1 }),
    countHeldJobs(db),
  ]);
  const jobs = rows
    .slice(0, pageSize)
    .map(({ held_counted, held_percent, counted, in_time_percent, median_days, ...job }) => ({
      ...job,
      held_for: { counted: held_counted, in_time_percent: held_percent },
      record: toReplyRecord({ counted, in_time_percent, median_days }),
    }));
  const last = jobs.at(-1);
  const hasMore = last !== undefined && rows.length > pageSize;
  return { jobs, total, next_cursor: hasMore ? writeCursor({ at: last.held_at, id: last.id }) : null };
}

/** A page of the companies by their share of replies in time. */
export async function loadReplyRecords(
  { db, config }: Services,
  cachedCount: CachedCount,
  { sort, page: number, limit }: Query<typeof listReplyRecords>,
): Promise<Output<typeof listReplyRecords>> {
  const page = paginate({ page: number, limit });
  const [rows, total] = await Promise.all([
    listRecordRows(db, todayIn(config.PLATFORM_TIME_ZONE), { sort }, page),
    cachedCount('reply_records', () => countRecords(db)),
  ]);
  const organizations = rows.map(({ counted, in_time_percent, median_days, ...organization }) => ({
    ...organization,
    record: { counted, in_time_percent, median_days },
  }));
  return { organizations, total, next_page: page.nextPage(total) };
}
