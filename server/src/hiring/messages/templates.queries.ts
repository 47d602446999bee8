import { sql } from 'kysely';
import type { Db, NewRow, Tx } from '../../platform/db';

const columns = ['id', 'name', 'text', 'updated_at'] as const;

export const listTemplates = (db: Db, org_id: number) =>
  db
    .selectFrom('message_templates')
    .select(columns)
    .where('org_id', '=', org_id)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();

/** Locks the company's row against other templates of its own, until the transaction ends, and counts them. */
export async function countTemplatesForInsert(tx: Tx, org_id: number): Promise<number> {
  await tx.selectFrom('organizations').select('id').where('id', '=', org_id).forNoKeyUpdate().execute();
  const { count } = await tx
    .selectFrom('message_templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('org_id', '=', org_id)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertTemplate = (tx: Tx, values: NewRow<'message_templates'>) =>
  tx.insertInto('message_templates').values(values).returning(columns).executeTakeFirstOrThrow();

interface OwnTemplate {
  id: number;
  org_id: number;
}

/** Locks a template of the company until the transaction ends. */
export const lockTemplate = (tx: Tx, { id, org_id }: OwnTemplate) =>
  tx
    .selectFrom('message_templates')
    .select(columns)
    .where('id', '=', id)
    .where('org_id', '=', org_id)
    .forUpdate()
    .executeTakeFirst();

export const updateTemplate = (tx: Tx, id: number, values: { name: string; text: string }) =>
  tx
    .updateTable('message_templates')
    .set({ ...values, updated_at: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Resolves to false where the company has no such template. */
export const deleteTemplate = async (db: Db, { id, org_id }: OwnTemplate): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('message_templates')
    .where('id', '=', id)
    .where('org_id', '=', org_id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
