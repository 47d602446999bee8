import { admits, type BootArea, type BootDocument, type SiteLinks, type Theme } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { fileUrl, integrityOf, type Registry, type Release } from '../releases/registry';
import type { Address } from './address';

/** Everything the page must know before its first request: who, which areas at which releases, and what this address is. */
export function bootDocument(
  registry: Registry,
  address: Address,
  identity: Identity | null,
  theme: Theme,
  links: SiteLinks,
  unread: number,
): BootDocument {
  const mine = registry.areas().filter(({ record }) => admits(record.access, identity));
  return {
    identity,
    theme,
    shell: { release: registry.shell().record.release },
    areas: mine.map(bootArea),
    nav: navOf(registry, identity),
    home: homeOf(mine, identity),
    address: address.kind,
    links,
    unread,
  };
}

function bootArea(release: Release): BootArea {
  const { app, access, frame, paths, container, entry, requires } = release.record;
  const source = { release: release.record.release, container, requires };
  return {
    name: app,
    access,
    frame,
    paths,
    ...source,
    entry: fileUrl(release, entry),
    integrity: integrityOf(release, entry),
  };
}

/** The sidebar; a company that waits for its verification sees the one it will have. */
function navOf(registry: Registry, identity: Identity | null) {
  if (!identity) return [];
  const settled: Identity = { ...identity, verified: 1 };
  return registry.areas().flatMap(({ record }) => (admits(record.access, settled) ? record.nav : []));
}

function homeOf(mine: readonly Release[], identity: Identity | null): string {
  if (!identity) return '/login';
  if (identity.verified === 0) return '/unverified-company';
  return mine.find(({ record }) => record.home)?.record.home ?? '/';
}
