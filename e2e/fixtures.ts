import { randomInt } from 'node:crypto';
import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type Account, type AccountKind, demoPassword, registerAccount, sendRequest } from './accounts';
import { waitForEmailedLink } from './emails';

export { expect };

type TestUser = Exclude<AccountKind, 'rejected company'> | 'admin' | 'visitor';

interface Fixtures {
  /** Opens a page in a new browser context, signed in to a new account (or as the demo admin, or signed out as a visitor). */
  openPageAs: (someone: TestUser, options?: BrowserContextOptions) => Promise<Page>;
  /** Registers a new account without signing a browser in. */
  createAccount: (kind: AccountKind) => Promise<Account>;
  /** The data folder of the server at `baseURL`, where its emails are. */
  dataFolder: string;
  /** An API client that sends the site's own Origin. */
  createApiClient: () => Promise<APIRequestContext>;
  /** Uncaught errors and content security policy violations of every page of the test. The test fails if any are left at its end. */
  pageErrors: string[];
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from its first parameter
  pageErrors: async ({}, use) => {
    const pageErrors: string[] = [];
    await use(pageErrors);
    expect(pageErrors).toEqual([]);
  },
  createApiClient: async ({ playwright, baseURL }, use) => {
    const clients: APIRequestContext[] = [];
    await use(async () => {
      const extraHTTPHeaders = { origin: String(baseURL), ...fromAnotherAddress() };
      const client = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
      clients.push(client);
      return client;
    });
    await Promise.all(clients.map((client) => client.dispose()));
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  dataFolder: async ({}, use) => use(String(process.env.E2E_DATA_DIR)),
  createAccount: async ({ createApiClient, dataFolder }, use) => {
    await use(async (kind) => registerConfirmed(kind, await createApiClient(), { createApiClient, dataFolder }));
  },
  openPageAs: async ({ browser, createApiClient, dataFolder, pageErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (user, options) => {
      const storageState = await createStorageState(user, { createApiClient, dataFolder });
      const context = await browser.newContext({ extraHTTPHeaders: fromAnotherAddress(), ...options, storageState });
      contexts.push(context);
      // Chromium intercepts a file chooser only while somebody listens: one that opens between two listeners is lost.
      context.on('page', (page) => page.on('filechooser', () => {}));
      await collectPageErrors(context, pageErrors);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** The header by which a client has an address of its own, as behind a proxy. */
const fromAnotherAddress = () => ({ 'x-forwarded-for': Array.from({ length: 4 }, () => randomInt(1, 255)).join('.') });

type ServerFixtures = Pick<Fixtures, 'createApiClient' | 'dataFolder'>;

/** Registers an account and follows the link that is mailed to it. */
async function registerConfirmed(
  kind: AccountKind,
  own: APIRequestContext,
  { createApiClient, dataFolder }: ServerFixtures,
): Promise<Account> {
  const account = await registerAccount(kind, own, await createApiClient());
  const token = new URL(await waitForEmailedLink(account.email, '/confirm', dataFolder)).searchParams.get('token');
  await sendRequest(own, 'post', '/api/auth/confirm', { token });
  return account;
}

/** The storage state of a browser that is signed in: its session cookie. */
async function createStorageState(user: TestUser, fixtures: ServerFixtures) {
  const own = await fixtures.createApiClient();
  if (user === 'admin')
    await sendRequest(own, 'post', '/api/login', { email: 'admin@foothold.test', password: demoPassword });
  else if (user !== 'visitor') await registerConfirmed(user, own, fixtures);
  return own.storageState();
}

/** Records the errors of every page: some policy violations reach only the console, others only the event. Unused preloads are reported in the console too. */
async function collectPageErrors(context: BrowserContext, pageErrors: string[]): Promise<void> {
  const at = (page: Page | null) => page?.url() ?? 'a closed page';
  await context.addInitScript(logPolicyViolations);
  context.on('weberror', (failure) => pageErrors.push(`${at(failure.page())}: ${failure.error().message}`));
  context.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy|Trusted Type|rel=preload/i.test(text))
      pageErrors.push(`${at(message.page())}: ${text}`);
  });
}

/** Runs in the page, before anything of its own. */
function logPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`Content Security Policy event: ${effectiveDirective} refused ${blockedURI}`);
  });
}
