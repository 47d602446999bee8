const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
];

/** The server's tests: node, native ES modules, one database a file. Run with `NODE_OPTIONS=--experimental-vm-modules`. */
export default {
  displayName: 'server',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/../shared/build/retry.cjs'],
  testTimeout: 60_000,
  testMatch: ['<rootDir>/{src,demo,testing}/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['js', 'mjs', 'ts', 'tsx', 'json', 'node'],
  // Fastify's `inject` requires cookie, which is an ES module: Node can do that, Jest needs it translated.
  transform: { '\\.tsx?$': swc, '/node_modules/cookie/.+\\.js$': swc },
  transformIgnorePatterns: ['/node_modules/(?!(?:\\.pnpm/)?cookie[@/])'],
  globalSetup: '<rootDir>/testing/jest.globalSetup.mjs',
};
