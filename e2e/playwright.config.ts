import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium';
import { testProjects } from './testProjects';

const port = Number(process.env.E2E_PORT ?? 3187);
const { executablePath, args } = await findChromium({ withPdfViewer: false });

// One server for all tests, started as a user would start it, on its own data folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'foothold-e2e-'));

export default defineConfig({
  testDir: '.',
  outputDir: './test-results',
  // A worker is a browser, beside one server for all of them. It waits for a quarter of its time.
  workers: Number(process.env.PLAYWRIGHT_WORKERS) || Math.max(3, Math.floor(availableParallelism() / 2)),
  fullyParallel: true,
  forbidOnly: true,
  // The report lists a retried test as flaky; find its cause.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  globalTeardown: './globalTeardown.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath, args },
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    screenshot: 'only-on-failure',
    // Requests that pass a service worker reach no `route` of a test. Those that are about it allow it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'journeys',
      testMatch: testProjects.journeys,
      // Without screenshots: they take as long as the test itself.
      use: { trace: { mode: 'on-first-retry', screenshots: false } },
    },
    {
      name: 'accessibility',
      testMatch: testProjects.accessibility,
      timeout: 180_000,
      // A trace keeps every argument, and axe is a large one; its message names what is wrong.
      use: { trace: 'off' },
    },
  ],
  webServer: {
    command: 'node server/run.mjs start',
    cwd: path.resolve(import.meta.dirname, '..'),
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      ...{ PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR, APP_ORIGIN: `http://localhost:${port}` },
      // Each client of a test says where it comes from, as if there was a proxy: together they would exceed the rate limits.
      TRUSTED_PROXIES: '127.0.0.1',
    },
  },
});
