import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type Account, demoPassword, type Kind, openAccount, send } from './people';

export { expect };

type Someone = Exclude<Kind, 'rejected company'> | 'admin' | 'visitor';

interface Fixtures {
  /** Opens a browser of its own for a fresh account (or the demo admin, or a visitor without any). */
  as: (someone: Someone, options?: BrowserContextOptions) => Promise<Page>;
  /** A fresh account that no browser is signed in to. */
  account: (kind: Kind) => Promise<Account>;
  /** A client of the API without a browser, as the site's own pages call it. */
  client: () => Promise<APIRequestContext>;
  /** Everything that went wrong in any page of the story: errors, and what the content policy refused. */
  troubles: string[];
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from its first parameter
  troubles: async ({}, use) => {
    const troubles: string[] = [];
    await use(troubles);
    expect(troubles).toEqual([]);
  },
  client: async ({ playwright, baseURL }, use) => {
    const clients: APIRequestContext[] = [];
    await use(async () => {
      const extraHTTPHeaders = { origin: String(baseURL) };
      const client = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
      clients.push(client);
      return client;
    });
    await Promise.all(clients.map((client) => client.dispose()));
  },
  account: async ({ client }, use) => {
    await use(async (kind) => openAccount(kind, await client(), await client()));
  },
  as: async ({ browser, client, troubles }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (someone, options) => {
      const storageState = await signedIn(someone, client);
      const context = await browser.newContext({ ...options, storageState });
      contexts.push(context);
      await watch(context, troubles);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** What a browser holds after signing in: the cookie of the session. */
async function signedIn(someone: Someone, client: Fixtures['client']) {
  const own = await client();
  if (someone === 'admin')
    await send(own, 'post', '/api/login', { email: 'admin@foothold.test', password: demoPassword });
  else if (someone !== 'visitor') await openAccount(someone, own, await client());
  return own.storageState();
}

/** Writes down what goes wrong in every tab: a refusal is told by the browser's console, or by its event alone. Hints that lead nowhere are told there too. */
async function watch(context: BrowserContext, troubles: string[]): Promise<void> {
  const at = (page: Page | null) => page?.url() ?? 'a closed page';
  await context.addInitScript(tellRefusals);
  context.on('weberror', (failure) => troubles.push(`${at(failure.page())}: ${failure.error().message}`));
  context.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy|Trusted Type|rel=preload/i.test(text)) troubles.push(`${at(message.page())}: ${text}`);
  });
}

/** Runs in the page, before anything of its own. */
function tellRefusals(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`Content Security Policy event: ${effectiveDirective} refused ${blockedURI}`);
  });
}
