import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { demoAccounts, demoPassword } from '../../server/demo';
import { type Connection, slowDown } from './connection';
import { observePaint, type Paint } from './paint';

/** A file or response that the page requested. */
export interface LoadedFile {
  address: string;
  script: boolean;
  /** Bytes of the body as they were transferred. */
  bytes: number;
}

export interface Visit extends Paint {
  /** Milliseconds from the start of the navigation to the first job's card on screen. */
  content: number;
  /** Everything requested until then: document, scripts, fonts, API calls. */
  requests: LoadedFile[];
}

const phone = { width: 390, height: 844 };

/** A student who is signed in opens the dashboard with an empty cache. */
export async function visitDashboard(
  browser: Browser,
  origin: string,
  connection?: Connection,
  isLowData = false,
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: origin, viewport: phone });
  try {
    await signIn(context, origin);
    if (isLowData) await context.addCookies([lowDataCookie(origin)]);
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const content = await observeContent(page);
    const paint = await observePaint(page);
    if (connection) await slowDown(page, connection);
    await page.goto('/dashboard/jobs', { waitUntil: 'commit' });
    const { since, at } = await content();
    const loadedFiles = await Promise.all(requests.map((request) => describeRequest(request, at)));
    return { content: at - since, requests: loadedFiles.flat(), ...(await paint()) };
  } finally {
    await context.close();
  }
}

/** The bytes that the front page takes of a visitor with an empty cache until it asks for nothing more, its film included. */
export async function weighFrontPage(browser: Browser, origin: string, isLowData: boolean): Promise<number> {
  const context = await browser.newContext({ baseURL: origin, viewport: phone });
  if (isLowData) await context.addCookies([lowDataCookie(origin)]);
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/', { waitUntil: 'networkidle' });
  const files = await Promise.all(requests.map((request) => describeRequest(request, Number.POSITIVE_INFINITY)));
  await context.close();
  return files.flat().reduce((sum, { bytes }) => sum + bytes, 0);
}

const lowDataCookie = (url: string) => ({ name: 'data', value: 'low', url });

async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const response = await context.request.post('/api/login', {
    data: { email: demoAccounts.student, password: demoPassword },
    headers: { origin },
  });
  if (!response.ok()) throw new Error(`The demo student could not sign in: ${await response.text()}`);
}

const timeoutMs = 60_000;

interface Moment {
  since: number;
  at: number;
}

// As text: what tsx makes of a function calls helpers that the page does not have.
const contentWatchScript = `new MutationObserver((_, observer) => {
  if (!document.querySelector('article[id^="row-"]')?.getBoundingClientRect().height) return;
  observer.disconnect();
  const since = performance.timeOrigin;
  requestAnimationFrame(() => contentShows({ since, at: since + performance.now() }));
}).observe(document, { childList: true, subtree: true });`;

/** Told by the page itself, in the frame after the first card has a place on screen. */
async function observeContent(page: Page): Promise<() => Promise<Moment>> {
  let shown: ((moment: Moment) => void) | undefined;
  const moment = new Promise<Moment>((resolve) => {
    shown = resolve;
  });
  await page.exposeFunction('contentShows', (moment: Moment) => shown?.(moment));
  await page.addInitScript(contentWatchScript);
  const late = pause(timeoutMs, undefined, { ref: false }).then(() =>
    Promise.reject(new Error(`No job showed within ${timeoutMs / 1000} s.`)),
  );
  late.catch(() => {});
  return () => Promise.race([moment, late]);
}

async function describeRequest(request: Request, before: number): Promise<LoadedFile[]> {
  const address = request.url();
  if (!address.startsWith('http')) return [];
  const response = await request.response();
  if (request.timing().startTime > before) return [];
  const bytes = Number((await response?.headerValue('content-length')) ?? 0);
  return [{ address: new URL(address).pathname, script: address.endsWith('.js'), bytes }];
}
