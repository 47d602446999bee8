import type { Organization } from '@foothold/shared/contract';
import type { Context } from '../platform/context';
import { type Tx, transact } from '../platform/db';
import { fail, type Upload, type User } from '../platform/http';
import { insertFiles, removeUnused, saveFiles } from '../platform/storage';
import { deleteLogos, updateLogo } from './logo.queries';
import { lockOrganization } from './queries';
import { renderLogo } from './renderLogo';

/** Replaces the logo of the caller's own organization. The address of the previous logo responds with 404 from then on. */
export async function saveLogo(context: Context, user: User, id: number, upload: Upload): Promise<Organization> {
  if (id !== user.role_specific_id) fail('not_found');
  const { db, store } = context;
  const logo = await renderLogo(context, id, upload);
  const { organization, unusedKeys } = await saveFiles(store, { logo }, ({ logo: stored }) =>
    transact(db, async (tx) => {
      await lockOwnOrganization(tx, id);
      const unusedKeys = await deleteLogos(tx, id);
      await insertFiles(tx, { organization_id: id }, stored);
      return { organization: await updateLogo(tx, id, toLogoPath(stored.key)), unusedKeys };
    }),
  );
  await removeUnused(db, store, unusedKeys);
  return organization;
}

/** Removes the logo of the caller's own organization. */
export async function deleteLogo({ db, store }: Context, user: User, id: number): Promise<Organization> {
  if (id !== user.role_specific_id) fail('not_found');
  const { organization, unusedKeys } = await transact(db, async (tx) => {
    await lockOwnOrganization(tx, id);
    const unusedKeys = await deleteLogos(tx, id);
    return { organization: await updateLogo(tx, id, null), unusedKeys };
  });
  await removeUnused(db, store, unusedKeys);
  return organization;
}

/** Serializes changes of one organization, and refuses them when it has been rejected in the meantime. */
async function lockOwnOrganization(tx: Tx, id: number): Promise<void> {
  const organization = await lockOrganization(tx, id);
  if (!organization) fail('not_found');
  const { verification_status, reason } = organization;
  if (verification_status === 'rejected') fail('organization_rejected', undefined, { reason });
}

/** The address of a logo on this origin. The picture behind it never changes, so browsers may cache it for ever. */
const toLogoPath = (key: string) => `/logos/${key}.webp`;
