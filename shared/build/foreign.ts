/** What an area must never carry: every module that the shell provides, and what stands behind those. */
const packages = [
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
const doors = ['api', 'area', 'auth', 'forms', 'router', 'schema', 'ui'];

const forbidden = [
  new RegExp(`node_modules/(${packages.join('|')})/`),
  new RegExp(`(^|/)shared/(${doors.join('|')})/`),
  /@module-federation\/.*\.cjs$/,
];

/** The modules of an area's bundle that belong to the shell, by their paths. */
export const foreignModules = (paths: readonly string[]): string[] =>
  paths.filter((path) => forbidden.some((pattern) => pattern.test(path)));
