import { currentIdentity } from '@foothold/shared/auth';
import { admits, type BootArea, type BootDocument, bestMatch, readBoot } from '@foothold/shared/boot';

const nothing: BootDocument = {
  identity: null,
  theme: 'system',
  shell: { release: '' },
  areas: [],
  nav: [],
  home: '/login',
  address: 'missing',
};

/** What the server said when it served this page. */
export const boot: BootDocument = readBoot() ?? nothing;

/** The area that an address belongs to, among those that the visitor of this document may open. */
export function ownerOf(pathname: string, areas: readonly BootArea[] = boot.areas): BootArea | undefined {
  const owned = bestMatch(
    areas.flatMap(({ paths }) => paths),
    pathname,
  );
  return owned === undefined ? undefined : areas.find(({ paths }) => paths.includes(owned));
}

/** Whether the person who is signed in now may open an area, whoever it was when this page was served. */
export const opensTo = (area: BootArea) => admits(area.access, currentIdentity());
