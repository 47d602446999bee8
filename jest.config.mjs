import { browserProject, nodeProject } from './shared/build/jest.mjs';

const browser = ['account', 'api', 'area', 'auth', 'boot', 'contract', 'forms', 'router', 'schema', 'testing', 'ui'];

export default {
  // A hook may open a database, which takes seconds on a busy machine: a limit is for what hangs, not for what is slow.
  testTimeout: 60_000,
  projects: [
    browserProject(
      'shared',
      browser.map((door) => `shared/${door}`),
    ),
    browserProject('shell', ['shell']),
    browserProject('areas', ['mfe-public', 'mfe-candidate', 'mfe-company', 'mfe-admin']),
    nodeProject('build', ['shared/build']),
    '<rootDir>/server',
  ],
};
