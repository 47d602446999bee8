import { availableParallelism, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { browserProject, nodeProject } from './shared/build/jest.mjs';

/**
 * Each test file leaves a realm of up to 80 MB behind. V8 collects it only as its heap nears the
 * limit, which by default follows the machine's memory. Some realms stay: see workerIdleMemoryLimit.
 * The larger nursery saves a tenth of the CPU of page tests, whose objects mostly die young.
 */
process.execArgv.push('--max-old-space-size=1024', '--max-semi-space-size=64');
process.execArgv.push('--require', fileURLToPath(new URL('shared/build/compileModulesOnce.cjs', import.meta.url)));
// Besides the heap: compiled code, sources, and the embedded database.
const workerMemory = 1.7 * 1024 ** 3;
const mostWorkers = Math.max(2, availableParallelism() - 1);

export default {
  // Catches a test that hangs, on a machine that is busy. It is not a limit on slow tests.
  testTimeout: 60_000,
  maxWorkers:
    Number(process.env.JEST_WORKERS) || Math.max(1, Math.min(mostWorkers, Math.floor(totalmem() / workerMemory))),
  // A worker near the limit of its heap spends a quarter of its time on collecting garbage, so it is replaced before.
  workerIdleMemoryLimit: '700MB',
  // How long a worker may take to exit in order. Longer than the default: a busy machine needs more than 500 ms.
  workerGracefulExitTimeout: 10_000,
  // Every test file belongs to exactly one project: shared/build/testProjects.test.ts.
  projects: [
    browserProject('shared', 'shared/(?!build/|commands/|compatibility/|signature/|cli/(?!template/))'),
    browserProject('shell', 'shell/'),
    browserProject('areas', 'mfe-[^/]+/'),
    nodeProject('tools', '(?:shared/(?:build|commands|compatibility|signature|cli(?!/template))|bench|deploy|e2e)/'),
    nodeProject('server', 'server/', {
      testEnvironment: '<rootDir>/server/testing/databaseEnvironment.cjs',
      globalSetup: '<rootDir>/server/testing/jest.globalSetup.mjs',
      globalTeardown: '<rootDir>/server/testing/jest.globalTeardown.mjs',
    }),
  ],
};
