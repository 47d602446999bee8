import type { Db, Tx } from '../platform/db';
import { organizationColumns } from './queries';

/** Deletes the rows of an organization's logos. Resolves to the keys of their files in the store. */
export async function deleteLogos(tx: Tx, organization_id: number): Promise<string[]> {
  const rows = await tx.deleteFrom('files').where('organization_id', '=', organization_id).returning('key').execute();
  return rows.map(({ key }) => key);
}

/** Sets the address of an organization's logo; null for none. */
export const updateLogo = (tx: Tx, id: number, logo: string | null) =>
  tx
    .updateTable('organizations')
    .set({ logo, updated_at: new Date() })
    .where('id', '=', id)
    .returning(organizationColumns)
    .executeTakeFirstOrThrow();

/** The file of a logo; undefined for the key of any other file. */
export const findLogo = (db: Db, key: string) =>
  db
    .selectFrom('files')
    .select(['key', 'type', 'size'])
    .where('key', '=', key)
    .where('organization_id', 'is not', null)
    .executeTakeFirst();
