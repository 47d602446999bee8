import type { CompanyInterview, InterviewCategory, listInterviews, Output, Query } from '@foothold/shared/contract';
import * as z from 'zod';
import type { Db } from '../../platform/db';
import { fail, isReviewer, type User } from '../../platform/http';
import { createCursorCodec } from '../../platform/paging/cursor';
import { listUndecided } from './organizationInterviews.queries';
import { toInterview } from './toInterview';

const maxRows = 1000;

/** The cursor of a company's interviews. */
const { readCursor, writeCursor } = createCursorCodec(z.object({ starts_at: z.iso.datetime(), id: z.int32() }));

/** A company's interviews of undecided applications, all or of one category, and how many there are of each. */
export async function loadOrganizationInterviews(
  db: Db,
  user: Pick<User, 'who' | 'role_specific_id'>,
  org_id: number,
  { category, cursor, limit = maxRows }: Query<typeof listInterviews>,
  now = new Date(),
): Promise<Output<typeof listInterviews>> {
  if (!isReviewer(user) && org_id !== user.role_specific_id) fail('not_found');
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const pageQuery = { org_id, category, ...(after && { after }), limit: limit + 1, now };
  const { rows, groups, company_zone: time_zone } = (await listUndecided(db, pageQuery)) ?? fail('not_found');
  const counts = toCategoryCounts(groups);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const total = category ? counts[category] : counts.Pending + counts.Active + counts.Completed;
  return {
    // Without a category the page holds the latest interviews, which are then listed in the order of their dates.
    interviews: (category ? page : page.reverse()).map(toCompanyInterview),
    ...{ total, counts, time_zone, changes_at: findNextChange(groups) },
    next_cursor: last ? writeCursor({ starts_at: last.starts_at, id: last.id }) : null,
  };
}

type UndecidedPage = NonNullable<Awaited<ReturnType<typeof listUndecided>>>;
type Groups = UndecidedPage['groups'];

function toCategoryCounts(groups: Groups): Record<InterviewCategory, number> {
  const counts = { Pending: 0, Active: 0, Completed: 0 };
  for (const { category, count } of groups) counts[category] += count;
  return counts;
}

/** When the counts change without anybody doing anything: an interview becomes active, or is over, or its day ends. */
function findNextChange(groups: Groups): string | null {
  const moments = groups.flatMap(({ category, near, past, midnight }) =>
    category === 'Completed' ? [near, past] : [near, past, midnight],
  );
  return moments.filter((moment) => moment !== null).toSorted()[0] ?? null;
}

const toCompanyInterview = (row: UndecidedPage['rows'][number]): CompanyInterview => ({
  ...toInterview(row),
  application: { id: row.application_id, status: row.status },
  job: { id: row.job_id, job_title: row.job_title },
  student: { full_name: row.full_name, university: row.university },
  user: { email: row.email },
});
