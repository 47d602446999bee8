import type { Query } from '@foothold/shared/contract';
import type { listOrganizations } from '@foothold/shared/contract/admin';
import { type ExpressionBuilder, sql } from 'kysely';
import { buildOrganizationObject } from '../organizations/queries';
import type { Database, Db } from '../platform/db';
import type { PageRange } from './pagination';

export interface OrganizationSearch extends Pick<Query<typeof listOrganizations>, 'status' | 'sort'> {
  patterns: string[];
}

type Builder = ExpressionBuilder<Database, 'organizations'>;

/** A page of the organizations; by default pending ones first, the longest waiting on top, then the newest. */
export function listOrganizationRows(db: Db, search: OrganizationSearch, { limit, offset }: PageRange) {
  const order = sortOrders[search.sort ?? 'waiting'];
  return selectRows(db)
    .where('organizations.id', 'in', (eb) =>
      // An index finds the ids of the page; only the rows of these are read.
      eb
        .selectFrom('organizations')
        .select('id')
        .where(whereMatches(search))
        .orderBy(order)
        .limit(limit)
        .offset(offset),
    )
    .orderBy(order)
    .execute();
}

const selectRows = (db: Db) =>
  db
    .selectFrom('organizations')
    .innerJoin('users', 'users.id', 'organizations.user_id')
    .select(['organizations.id', 'users.email'])
    .select((eb) => buildOrganizationObject(eb).as('organization'));

/** The ids of all organizations that match a search, in its order. */
export const listOrganizationIds = async (db: Db, search: OrganizationSearch): Promise<number[]> => {
  const order = sortOrders[search.sort ?? 'waiting'];
  const rows = await db.selectFrom('organizations').select('id').where(whereMatches(search)).orderBy(order).execute();
  return rows.map(({ id }) => id);
};

export const listOrganizationsById = (db: Db, ids: readonly number[]) =>
  selectRows(db).where('organizations.id', 'in', ids).execute();

// Literals instead of parameters: a prepared statement uses the expression index of `waiting` only then.
const sortOrders = {
  waiting: sql`(organizations.verification_status = 'pending') desc,
    (case when organizations.verification_status = 'pending'
      then coalesce(organizations.resubmitted_at, organizations.created_at) end),
    organizations.created_at desc, organizations.id desc`,
  newest: sql`organizations.created_at desc, organizations.id desc`,
  oldest: sql`organizations.created_at, organizations.id`,
  name: sql`organizations.found_by, organizations.id`,
  name_desc: sql`organizations.found_by desc, organizations.id desc`,
  location: sql`organizations.company_state, organizations.id`,
  location_desc: sql`organizations.company_state desc, organizations.id desc`,
};

export const countOrganizations = async (db: Db, search: OrganizationSearch): Promise<number> =>
  (
    await db
      .selectFrom('organizations')
      .where(whereMatches(search))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

const whereMatches =
  ({ status, patterns }: OrganizationSearch) =>
  (eb: Builder) =>
    eb.and([
      ...(status ? [whereStatus(eb, status)] : []),
      ...patterns.map((pattern) => eb('organizations.found_by', 'like', pattern)),
    ]);

function whereStatus(eb: Builder, status: NonNullable<OrganizationSearch['status']>) {
  if (status === 'Pending') return eb('organizations.verification_status', '=', eb.val('pending'));
  if (status === 'Verified') return eb('organizations.verification_status', '=', eb.val('verified'));
  // A suspended company's request waits until it is restored.
  if (status === 'Renaming')
    return eb.and([
      eb('organizations.renaming_requested_at', 'is not', null),
      eb('organizations.verification_status', '=', eb.val('verified')),
    ]);
  return eb.and([
    eb('organizations.verification_status', '=', eb.val('rejected')),
    eb('organizations.suspended_at', status === 'Suspended' ? 'is not' : 'is', null),
  ]);
}

const count = { from: (db: Db) => db.fn.countAll<number>().as('total') };

/** The platform's totals; deleted students and jobs are not counted. */
export const platformCounts = {
  total_students: async (db: Db) =>
    (await db.selectFrom('students').where('deleted_at', 'is', null).select(count.from(db)).executeTakeFirstOrThrow())
      .total,
  total_organizations: async (db: Db) =>
    (await db.selectFrom('organizations').select(count.from(db)).executeTakeFirstOrThrow()).total,
  total_jobs: async (db: Db) =>
    (await db.selectFrom('jobs').where('deleted_at', 'is', null).select(count.from(db)).executeTakeFirstOrThrow())
      .total,
  total_applications: async (db: Db) =>
    (await db.selectFrom('applications').select(count.from(db)).executeTakeFirstOrThrow()).total,
};
