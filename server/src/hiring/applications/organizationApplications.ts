import {
  type ApplicationSort,
  applicationStatuses,
  type downloadApplications,
  type listOrganizationApplications,
  type Output,
  type Query,
  type viewAdjacentApplications,
} from '@foothold/shared/contract';
import type { Db } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { readCursor, writeCursor } from './cursor';
import {
  type ApplicationFilters,
  findListPosition,
  findNeighbor,
  type ListPosition,
  listByOrganization,
  listFirstPageByOrganization,
  listJobsWithApplications,
} from './organizationApplications.queries';
import { toApplication } from './toApplication';

const maxRows = 1000;

/** Applications to a company; one row more than asked for tells whether there is another page. */
export async function loadOrganizationApplications(
  db: Db,
  user: User,
  org_id: number,
  { cursor, limit = maxRows, sort: asked = 'newest', ...filters }: Query<typeof listOrganizationApplications>,
): Promise<Output<typeof listOrganizationApplications>> {
  requireReadAccess(user, org_id);
  const position = cursor === undefined ? undefined : readCursor(cursor);
  const sort = position?.sort ?? asked;
  const which = { org_id, ...filters };
  const wanted = { ...which, sort, limit: limit + 1 };
  const { rows, counts } = position
    ? { rows: await listByOrganization(db, { ...wanted, after: position }), counts: null }
    : await loadFirstPage(db, wanted);
  const total = position?.total ?? sumCounts(counts, filters.status);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const next_cursor = last ? writeCursor({ sort, ...toListPosition(last, sort), total }) : null;
  return { applications: page.map(toApplication), total, counts, next_cursor };
}

/** Whose applications only the company itself and admins may read. */
export function requireReadAccess(user: User, org_id: number): void {
  if (user.role !== 'admin' && org_id !== user.role_specific_id) fail('not_found');
}

type StatusCounts = NonNullable<Output<typeof listOrganizationApplications>['counts']>;

async function loadFirstPage(db: Db, wanted: Parameters<typeof listFirstPageByOrganization>[1]) {
  const { rows, counts } = await listFirstPageByOrganization(db, wanted);
  return { rows, counts: toStatusCounts(counts) };
}

function toStatusCounts(found: readonly { status: string; count: number }[]): StatusCounts {
  const of = (status: string) => found.find((row) => row.status === status)?.count ?? 0;
  return Object.fromEntries(applicationStatuses.map((status) => [status, of(status)])) as StatusCounts;
}

const sumCounts = (counts: StatusCounts | null, status: ApplicationFilters['status']): number => {
  if (!counts) return 0;
  return status ? counts[status] : Object.values(counts).reduce((all, count) => all + count, 0);
};

/** Where a row stands in an order. */
export const toListPosition = (
  { id, created_at, applicant }: { id: number; created_at: string; applicant: string },
  sort: ApplicationSort,
): ListPosition => ({ key: sort === 'name' ? applicant : created_at, id });

/** The jobs by which a company may narrow its applications. */
export async function loadJobsWithApplications(db: Db, user: User, org_id: number) {
  requireReadAccess(user, org_id);
  return { jobs: await listJobsWithApplications(db, org_id) };
}

/** The application before and the one after, as the company's list shows them with these filters. */
export async function loadNeighbors(
  db: Db,
  { role_specific_id: org_id }: User,
  id: number,
  { sort = 'newest', ...filters }: Query<typeof downloadApplications>,
): Promise<Output<typeof viewAdjacentApplications>> {
  const here = await findListPosition(db, { id, org_id });
  if (!here) fail('not_found');
  const beside = (backwards: boolean) =>
    findNeighbor(db, { org_id, ...filters, sort, after: toListPosition(here, sort), backwards });
  const [previous, next] = await Promise.all([beside(true), beside(false)]);
  return { previous: previous ?? null, next: next ?? null };
}
