import { createRequire } from 'node:module';
import path from 'node:path';

const here = import.meta.dirname;
const packages = here.indexOf(`${path.sep}node_modules${path.sep}`);
// As in workspace.ts, which Jest cannot load in its configuration.
const workspace = packages === -1 ? path.resolve(here, '../..') : here.slice(0, packages);

// Of `@foothold/shared`: a repository that has it installed may not reach its dependencies.
const { resolve } = createRequire(import.meta.url);

const swc = [
  resolve('@swc/jest'),
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs', ignoreDynamic: false },
  },
];

const common = {
  rootDir: workspace,
  transform: { '\\.(ts|tsx|mjs|cjs|js)$': swc },
  // 'js' before 'mjs', or packages with both resolve to the ESM file.
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
};

/** Matches the test files below folders of the workspace; `folders` is a regular expression that ends with a slash. */
const testFilesIn = (folders) => [
  `^${workspace.replaceAll('\\', '/').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/${folders}.*\\.test\\.tsx?$`,
];

/** Jest runs these packages as CommonJS, so those that are ES modules only are transformed. */
const ignoreAllBut = (packages) => [
  `/node_modules/(?!(?:\\.pnpm/)?(?:${packages.map((name) => name.replace('/', '[/+]')).join('|')})[@/])`,
];

/** A project of packages that run in a browser. */
export const browserProject = (displayName, folders) => ({
  ...common,
  displayName,
  testRegex: testFilesIn(folders),
  testEnvironment: path.join(here, 'browserEnvironment.cjs'),
  setupFilesAfterEnv: [resolve('@testing-library/jest-dom'), path.join(here, 'testingLibrarySetup.cjs')],
  moduleNameMapper: {
    '^@module-federation/enhanced/runtime$': path.join(here, 'emptyModule.cjs'),
    '\\.(woff2|webm|mp4)$': path.join(here, 'emptyModule.cjs'),
  },
  transformIgnorePatterns: ignoreAllBut(['ky', '@foothold/shared']),
});

/** A project of packages that run in Node. */
export const nodeProject = (displayName, folders, overrides = {}) => ({
  ...common,
  displayName,
  testRegex: testFilesIn(folders),
  testEnvironment: 'node',
  // Its main entry can be imported, not required: the same file has another entry that can.
  moduleNameMapper: { '^file-type$': 'file-type/node' },
  transformIgnorePatterns: ignoreAllBut([
    // Imports modules of Node dynamically.
    '@opentelemetry/otlp-exporter-base',
    '@noble/ciphers',
    '@noble/curves',
    '@noble/hashes',
    '@noble/post-quantum',
    '@scure/base',
    'age-encryption',
    'any-ascii',
    'cookie',
    'content-disposition',
    'file-type',
    'p-limit',
    'yocto-queue',
    'kysely',
    'strtok3',
    'token-types',
    'uint8array-extras',
    'oxc-parser',
    '@oxc-project/types',
    '@tokenizer/inflate',
    '@borewit/text-codec',
    '@electric-sql/pglite',
    'chokidar',
    'readdirp',
  ]),
  ...overrides,
});
