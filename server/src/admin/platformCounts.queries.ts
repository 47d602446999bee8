import type { Db } from '../platform/db';

const count = { from: (db: Db) => db.fn.countAll<number>().as('total') };

/** How many the platform has of each; of students and jobs those that nobody has deleted. */
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
