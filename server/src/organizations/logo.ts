import type { Organization } from '@foothold/shared/contract';
import type { Context } from '../platform/context';
import { type Tx, transact } from '../platform/db';
import { fail, type Upload, type User } from '../platform/http';
import { insertFile, saveFiles } from '../platform/storage';
import { deleteLogos, updateLogo } from './logo.queries';
import { lockOrganization } from './queries';
import { renderLogo } from './renderLogo';

/** Gives the caller's own company a logo. The one before goes with it: its address leads nowhere from then on. */
export async function saveLogo(context: Context, user: User, id: number, upload: Upload): Promise<Organization> {
  if (id !== user.role_specific_id) fail('not_found');
  const { db, store } = context;
  const logo = await renderLogo(upload);
  const { organization, spare } = await saveFiles(store, { logo }, ({ logo: kept }) =>
    transact(db, async (tx) => {
      await lockOwnOrganization(tx, id);
      const spare = await deleteLogos(tx, id);
      await insertFile(tx, { organization_id: id }, kept);
      return { organization: await updateLogo(tx, id, toLogoPath(kept.key)), spare };
    }),
  );
  for (const key of spare) await store.remove(key);
  return organization;
}

/** Takes the logo off the caller's own company. */
export async function deleteLogo({ db, store }: Context, user: User, id: number): Promise<Organization> {
  if (id !== user.role_specific_id) fail('not_found');
  const { organization, spare } = await transact(db, async (tx) => {
    await lockOwnOrganization(tx, id);
    const spare = await deleteLogos(tx, id);
    return { organization: await updateLogo(tx, id, null), spare };
  });
  for (const key of spare) await store.remove(key);
  return organization;
}

/** One change after the other; a company that was refused meanwhile changes nothing. */
async function lockOwnOrganization(tx: Tx, id: number): Promise<void> {
  const held = await lockOrganization(tx, id);
  if (!held) fail('not_found');
  if (held.verification_status === 'rejected') fail('organization_rejected', undefined, { reason: held.reason });
}

/** The address of a logo on this origin. It names one picture for ever, so that it can be kept for ever. */
const toLogoPath = (key: string) => `/logos/${key}.webp`;
