/** What an area must never carry: every module that the shell provides, and what stands behind those. */
const sharedPackages = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'scheduler',
  'styled-components',
  'zustand',
  'ky',
  'zod',
  'react-aria-components',
  'react-hook-form',
  '@module-federation/runtime-core',
];
const sharedEntryPoints = ['api', 'area', 'auth', 'forms', 'router', 'schema', 'ui'];

const forbiddenPaths = [
  new RegExp(`node_modules/(${sharedPackages.join('|')})/`),
  new RegExp(`(^|/)shared/(${sharedEntryPoints.join('|')})/`),
  /@module-federation\/.*\.cjs$/,
];

/** The modules of an area's bundle that belong to the shell, by their paths. */
export const findForeignModules = (paths: readonly string[]): string[] =>
  paths.filter((path) => forbiddenPaths.some((pattern) => pattern.test(path)));
