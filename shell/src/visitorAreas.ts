import { currentIdentity } from '@foothold/shared/auth';
import { type BootArea, type BootDocument, canAccess, findBestMatch, readBoot } from '@foothold/shared/boot';
import type { listAreas, Output } from '@foothold/shared/contract';

/** What is live by now, for the document that was served before. */
let latest: { boot: BootDocument; shell: string; areas: readonly BootArea[] } | undefined;

/** The areas of this visitor: as the document was served with them, or as they are known to be now. */
const currentAreas = () => (latest?.boot === readBoot() ? latest.areas : readBoot().areas);

/** From now on areas are loaded at these releases. */
export function updateAreas({ shell, areas }: Output<typeof listAreas>): void {
  latest = { boot: readBoot(), shell, areas: areas as readonly BootArea[] };
}

/** Whether a new page would have another shell than this one, as far as is known. */
export const isShellOutdated = () => latest?.boot === readBoot() && latest.shell !== readBoot().shell.release;

/** The area that an address belongs to, among those that the visitor of this document may open. */
export function findOwningArea(pathname: string): BootArea | undefined {
  const areas = currentAreas();
  const owned = findBestMatch(
    areas.flatMap(({ paths }) => paths),
    pathname,
  );
  return owned === undefined ? undefined : areas.find(({ paths }) => paths.includes(owned));
}

/** Whether the person who is signed in now may open an area, whoever it was when this page was served. */
export const canOpen = (area: BootArea) => canAccess(area.access, currentIdentity());
