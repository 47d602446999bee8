import { expectAccessibleLayouts, expectAccessibleLoadingAndError } from './accessibility';
import { demoPassword } from './accounts';
import { findChromium } from './chromium';
import { expect, test } from './fixtures';
import { getNewHeading, getOldHeading, type ReleaseServer, startReleaseServer } from './releaseServer';

let server: ReleaseServer;
test.beforeAll(async () => {
  server = await startReleaseServer();
});
test.afterAll(() => server.stop());

test('the question and the strip of a release preview are accessible, also once it has ended', async ({ browser }) => {
  const { search } = new URL(await server.createPreview('candidate', server.newerRelease));
  const student = await server.openPage(browser, 'student', `/dashboard/applications${search}`);
  await student.emulateMedia({ reducedMotion: 'reduce' });
  const question = student.getByRole('alertdialog', { name: 'See what is not live yet?' });
  await expect(question).toBeVisible();
  await expectAccessibleLayouts(student, 'Question of a preview');
  await question.getByRole('button', { name: 'See the preview' }).click();
  await expect(getNewHeading(student)).toBeVisible();
  await expectAccessibleLayouts(student, 'Strip of a preview');

  await student.route('**/dashboard/applications', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"preview":\{[^}]*(?=\})/, '$&,"ended":true');
    await route.fulfill({ response, body });
  });
  await student.reload();
  const strip = student.getByRole('region', { name: 'Preview' });
  await expect(strip).toContainText('is no longer kept, so its preview has ended. You see what is live.');
  await expectAccessibleLayouts(student, 'Strip of an ended preview');
  await strip.getByRole('button', { name: 'Leave' }).click();
  await expect(getOldHeading(student)).toBeVisible();
});

test('the link of a preview is made accessibly', async ({ browser }) => {
  const admin = await server.openPage(browser, 'admin', '/adminreleases');
  await admin.emulateMedia({ reducedMotion: 'reduce' });
  await admin
    .getByRole('region', { name: 'Candidates' })
    .getByRole('button', { name: /^Preview/ })
    .first()
    .click();
  await expect(admin.getByRole('dialog')).toContainText(server.newerRelease);
  await expectAccessibleLayouts(admin, 'Link of a preview');
});

test('the screenshots of a release are accessible', async ({ browser }) => {
  await server.publishLive('candidate', server.newerRelease);
  const { executablePath } = await findChromium({ withPdfViewer: false });
  const account = { FOOTHOLD_EMAIL: 'student@foothold.test', FOOTHOLD_PASSWORD: demoPassword };
  const environment = { ...account, CHROMIUM_PATH: executablePath };
  const { output } = await server.runReleaseCommandIn(environment, 'candidate', '--preview', '--screenshots');
  expect(output).toContain(' 5 pages');

  const address = `/adminreleases/candidate/${server.builtRelease}/screenshots`;
  const admin = await server.openPage(browser, 'admin', address);
  await admin.emulateMedia({ reducedMotion: 'reduce' });
  await expect(admin.getByRole('heading', { name: 'Screenshots of Candidates' })).toBeVisible();
  await expectAccessibleLayouts(admin, 'Screenshots');
  await admin.getByRole('link', { name: 'Phone' }).click();
  await expect(admin.getByRole('img').first()).toBeVisible();
  await expectAccessibleLayouts(admin, 'Screenshots on a phone');
  await admin.goto(`/adminreleases/candidate/${server.newerRelease}/screenshots`);
  await expect(admin.getByRole('heading', { name: 'No screenshots yet' })).toBeVisible();
  await expectAccessibleLayouts(admin, 'No screenshots');
  await expectAccessibleLoadingAndError(admin, address, 'Screenshots', /api\/releases\/.*\/screenshots$/);
});
