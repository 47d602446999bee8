import type { Browser } from '@playwright/test';
import { isInCanary } from '../server/src/platform/releases/bucket';
import { demoPassword } from './accounts';
import { type DedicatedServer, startDedicatedServer } from './dedicatedServer';
import { expect, test } from './fixtures';
import { buildModifiedRelease } from './modifiedRelease';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let server: DedicatedServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  // Visitors without an account are told apart by their address.
  server = await startDedicatedServer({ TRUSTED_PROXIES: '127.0.0.1' });
  await server.createReleaseKey('Visitors', ['public']);
});
test.afterAll(() => server?.stop());

const subtitle = 'What you may expect of Foothold, and what Foothold expects of you.';

async function startRollout(suffix: string, every_seconds: number, replacement: string) {
  const built = await buildModifiedRelease('public', { suffix, replacements: [[`"${subtitle}"`, replacement]] });
  await server.publish(built);
  const { release } = built.record;
  await server.changeRelease('public', { kind: 'rollout', release, steps: [1, 100], every_seconds });
  return release;
}

/** Opens the page of the terms as a visitor of their own, who gets the release at 1 %. */
async function openTerms(browser: Browser, visitor: number) {
  const context = await browser.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: { 'x-forwarded-for': `10.20.0.${visitor}` },
  });
  await context.addCookies([{ name: 'bucket', value: String(findBucket(true)), url: server.origin }]);
  const page = await context.newPage();
  await page.goto('/terms');
  return page;
}

const findBucket = (isFirst: boolean) =>
  Array.from({ length: 100 }, (_, index) => index).find((one) => isInCanary('public', one, 1) === isFirst);

/** Reports what the pages of sixty visitors do who get the stable release. */
async function visitStable(release: string) {
  for (let visitor = 1; visitor <= 60; visitor += 1) {
    const headers = { cookie: `bucket=${findBucket(false)}`, 'x-forwarded-for': `10.30.0.${visitor}` };
    const document = await (await fetch(`${server.origin}/terms`, { headers })).text();
    const [, token] = /"health_token":"([^"]+)"/.exec(document) ?? [];
    const response = await fetch(`${server.origin}/api/health_reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.origin },
      body: JSON.stringify({ token, reports: [{ app: 'public', release, kind: 'loaded' }] }),
    });
    expect(response.status).toBe(204);
  }
}

const findRollout = async () => (await server.findApp('public'))?.rollout;
/** A server looks every few seconds, and a step without visitors waits. */
const inTime = { timeout: 90_000 };

test('a release that is no worse goes on by itself until it is live, and its team is mailed', async ({ browser }) => {
  const release = await startRollout('kind', 1, '"What you may expect."');
  const page = await openTerms(browser, 1);
  await expect(page.getByText('What you may expect.')).toBeVisible();
  await page.context().close();

  await expect.poll(async () => (await findRollout())?.state, inTime).toBe('done');
  expect(await server.findApp('public')).toMatchObject({ stable: release, canary: null });
  const mails = () => server.readEmailsTo('team@example.ng');
  await expect.poll(async () => (await mails()).join(), inTime).toContain(`public ${release} is live for everybody`);
});

test('a release that crashes is taken back by itself, and its team is mailed why', async ({ browser }) => {
  const before = (await server.findApp('public'))?.stable;
  // Long enough that nobody else gets it.
  const release = await startRollout('broken', 3_600, '(()=>{throw new Error("broken")})()');

  const context = await browser.newContext({ baseURL: server.origin });
  await context.request.post('/api/login', {
    data: { email: 'admin@foothold.test', password: demoPassword },
    headers: { origin: server.origin },
  });
  const admin = await context.newPage();
  await admin.goto('/adminreleases');
  const rollout = admin.getByRole('region', { name: /^Rollout of .*broken$/ });
  await expect(rollout.getByText('Under way')).toBeVisible();

  await visitStable(String(before));
  for (const visitor of [11, 12, 13, 14, 15]) {
    const page = await openTerms(browser, visitor);
    // Its report follows in a few seconds.
    await expect(page.getByText(subtitle)).toBeHidden();
  }
  await expect.poll(async () => (await findRollout())?.state, inTime).toBe('stopped');
  expect(await server.findApp('public')).toMatchObject({ stable: before, canary: null });
  // A crash is a failure and an error of a new kind: whichever is reported first.
  const reason = /^(It failed|Errors of a new kind) for \d of \d visitors, against 0 % with /;
  await expect(rollout.getByText(reason)).toBeVisible();
  const mails = () => server.readEmailsTo('team@example.ng');
  await expect
    .poll(async () => (await mails()).join(), inTime)
    .toContain(`The rollout of public ${release} was stopped`);
});
