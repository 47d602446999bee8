import { letDaysPass } from '../server/testing/letDaysPass';
import { type DedicatedServer, startDedicatedServer } from './dedicatedServer';
import { test as base } from './fixtures';

/** The days after which the promise of a job of `postJob` has passed by one day. */
export const daysUntilOverdue = 25;

interface Fixtures {
  /** Lets days pass for the applications to a company: the server starts on them as on a new day, and counts its replies. */
  letDaysPass: (org_id: number, days: number) => Promise<void>;
}

/** On a server of their own, which days pass for only while it is stopped: the tests of a file run one after another. */
export const test = base.extend<Fixtures, { server: DedicatedServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from its first parameter
    async ({}, use) => {
      const server = await startDedicatedServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
  dataFolder: ({ server }, use) => use(server.folder),
  letDaysPass: ({ browser, server }, use) =>
    use(async (org_id, days) => {
      // A page that is open meanwhile would fail to reach the server.
      for (const context of browser.contexts())
        await Promise.all(context.pages().map((page) => page.goto('about:blank')));
      await server.changeDatabase((db) => letDaysPass(db, org_id, days));
    }),
});
