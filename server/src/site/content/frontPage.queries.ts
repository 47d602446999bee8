import { sql } from 'kysely';
import type { Db } from '../../platform/db';

/** Companies that may post, and what became of all applications. */
export async function countFigures(db: Db): Promise<{ companies: number; applications: number; accepted: number }> {
  const { rows } = await sql<{ companies: number; applications: number; accepted: number }>`
    select
      (select count(*)::integer from organizations where verification_status = 'verified') as companies,
      count(*)::integer as applications,
      (count(*) filter (where status = 'Accepted'))::integer as accepted
    from applications
  `.execute(db);
  return rows[0] ?? { companies: 0, applications: 0, accepted: 0 };
}
