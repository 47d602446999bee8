import { browserProject, nodeProject } from './shared/build/jest.mjs';

const browser = ['api', 'area', 'auth', 'boot', 'contract', 'forms', 'router', 'schema', 'testing', 'ui'];

export default {
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
