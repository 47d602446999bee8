import { providedEntryPoints } from './providedEntryPoints';

/** Packages that the shell provides, and their dependencies, which an area must not bundle. */
const providedPackages = [
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

const foreignPaths = [
  new RegExp(`node_modules/(${providedPackages.join('|')})/`),
  new RegExp(`(?:^|/)(shared/(?:${providedEntryPoints.join('|')}))/`),
  /(@module-federation\/[\w-]+)\/.*\.cjs$/,
];

/** The packages, and the folders of `shared`, of which an area must contain no copy: those among the paths of its sources. */
export const findForeignModules = (paths: readonly string[]): string[] => [
  ...new Set(paths.flatMap((path) => foreignPaths.flatMap((pattern) => pattern.exec(path)?.[1] ?? []))),
];
