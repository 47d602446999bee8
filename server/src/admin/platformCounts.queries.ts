import type { Db } from '../platform/db';

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
