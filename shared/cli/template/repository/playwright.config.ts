import { defineConfig } from '@playwright/test';

const port = Number(process.env.PORT ?? 3001);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // A browser of this machine, instead of the one that `npx playwright install chromium` fetches.
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
  },
  // This area from its sources, inside the site that FOOTHOLD_URL names.
  webServer: {
    command: 'npx foothold dev',
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port) },
    timeout: 120_000,
    // One that you run anyway will do.
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
