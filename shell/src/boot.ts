import { currentIdentity } from '@foothold/shared/auth';
import { admits, type BootArea, bestMatch, readBoot } from '@foothold/shared/boot';

/** The area that an address belongs to, among those that the visitor of this document may open. */
export function ownerOf(pathname: string): BootArea | undefined {
  const { areas } = readBoot();
  const owned = bestMatch(
    areas.flatMap(({ paths }) => paths),
    pathname,
  );
  return owned === undefined ? undefined : areas.find(({ paths }) => paths.includes(owned));
}

/** Whether the person who is signed in now may open an area, whoever it was when this page was served. */
export const opensTo = (area: BootArea) => admits(area.access, currentIdentity());
