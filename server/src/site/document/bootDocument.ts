import {
  type AreaSource,
  type BootArea,
  type BootDocument,
  canAccess,
  getAccessRole,
  getHomePath,
  type SiteLinks,
  type Theme,
} from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { getIntegrity, type LiveReleases, type Release, toScriptUrl } from '../../platform/releases/registry';
import type { Address } from './address';

/** The counts beside the entries of the sidebar. */
export type BadgeCounts = Pick<BootDocument, 'unread' | 'told' | 'waiting'>;

export const noCounts: BadgeCounts = { unread: 0 };

/** What the page must know before its first request: the identity, the areas with their releases, the kind of address. */
export function createBootDocument(
  live: LiveReleases,
  address: Address,
  identity: Identity | null,
  theme: Theme,
  links: SiteLinks,
  counts: BadgeCounts,
): BootDocument {
  const ownAreas = live.areas.filter(({ record }) => canAccess(record.access, identity));
  return {
    identity,
    theme,
    shell: { release: live.shell.record.release },
    revision: live.revision,
    areas: toBootAreas(live, identity),
    nav: toNav(live, identity),
    home: findHome(ownAreas, identity),
    address: address.kind,
    links,
    ...counts,
  };
}

/** Says why a page cannot load a release, for pages whose shell is not the live one. */
type FindMisfit = (release: Release) => string | undefined;

/** The areas that this identity may open, for the boot document. */
export const toBootAreas = (
  live: LiveReleases,
  identity: Identity | null,
  findMisfit: FindMisfit = () => undefined,
): BootArea[] =>
  live.areas
    .filter(({ record }) => canAccess(record.access, identity))
    .map((release) => toBootArea(release, live, findMisfit));

function toBootArea(release: Release, { fallbacks, disabled }: LiveReleases, findMisfit: FindMisfit): BootArea {
  const { app, access, frame, paths, outlines } = release.record;
  const fallback = fallbacks.get(app);
  const reason = disabled.get(app);
  return {
    name: app,
    access,
    frame,
    paths,
    outlines,
    ...toAreaSource(release, findMisfit),
    ...(fallback && { fallback: toAreaSource(fallback, findMisfit) }),
    ...(reason !== undefined && { disabled: reason }),
  };
}

function toAreaSource(release: Release, findMisfit: FindMisfit): AreaSource {
  const { container, entry, requires } = release.record;
  const misfit = findMisfit(release);
  return {
    release: release.record.release,
    container,
    entry: toScriptUrl(release, entry),
    integrity: getIntegrity(release, entry),
    requires,
    ...(misfit !== undefined && { misfit }),
  };
}

/** The entries of the sidebar. A company whose verification is pending sees the ones it will have. */
function toNav({ areas }: LiveReleases, identity: Identity | null) {
  if (!identity) return [];
  const verified: Identity = { ...identity, verified: 1 };
  return areas.flatMap(({ record }) => (canAccess(record.access, verified) ? record.nav : []));
}

function findHome(ownAreas: readonly Release[], identity: Identity | null): string {
  if (!identity) return '/login';
  if (['unproven', 'unconfirmed'].includes(getAccessRole(identity))) return getHomePath(identity);
  if (identity.verified === 0) return '/unverified-company';
  return ownAreas.find(({ record }) => record.home)?.record.home ?? '/';
}
