import { expect, type Page } from '@playwright/test';

/** The globals of Module Federation in the page. */
interface FederationGlobals {
  __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: { default: Record<string, SharedVersions> } }[] };
  /** One entry for each React DOM on the page. */
  renderers: string[];
}
type SharedVersions = Record<string, { from: string; lib?: () => unknown }>;

/** Expects the shell and these areas to use one instance of each shared module, provided by the shell. */
export async function expectModulesSharedOnce(page: Page, areas: readonly string[]): Promise<void> {
  const { names, shares, renderers, sheets } = await page.evaluate(readSharedModules);
  expect(names.sort()).toEqual([...areas, 'shell'].map((name) => `foothold_${name}`).sort());
  expect([renderers, sheets]).toEqual([1, 1]);
  for (const moduleName of [
    'react',
    'react-dom',
    'styled-components',
    '@foothold/shared/auth',
    '@foothold/shared/router',
  ])
    expect(shares, moduleName).toHaveProperty([moduleName], { versions: 1, modules: 1, from: ['foothold_shell'] });
  for (const [moduleName, { versions }] of Object.entries(shares)) expect(versions, moduleName).toBe(1);
}

/** Runs in the page before its own scripts. */
export function collectReactRenderers(): void {
  const renderers: string[] = [];
  const inject = ({ version }: { version: string }) => renderers.push(version);
  const hook = { isDisabled: false, supportsFiber: true, inject, checkDCE: () => {} };
  Object.assign(window, { renderers, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

/** Runs in the page: the versions and instances of each shared module. */
function readSharedModules() {
  const { __FEDERATION__, renderers } = window as unknown as FederationGlobals;
  const instances = __FEDERATION__.__INSTANCES__;
  const all = instances.flatMap(({ shareScopeMap }) => Object.entries(shareScopeMap.default ?? {}));
  const readShares = (moduleName: string) => {
    const own = all.filter(([name]) => name === moduleName).flatMap(([, versions]) => Object.entries(versions));
    const modules = own.flatMap(([, { lib }]) => (lib ? [lib()] : []));
    return {
      versions: new Set(own.map(([version]) => version)).size,
      modules: new Set(modules).size,
      from: [...new Set(own.map(([, { from }]) => from))],
    };
  };
  return {
    names: instances.map(({ name }) => name.replace(/_\d.*/, '')),
    shares: Object.fromEntries(all.map(([moduleName]) => [moduleName, readShares(moduleName)])),
    renderers: renderers.length,
    sheets: document.querySelectorAll('style[data-styled]').length,
  };
}
