import { currentIdentity } from '@foothold/shared/auth';
import { type BootArea, type BootDocument, canAccess, findBestMatch, readBoot } from '@foothold/shared/boot';
import type { listAreas, Output } from '@foothold/shared/contract';

/** What is live by now, for the document that was served before. */
let renewed: { boot: BootDocument; shell: string; areas: readonly BootArea[] } | undefined;

/** The areas of this visitor: as the document was served with them, or as they are known to be now. */
const areasNow = () => (renewed?.boot === readBoot() ? renewed.areas : readBoot().areas);

/** From now on areas are loaded at these releases. */
export function renewAreas({ shell, areas }: Output<typeof listAreas>): void {
  renewed = { boot: readBoot(), shell, areas: areas as readonly BootArea[] };
}

/** Whether a new page would have another shell than this one, as far as is known. */
export const isOldShell = () => renewed?.boot === readBoot() && renewed.shell !== readBoot().shell.release;

/** The area that an address belongs to, among those that the visitor of this document may open. */
export function ownerOf(pathname: string): BootArea | undefined {
  const areas = areasNow();
  const owned = findBestMatch(
    areas.flatMap(({ paths }) => paths),
    pathname,
  );
  return owned === undefined ? undefined : areas.find(({ paths }) => paths.includes(owned));
}

/** Whether the person who is signed in now may open an area, whoever it was when this page was served. */
export const opensTo = (area: BootArea) => canAccess(area.access, currentIdentity());
