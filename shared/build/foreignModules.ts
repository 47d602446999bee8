/** Modules that the shell provides, and their dependencies, which an area must not bundle. */
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

/** Those of a bundle's module paths that an area must not contain. */
export const findForeignModules = (paths: readonly string[]): string[] =>
  paths.filter((path) => forbiddenPaths.some((pattern) => pattern.test(path)));
