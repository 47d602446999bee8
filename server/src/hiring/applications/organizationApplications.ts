import {
  type ApplicationSort,
  applicationSorts,
  applicationStatuses,
  type downloadApplications,
  type listOrganizationApplications,
  type Output,
  type Query,
  type viewAdjacentApplications,
} from '@foothold/shared/contract';
import * as z from 'zod';
import type { Db } from '../../platform/db';
import { fail, isReviewer, type User } from '../../platform/http';
import { createCursorCodec } from '../../platform/paging/cursor';
import { listFirstPageByOrganization } from './firstPage.queries';
import {
  type ApplicationFilters,
  findListPosition,
  findNeighbor,
  type ListPosition,
  listByOrganization,
  listJobsWithApplications,
  sortOrders,
} from './organizationApplications.queries';
import type { ApplicationRow } from './queries';
import { toCompanyApplication } from './toApplication';

const maxRows = 1000;

/** The position of the last row of a page, and the total that the first page counted. */
const { readCursor, writeCursor } = createCursorCodec(
  z
    .object({
      ...{ sort: z.enum(applicationSorts), key: z.union([z.string(), z.int().min(0).max(9)]) },
      ...{ id: z.int32(), total: z.int() },
    })
    // The database would fail on a key of another type than the column's.
    .refine(({ sort, key }) => keyTypes[sortOrders[sort].column].safeParse(key).success),
);

const keyTypes = {
  'applications.created_at': z.iso.datetime(),
  'applications.applicant': z.string(),
  'applications.job_words': z.string(),
  'applications.rating': z.number(),
  'applications.status_order': z.number(),
};

/** Applications to a company. One row more than requested is read, to know whether there is another page. */
export async function loadOrganizationApplications(
  db: Db,
  user: User,
  org_id: number,
  { cursor, limit = maxRows, sort: requestedSort = 'newest', ...filters }: Query<typeof listOrganizationApplications>,
): Promise<Output<typeof listOrganizationApplications>> {
  requireReadAccess(user, org_id);
  const position = cursor === undefined ? undefined : readCursor(cursor);
  const sort = position?.sort ?? requestedSort;
  const pageQuery = { org_id, ...filters, sort, limit: limit + 1 };
  const { rows, counts } = position
    ? { rows: await listByOrganization(db, { ...pageQuery, after: position }), counts: null }
    : await loadFirstPage(db, pageQuery);
  const total = position?.total ?? sumCounts(counts, filters.status);
  return { ...cutPage(rows, { limit, sort, total }), total, counts };
}

/** A page of the rows, and the cursor of the next one if there are more rows than `limit`. */
export function cutPage(
  rows: readonly (ApplicationRow & SortedRow)[],
  { limit, sort, total }: { limit: number; sort: ApplicationSort; total: number },
) {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const next_cursor = last ? writeCursor({ sort, ...toListPosition(last, sort), total }) : null;
  return { applications: page.map(toCompanyApplication), next_cursor };
}

/** Only the company itself and admins may read a company's applications. */
export function requireReadAccess(user: User, org_id: number): void {
  if (!isReviewer(user) && org_id !== user.role_specific_id) fail('not_found');
}

type StatusCounts = NonNullable<Output<typeof listOrganizationApplications>['counts']>;

async function loadFirstPage(db: Db, pageQuery: Parameters<typeof listFirstPageByOrganization>[1]) {
  const { rows, counts } = await listFirstPageByOrganization(db, pageQuery);
  return { rows, counts: toStatusCounts(counts) };
}

export function toStatusCounts(rows: readonly { status: string; count: number }[]): StatusCounts {
  const countOf = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  return Object.fromEntries(applicationStatuses.map((status) => [status, countOf(status)])) as StatusCounts;
}

const sumCounts = (counts: StatusCounts | null, status: ApplicationFilters['status']): number => {
  if (!counts) return 0;
  return status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
};

interface SortedRow {
  id: number;
  created_at: string;
  applicant: string;
  job_words: string;
  rating: number;
  status_order: number;
}

/** The position of a row in a sort order. */
export const toListPosition = (row: SortedRow, sort: ApplicationSort): ListPosition => {
  const keys = {
    'applications.created_at': row.created_at,
    'applications.applicant': row.applicant,
    'applications.job_words': row.job_words,
    'applications.rating': row.rating,
    'applications.status_order': row.status_order,
  };
  return { key: keys[sortOrders[sort].column], id: row.id };
};

/** The jobs by which a company can filter its applications. */
export async function loadJobsWithApplications(db: Db, user: User, org_id: number) {
  requireReadAccess(user, org_id);
  return { jobs: await listJobsWithApplications(db, org_id) };
}

/** The previous and the next application in the company's list with these filters. */
export async function loadNeighbors(
  db: Db,
  { role_specific_id: org_id }: User,
  id: number,
  { sort = 'newest', ...filters }: Query<typeof downloadApplications>,
): Promise<Output<typeof viewAdjacentApplications>> {
  const current = await findListPosition(db, { id, org_id });
  if (!current) fail('not_found');
  const findAdjacent = (backwards: boolean) =>
    findNeighbor(db, { org_id, ...filters, sort, after: toListPosition(current, sort), backwards });
  const [previous, next] = await Promise.all([findAdjacent(true), findAdjacent(false)]);
  return { previous: previous ?? null, next: next ?? null };
}
