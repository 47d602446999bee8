import path from 'node:path';

const here = import.meta.dirname;
const workspace = path.resolve(here, '../..');

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs', ignoreDynamic: false },
  },
];

const retry = path.join(here, 'retry.cjs');

const common = {
  rootDir: workspace,
  transform: { '\\.(ts|tsx|mjs|js)$': swc },
  // 'js' before 'mjs', or packages with both resolve to the ESM file.
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
};

/** A project of packages that run in a browser. */
export const browserProject = (displayName, folders) => ({
  ...common,
  displayName,
  testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
  testEnvironment: path.join(here, 'browserEnvironment.cjs'),
  setupFilesAfterEnv: ['@testing-library/jest-dom', retry],
  moduleNameMapper: {
    '^@module-federation/enhanced/runtime$': path.join(here, 'emptyModule.cjs'),
    '\\.(woff2|webm|mp4)$': path.join(here, 'emptyModule.cjs'),
  },
  transformIgnorePatterns: ['/node_modules/(?!(?:\\.pnpm/)?(ky)[@/])'],
});

/** A project of packages that run in Node. */
export const nodeProject = (displayName, folders, overrides = {}) => ({
  ...common,
  displayName,
  testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
  testEnvironment: 'node',
  setupFilesAfterEnv: [retry],
  transformIgnorePatterns: ['/node_modules/(?!(?:\\.pnpm/)?(cookie)[@/])'],
  ...overrides,
});
