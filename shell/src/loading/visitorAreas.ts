import { currentIdentity } from '@foothold/shared/auth';
import { type BootArea, type BootDocument, canAccess, findBestMatch, readBoot } from '@foothold/shared/boot';
import type { listAreas, Output } from '@foothold/shared/contract';

/** The live releases as last fetched, with the boot document that they belong to: tests replace the document. */
let latest: { boot: BootDocument; shell: string; areas: readonly BootArea[] } | undefined;

/** The areas that this user may open, at the latest known releases. */
const getCurrentAreas = () => getUpdatedAreas() ?? readBoot().areas;

/** The same, once they have been fetched since the document was served. */
export const getUpdatedAreas = () => (latest?.boot === readBoot() ? latest.areas : undefined);

/** Sets the releases at which areas are loaded from now on. */
export function updateAreas({ shell, areas }: Output<typeof listAreas>): void {
  latest = { boot: readBoot(), shell, areas: areas as readonly BootArea[] };
}

/** Whether another release of the shell is live, as far as is known. */
export const isShellOutdated = () => latest?.boot === readBoot() && latest.shell !== readBoot().shell.release;

/** The area that an address belongs to, among those in this user's boot document. */
export function findOwningArea(pathname: string): BootArea | undefined {
  const areas = getCurrentAreas();
  const pattern = findBestMatch(
    areas.flatMap(({ paths }) => paths),
    pathname,
  );
  return pattern === undefined ? undefined : areas.find(({ paths }) => paths.includes(pattern));
}

/**
 * Whether an area that did not load is replaced within the dashboard's layout. One with a layout of its own leaves its
 * users that of the shell: who they are, and the logout.
 */
export const hasFallbackLayout = ({ access, frame }: BootArea): boolean => access !== 'anyone' || frame === 'sidebar';

/** Whether the user who is signed in now may open an area: not always the one for whom the document was served. */
export const canOpen = (area: BootArea) => canAccess(area.access, currentIdentity());
