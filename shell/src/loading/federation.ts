import type { Area } from '@foothold/shared/area';
import { type AreaSource, satisfies } from '@foothold/shared/boot';
import {
  getInstance,
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';

declare global {
  /** What areas take from the shell of federation's runtime. Its build adds it. */
  var footholdFederation: { version: string } | undefined;
}

/** Milliseconds. */
const scriptTimeout = 6_000;

/** A release needs something that this page's shell does not provide. */
export class UnmetRequirementError extends Error {
  override name = 'UnmetRequirementError';
}

/** The first failure of each container: the runtime's error for a second attempt is misleading. */
const firstFailures = new Map<string, unknown>();

/** Loads one release of an area. Refuses an entry without an integrity hash, and one that requires another shell. */
export async function loadRelease(source: AreaSource): Promise<Area> {
  const { container, entry, integrity, requires, misfit } = source;
  // Only an area under development has no hash, and only a development build of the shell accepts that.
  if (!integrity && process.env.NODE_ENV !== 'development') throw new Error(`${container} has no integrity hash.`);
  if (misfit !== undefined) throw new UnmetRequirementError(misfit);
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

/** Makes every entry script carry its integrity hash and a timeout. Called once, before the first area is loaded. */
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
 * Lets a shared module that failed to load be requested again; the runtime would cache the failure until the page is
 * reloaded. Each area has its own runtime instance, so the plugin is global too. Called once, before the first page is loaded.
 */
export function allowSharedModuleRetry(): void {
  const plugin: ModuleFederationRuntimePlugin = {
    name: 'foothold-lending',
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const share of Object.values(shareScopeMap.default?.[pkgName] ?? {}))
        if (!share.loaded) share.loading = null;
    },
  };
  registerPlugins([plugin]);
  registerGlobalPlugins([plugin]);
}

function assertRequirements(container: string, requires: Readonly<Record<string, string>>): void {
  const instance = getInstance();
  const provided = instance?.shareScopeMap.default ?? {};
  const runtimeVersions: Record<string, string | undefined> = {
    '@module-federation/enhanced': instance?.version,
    'federation-runtime': globalThis.footholdFederation?.version,
  };
  for (const [name, range] of Object.entries(requires)) {
    const own = runtimeVersions[name];
    const versions = own ? [own] : Object.keys(provided[name] ?? {});
    if (versions.some((version) => satisfies(version, range))) continue;
    throw new UnmetRequirementError(
      `${container} needs ${name} ${range}; this shell has ${versions.join(', ') || 'none'}.`,
    );
  }
}
