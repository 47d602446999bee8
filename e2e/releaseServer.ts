import type { Browser, Page } from '@playwright/test';
import { demoPassword } from './accounts';
import { type DedicatedServer, startDedicatedServer } from './dedicatedServer';
import { buildModifiedRelease } from './modifiedRelease';

/** A server on which the candidate area has its built release live, and another one published. */
export interface ReleaseServer extends DedicatedServer {
  builtRelease: string;
  /** Its applications page has another heading. */
  newerRelease: string;
  publishLive(app: string, release: string): Promise<void>;
  /** Opens a page in a new browser context, signed in as a demo account. */
  openPage(browser: Browser, role: 'student' | 'admin', address: string): Promise<Page>;
}

export async function startReleaseServer(): Promise<ReleaseServer> {
  const server = await startDedicatedServer();
  const newer = await buildModifiedRelease('candidate', {
    suffix: 'newer',
    replacements: [
      ['My Applications', 'My Own Applications'],
      ['"Saved jobs"', '"Kept jobs"'],
    ],
  });
  await server.publish(newer);
  return {
    ...server,
    builtRelease: newer.record.release.replace('-newer', ''),
    newerRelease: newer.record.release,
    publishLive: (app, release) => server.changeRelease(app, { kind: 'flip', release }),
    async openPage(browser, role, address) {
      const context = await browser.newContext({ baseURL: server.origin });
      await context.request.post('/api/login', {
        data: { email: `${role}@foothold.test`, password: demoPassword },
        headers: { origin: server.origin },
      });
      const page = await context.newPage();
      await page.goto(address);
      return page;
    },
  };
}

export const getOldHeading = (page: Page) => page.getByRole('heading', { name: 'My Applications', level: 1 });
export const getNewHeading = (page: Page) => page.getByRole('heading', { name: 'My Own Applications', level: 1 });
