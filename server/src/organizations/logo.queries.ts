import type { Db, Tx } from '../platform/db';
import { organizationColumns } from './queries';

/** Removes the rows of a company's logos. Resolves to the keys of the files themselves. */
export async function deleteLogos(tx: Tx, organization_id: number): Promise<string[]> {
  const gone = await tx.deleteFrom('files').where('organization_id', '=', organization_id).returning('key').execute();
  return gone.map(({ key }) => key);
}

/** Says where a company's logo is, or that it has none. */
export const updateLogo = (tx: Tx, id: number, logo: string | null) =>
  tx
    .updateTable('organizations')
    .set({ logo, updated_at: new Date() })
    .where('id', '=', id)
    .returning(organizationColumns)
    .executeTakeFirstOrThrow();

/** The file of a logo; undefined for a key of anything else. */
export const findLogo = (db: Db, key: string) =>
  db
    .selectFrom('files')
    .select(['key', 'type', 'size'])
    .where('key', '=', key)
    .where('organization_id', 'is not', null)
    .executeTakeFirst();
