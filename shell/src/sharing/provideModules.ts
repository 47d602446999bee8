import { init } from '@module-federation/enhanced/runtime';

/** The instance of federation's runtime that loads the areas. */
const host = init({ name: 'foothold_shell', remotes: [], shareStrategy: 'loaded-first' });

type Share = Exclude<NonNullable<Parameters<typeof host.registerShared>[0]>[string], unknown[]>;

/** By name: the version and terms of every module that the shell provides. The build defines it from the sharing policy. */
declare const __PROVIDED_MODULES__: Readonly<Record<string, Share>>;

/**
 * Lets areas import modules of this bundle by these names. Registered at run time: what the build's plugin shares is bundled
 * module by module and reached through federation's runtime by the shell too, which a slow phone notices.
 */
export function provideModules(modules: Readonly<Record<string, unknown>>): void {
  register(modules, (module) => ({ lib: () => module }));
}

/** The same of modules that load when the first page imports them. */
export function provideOnDemand(modules: Readonly<Record<string, () => Promise<unknown>>>): void {
  register(modules, (load) => ({ get: async () => toFactory(await load()) }));
}

function register<Module>(
  modules: Readonly<Record<string, Module>>,
  toSource: (module: Module) => { lib: () => unknown } | { get: () => Promise<() => unknown> },
): void {
  const shares = Object.entries(modules).map(([name, module]) => [
    name,
    { ...__PROVIDED_MODULES__[name], ...toSource(module) },
  ]);
  host.registerShared(Object.fromEntries(shares));
}

const toFactory = (module: unknown) => () => module;
