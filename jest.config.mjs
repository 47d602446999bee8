import { browserProject, nodeProject } from './shared/build/jest.mjs';

const browser = ['account', 'api', 'area', 'auth', 'boot', 'contract', 'forms', 'router', 'schema', 'testing', 'ui'];

export default {
  // A hook may open a database, which takes seconds on a busy machine: a limit is for what hangs, not for what is slow.
  testTimeout: 60_000,
  // Two at once on the smallest machine; one that has grown fat with embedded databases makes room for a fresh one.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1.5GB',
  projects: [
    browserProject(
      'shared',
      browser.map((door) => `shared/${door}`),
    ),
    browserProject('shell', ['shell']),
    browserProject('areas', ['mfe-*']),
    nodeProject('build', ['shared/build']),
    '<rootDir>/server',
  ],
};
