import { defineConfig } from '@playwright/test';

const port = Number(process.env.PORT ?? 3001);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  reporter: 'list',
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
    // One that you run anyway will do.
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
