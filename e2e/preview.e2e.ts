import { expect, test } from './fixtures';
import { getNewHeading, getOldHeading, type ReleaseServer, startReleaseServer } from './releaseServer';

let server: ReleaseServer;
test.beforeAll(async () => {
  server = await startReleaseServer();
});
test.afterAll(() => server.stop());

test('a release is seen before it is live by whoever opens its link and agrees, until they leave', async ({
  browser,
}) => {
  const link = new URL(await server.createPreview('candidate', server.newerRelease));
  const student = await server.openPage(browser, 'student', `/dashboard/applications${link.search}`);
  await expect(getOldHeading(student)).toBeVisible();
  const question = student.getByRole('alertdialog', { name: 'See what is not live yet?' });
  await expect(question).toContainText(`candidate ${server.newerRelease}`);
  await question.getByRole('button', { name: 'See the preview' }).click();

  await expect(getNewHeading(student)).toBeVisible();
  await expect(student).toHaveURL('/dashboard/applications');
  const strip = student.getByRole('region', { name: 'Preview' });
  await expect(strip).toContainText(`candidate ${server.newerRelease} is not live. Only this browser shows it.`);
  await student.reload();
  await expect(getNewHeading(student)).toBeVisible();

  const other = await server.openPage(browser, 'student', '/dashboard/applications');
  await expect(getOldHeading(other)).toBeVisible();
  await expect(other.getByRole('region', { name: 'Preview' })).toHaveCount(0);

  await strip.getByRole('button', { name: 'Leave' }).click();
  await expect(getOldHeading(student)).toBeVisible();
  await expect(strip).toHaveCount(0);
});

test('a forged link shows nothing but a sentence', async ({ browser }) => {
  const forged = `/dashboard/applications?preview=candidate@${server.newerRelease}~zzzzzzzz~AAAAAAAAAAAAAAAAAAAAAA`;
  const student = await server.openPage(browser, 'student', forged);
  await expect(student.getByText('This preview link has expired, or is not a whole one.')).toBeVisible();
  await expect(student.getByRole('alertdialog')).toBeHidden();
  await expect(getOldHeading(student)).toBeVisible();
  await expect(student).toHaveURL('/dashboard/applications');
});
