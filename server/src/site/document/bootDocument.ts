import {
  type AreaSource,
  type BootArea,
  type BootDocument,
  canAccess,
  getAccessRole,
  getHomePath as landingOf,
  type SiteLinks,
  type Theme,
} from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { getIntegrity, type LiveReleases, type Release, toFileUrl } from '../../platform/releases/registry';
import type { Address } from './address';

/** What of somebody is counted beside the sidebar's entries. */
export type BadgeCounts = Pick<BootDocument, 'unread' | 'told' | 'waiting'>;

export const noCounts: BadgeCounts = { unread: 0 };

/** Everything the page must know before its first request: who, which areas at which releases, and what this address is. */
export function createBootDocument(
  live: LiveReleases,
  address: Address,
  identity: Identity | null,
  theme: Theme,
  links: SiteLinks,
  counts: BadgeCounts,
): BootDocument {
  const mine = live.areas.filter(({ record }) => canAccess(record.access, identity));
  return {
    identity,
    theme,
    shell: { release: live.shell.record.release },
    areas: toBootAreas(live, identity),
    nav: toNav(live, identity),
    home: findHome(mine, identity),
    address: address.kind,
    links,
    ...counts,
  };
}

/** The areas that somebody may open, as their page names them. */
export const toBootAreas = (live: LiveReleases, identity: Identity | null): BootArea[] =>
  live.areas.filter(({ record }) => canAccess(record.access, identity)).map((release) => toBootArea(release, live));

function toBootArea(release: Release, { fallbacks, disabled }: LiveReleases): BootArea {
  const { app, access, frame, paths, outlines } = release.record;
  const before = fallbacks.get(app);
  const reason = disabled.get(app);
  return {
    name: app,
    access,
    frame,
    paths,
    outlines,
    ...toAreaSource(release),
    ...(before && { fallback: toAreaSource(before) }),
    ...(reason !== undefined && { disabled: reason }),
  };
}

function toAreaSource(release: Release): AreaSource {
  const { container, entry, requires } = release.record;
  return {
    release: release.record.release,
    container,
    entry: toFileUrl(release, entry),
    integrity: getIntegrity(release, entry),
    requires,
  };
}

/** The sidebar; a company that waits for its verification sees the one it will have. */
export function toNav({ areas }: LiveReleases, identity: Identity | null) {
  if (!identity) return [];
  const settled: Identity = { ...identity, verified: 1 };
  return areas.flatMap(({ record }) => (canAccess(record.access, settled) ? record.nav : []));
}

function findHome(mine: readonly Release[], identity: Identity | null): string {
  if (!identity) return '/login';
  if (identity.verified === 0) return '/unverified-company';
  if (getAccessRole(identity) === 'unproven') return landingOf(identity);
  return mine.find(({ record }) => record.home)?.record.home ?? '/';
}
