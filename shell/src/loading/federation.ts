import type { Area } from '@foothold/shared/area';
import { type AreaSource, satisfies } from '@foothold/shared/boot';
import {
  getInstance,
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';

const scriptTimeout = 6000;

/** A release asks for what this shell has not got. */
export class UnmetRequirementError extends Error {
  override name = 'UnmetRequirementError';
}

/** The first thing that went wrong with an entry: what the runtime says of a second attempt is misleading. */
const firstFailures = new Map<string, unknown>();

/** Loads one release of an area. Nothing runs that the boot document gave no hash for, or that asks for another shell. */
export async function loadRelease(source: AreaSource): Promise<Area> {
  const { container, entry, integrity, requires } = source;
  // Only what changes while it is looked at has none, and only where this shell does so too.
  if (!integrity && process.env.NODE_ENV !== 'development') throw new Error(`${container} came without its hash.`);
  assertRequirements(container, requires);

  const remote = { name: container, entry, integrity };
  registerRemotes([remote]);
  try {
    const module = await loadRemote<{ area: Area }>(`${container}/area`);
    if (!module) throw new Error(`${container} exposes no area.`);
    return module.area;
  } catch (cause) {
    if (!firstFailures.has(container)) firstFailures.set(container, cause);
    throw new Error(`${container} could not be loaded.`, { cause: firstFailures.get(container) });
  }
}

/** Makes every entry script carry its hash and give up in time. Runs once, before the first area. */
export function enforceEntryIntegrity(): void {
  registerPlugins([
    {
      name: 'foothold-entries',
      createScript({ url, remoteInfo }) {
        const script = document.createElement('script');
        script.src = url;
        script.crossOrigin = 'anonymous';
        script.integrity = (remoteInfo as { integrity?: string } | undefined)?.integrity ?? '';
        return { script, timeout: scriptTimeout };
      },
    },
  ]);
}

/**
 * What the shell lends on demand can be asked for again after it did not come: the runtime would keep the failure for as
 * long as the page is open. Every area has an instance of its own, hence for all of them. Runs once, before the first.
 */
export function allowSharedModuleRetry(): void {
  registerGlobalPlugins([
    {
      name: 'foothold-lending',
      errorLoadShare({ pkgName, shareScopeMap }) {
        for (const share of Object.values(shareScopeMap.default?.[pkgName] ?? {}))
          if (!share.loaded) share.loading = null;
      },
    },
  ]);
}

function assertRequirements(container: string, requires: Readonly<Record<string, string>>): void {
  const instance = getInstance();
  const provided = instance?.shareScopeMap.default ?? {};
  for (const [name, range] of Object.entries(requires)) {
    const versions =
      name === '@module-federation/enhanced' ? [instance?.version ?? ''] : Object.keys(provided[name] ?? {});
    if (versions.some((version) => satisfies(version, range))) continue;
    throw new UnmetRequirementError(
      `${container} needs ${name} ${range}; this shell has ${versions.join(', ') || 'none'}.`,
    );
  }
}
