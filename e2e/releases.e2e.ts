import { createHash } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { go } from './go';
import { otherRelease } from './otherRelease';
import { type OwnServer, startOwnServer } from './ownServer';
import { demoPassword } from './people';
import { expect, test } from './story';

test.describe.configure({ mode: 'serial' });

let server: OwnServer;
/** The id of the candidate area's built release, and of the modified one. */
let built: string;
let newer: string;
/** The React version that the shell provides. */
let provided: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer();
  const publication = await otherRelease('candidate', {
    mark: 'newer',
    words: [
      ['My Applications', 'My Own Applications'],
      ['"Saved jobs"', '"Kept jobs"'],
    ],
  });
  await server.publish(publication);
  newer = publication.record.release;
  built = newer.replace('-newer', '');
  provided = String(publication.record.requires.react?.slice(1));
});
test.afterAll(() => server.stop());

/** Opens a page signed in as the demo student on the dedicated server. */
async function openStudent(browser: Browser, address: string): Promise<{ page: Page; user_id: number }> {
  const context = await browser.newContext({ baseURL: server.origin });
  const answer = await context.request.post('/api/login', {
    data: { email: 'student@foothold.test', password: demoPassword },
    headers: { origin: server.origin },
  });
  const { user_id } = await answer.json();
  const page = await context.newPage();
  await page.goto(address);
  return { page, user_id };
}

const flip = (app: string, release: string) => server.change(app, { kind: 'flip', release });
const before = (page: Page) => page.getByRole('heading', { name: 'My Applications', level: 1 });
const after = (page: Page) => page.getByRole('heading', { name: 'My Own Applications', level: 1 });

test('an open page offers a new release, and a rollback restores the old one', async ({ browser }) => {
  const { page } = await openStudent(browser, '/dashboard/applications');
  await expect(before(page)).toBeVisible();

  expect(await server.release('candidate', '--to', newer)).toContain(`live       candidate ${newer}`);
  await expect(page.getByText('A newer version of Foothold is ready.')).toBeVisible();
  await expect(before(page)).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(after(page)).toBeVisible();

  await server.release('candidate', '--rollback', '--reason', 'The title was wrong');
  await page.reload();
  await expect(before(page)).toBeVisible();
});

test('an open page keeps working over two releases', async ({ browser }) => {
  const { page } = await openStudent(browser, '/dashboard/applications');
  await expect(before(page)).toBeVisible();
  for (const release of [newer, built, newer]) await flip('candidate', release);

  // A page of the old release whose chunk was not loaded yet.
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await flip('candidate', built);
});

/** Resolves once the open page has fetched that a release is live. */
const learned = (page: Page, release: string) =>
  page.waitForResponse(
    async (answer) => answer.url().endsWith('/api/areas') && (await answer.text()).includes(release),
  );

test('an area that an open page has not loaded yet loads the live release', async ({ browser }) => {
  const { page } = await openStudent(browser, '/terms');
  await expect(page.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
  const opened = await page.evaluate(() => performance.timeOrigin);

  const told = learned(page, newer);
  await flip('candidate', newer);
  await told;
  await go(page, '/dashboard/applications');
  await expect(after(page)).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  await flip('candidate', built);
});

test('an open page reloads when every remaining release of an area needs a newer shell', async ({ browser }) => {
  const react = '19.99.0';
  const requires = { react: `^${react}` };
  const shell = await otherRelease('shell', { mark: 'newer', words: [[provided, react]] });
  shell.record.provides = { ...shell.record.provides, react };
  const first = await otherRelease('candidate', { mark: 'first', record: { requires } });
  const second = await otherRelease('candidate', { mark: 'second', record: { requires } });
  for (const publication of [shell, first, second]) await server.publish(publication);
  const { page } = await openStudent(browser, '/terms');
  await expect(page.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
  const opened = await page.evaluate(() => performance.timeOrigin);

  const told = learned(page, second.record.release);
  await flip('shell', shell.record.release);
  for (const { record } of [first, second]) await flip('candidate', record.release);
  await told;
  await go(page, '/dashboard/applications');
  await expect(before(page)).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).not.toBe(opened);
  await flip('candidate', built);
  await server.change('shell', { kind: 'rollback' });
});

test('a canary reaches its share of users and ends for all', async ({ browser }) => {
  const { page, user_id } = await openStudent(browser, '/dashboard/applications');
  const bucket = createHash('sha256').update(String(user_id)).digest().readUInt32BE() % 100;
  // First a share just below the student's bucket, then just above.
  const shares = [Math.max(1, bucket), bucket + 1];
  const put = (percent = 0) => flip('candidate', built).then(() => canary(percent));
  const canary = (percent: number) => server.change('candidate', { kind: 'canary', release: newer, percent });

  await put(shares[0]);
  await page.reload();
  await expect(bucket === 0 ? after(page) : before(page)).toBeVisible();
  await put(shares[1]);
  await page.reload();
  await expect(after(page)).toBeVisible();

  await server.release('candidate', '--end-canary');
  await page.reload();
  await expect(before(page)).toBeVisible();
});

test('a disabled area shows the reason, and the rest of the site works', async ({ browser }) => {
  await server.release('candidate', '--disable', 'We are moving the applications. Back at noon.');
  const { page } = await openStudent(browser, '/dashboard/applications');
  await expect(page.getByRole('heading', { name: 'This part of Foothold is switched off' })).toBeVisible();
  await expect(page.getByText('We are moving the applications. Back at noon.')).toBeVisible();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { name: /Terms/, level: 1 })).toBeVisible();

  await server.release('candidate', '--enable');
  await page.goto('/dashboard/applications');
  await expect(before(page)).toBeVisible();
});

test('a release that cannot be loaded falls back to the previous one', async ({ browser }) => {
  await flip('candidate', newer);
  const { page } = await openStudent(browser, '/terms');
  await page.route(`**/mf/candidate/${newer}/**`, (route) => route.abort());
  await page.goto('/dashboard/applications');
  await expect(before(page)).toBeVisible();
  await flip('candidate', built);
});

test('an incompatible or tampered release is refused with the reason', async () => {
  const asking = await otherRelease('candidate', { mark: 'asking', record: { requires: { react: '^99.0.0' } } });
  await server.publish(asking);
  expect(await server.release('candidate', '--to', asking.record.release)).toMatch(
    /needs react \^99\.0\.0, and the shell has 19/,
  );

  const altered = await otherRelease('candidate', { mark: 'altered' });
  altered.files['remoteEntry.js'] = Buffer.from('alert(1)').toString('base64');
  await expect(server.publish(altered)).rejects.toThrow('remoteEntry.js is not what the build wrote');
  expect(await server.release('candidate', '--to', '9.9.9')).toContain('candidate 9.9.9 was never published.');
});
