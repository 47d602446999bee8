import type { Page } from '@playwright/test';
import { demoPassword } from './accounts';
import { findChromium } from './chromium';
import { expect, test } from './fixtures';
import { buildModifiedRelease } from './modifiedRelease';
import { type ReleaseServer, startReleaseServer } from './releaseServer';

// Each command checks types and drives a browser of its own, beside the other tests.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

let server: ReleaseServer;
let environment: NodeJS.ProcessEnv;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startReleaseServer();
  const { executablePath } = await findChromium({ withPdfViewer: false });
  environment = {
    ...{ CHROMIUM_PATH: executablePath },
    ...{ FOOTHOLD_EMAIL: 'student@foothold.test', FOOTHOLD_PASSWORD: demoPassword },
  };
});
test.afterAll(() => server.stop());

/** The picture of this name in the control tower, once it has loaded. Resolves to its width in pixels. */
async function readWidth(page: Page, name: string): Promise<number> {
  const picture = page.getByRole('img', { name });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  return picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
}

test('pages of visitors are pictured as they are live and in the preview', async ({ browser }) => {
  const other = await buildModifiedRelease('public', {
    suffix: 'other',
    replacements: [["I'm looking for a job", 'I want a job']],
  });
  await server.publish(other);
  await server.publishLive('public', other.record.release);
  const { FOOTHOLD_EMAIL: _, ...withoutAccount } = environment;
  const { code, output } = await server.runReleaseCommandIn(withoutAccount, 'public', '--preview', '--screenshots');
  expect(output).toContain(`: 6 pages, 1 not as in ${other.record.release}.`);
  expect(code).toBe(0);

  const admin = await server.openPage(browser, 'admin', '/adminreleases');
  const release = other.record.release.replace('-other', '');
  await admin.getByRole('link', { name: `Screenshots of ${release}` }).click();
  await expect(admin.getByRole('heading', { name: 'Screenshots of Public pages', level: 1 })).toBeVisible();
  const register = admin.getByRole('region', { name: '/register' });
  await expect(register).toContainText('Different');
  await expect(admin.getByRole('region').filter({ hasText: 'No difference' })).toHaveCount(5);
  expect(await readWidth(admin, '/register before, on a desktop')).toBe(1280);
  await admin.getByRole('link', { name: 'Phone' }).click();
  expect(await readWidth(admin, '/register after, on a phone')).toBe(360);

  const address = await admin.getByRole('img', { name: '/register after, on a phone' }).getAttribute('src');
  const student = await server.openPage(browser, 'student', '/dashboard/jobs');
  expect((await student.request.get(String(address))).status()).toBe(404);
});

test('pages of somebody signed in are pictured with a test account, and say so without one', async ({ browser }) => {
  await server.publishLive('candidate', server.newerRelease);
  const withoutAccount = await server.runReleaseCommandIn({}, 'candidate', '--preview', '--screenshots');
  expect(withoutAccount.output).toContain(`${server.origin}/?preview=candidate@${server.builtRelease}`);
  expect(withoutAccount.output).toContain(
    'There are no new screenshots of candidate, but its preview is there. The pages of candidate need somebody signed in:',
  );
  expect(withoutAccount.code).toBe(1);
  const ofCompany = { ...environment, FOOTHOLD_EMAIL: 'company@foothold.test' };
  const refused = await server.runReleaseCommandIn(ofCompany, 'candidate', '--preview', '--screenshots');
  expect(refused.output).toContain('The account of FOOTHOLD_EMAIL may not open candidate');

  const { output } = await server.runReleaseCommandIn(environment, 'candidate', '--preview', '--screenshots');
  expect(output).toContain(`: 5 pages, 2 not as in ${server.newerRelease}.`);
  expect(output).not.toContain(demoPassword);
  const admin = await server.openPage(browser, 'admin', '/adminreleases');
  await admin.getByRole('link', { name: `Screenshots of ${server.builtRelease}` }).click();
  const applications = admin.getByRole('region', { name: '/dashboard/applications' });
  await expect(applications).toContainText('Different');
  expect(await readWidth(admin, '/dashboard/applications before, on a desktop')).toBe(1280);
});
