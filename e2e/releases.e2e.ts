import { readReleaseRecord } from './areaFaults';
import { expect, test } from './fixtures';
import { buildModifiedRelease } from './modifiedRelease';
import { getNewHeading, getOldHeading, type ReleaseServer, startReleaseServer } from './releaseServer';

test.describe.configure({ mode: 'serial' });

let server: ReleaseServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startReleaseServer();
});
test.afterAll(() => server.stop());

test('a canary reaches its share of users and ends for all', async ({ browser }) => {
  const page = await server.openPage(browser, 'student', '/dashboard/applications');
  const startCanary = (percent: number) =>
    server.changeRelease('candidate', { kind: 'canary', release: server.newerRelease, percent });
  const isInCanary = async (percent: number) => {
    await startCanary(percent);
    return (await (await page.request.get('/api/areas')).text()).includes(`"release":"${server.newerRelease}"`);
  };
  // The smallest share that includes this student.
  let [outside, share] = [0, 100];
  while (share - outside > 1) {
    const middle = Math.floor((outside + share) / 2);
    if (await isInCanary(middle)) share = middle;
    else outside = middle;
  }

  if (outside > 0) {
    await startCanary(outside);
    await page.reload();
    await expect(getOldHeading(page)).toBeVisible();
  }
  await startCanary(share);
  await page.reload();
  await expect(getNewHeading(page)).toBeVisible();

  await server.runReleaseCommand('candidate', '--end-canary');
  await page.reload();
  await expect(getOldHeading(page)).toBeVisible();
});

test('a disabled area shows the reason, and the rest of the site works', async ({ browser }) => {
  await server.runReleaseCommand('candidate', '--disable', 'We are moving the applications. Back at noon.');
  const page = await server.openPage(browser, 'student', '/dashboard/applications');
  await expect(page.getByRole('heading', { name: 'This part of Foothold is switched off' })).toBeVisible();
  await expect(page.getByText('We are moving the applications. Back at noon.')).toBeVisible();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { name: /Terms/, level: 1 })).toBeVisible();

  await server.runReleaseCommand('candidate', '--enable');
  await page.goto('/dashboard/applications');
  await expect(getOldHeading(page)).toBeVisible();
});

test('a release that cannot be loaded falls back to the previous one', async ({ browser }) => {
  await server.publishLive('candidate', server.newerRelease);
  const page = await server.openPage(browser, 'student', '/terms');
  await page.route(`**/mf/candidate/${server.newerRelease}/**`, (route) => route.abort());
  await page.goto('/dashboard/applications');
  await expect(getOldHeading(page)).toBeVisible();
  await server.publishLive('candidate', server.builtRelease);
});

test('an incompatible or tampered release is refused with the reason', async () => {
  const asking = await buildModifiedRelease('candidate', {
    suffix: 'asking',
    record: { requires: { react: '^99.0.0' } },
  });
  await server.publish(asking);
  expect(await server.runReleaseCommand('candidate', '--to', asking.record.release)).toMatch(
    /needs react \^99\.0\.0, and the shell has 19/,
  );

  const altered = await buildModifiedRelease('candidate', { suffix: 'altered' });
  altered.files['remoteEntry.js'] = Buffer.from('alert(1)').toString('base64');
  await expect(server.publish(altered)).rejects.toThrow('remoteEntry.js is not what the build wrote');
  expect(await server.runReleaseCommand('candidate', '--to', '9.9.9')).toContain(
    'candidate 9.9.9 was never published.',
  );
});

test('an admin gives a team a key, with which it releases its own app alone until it is revoked', async ({
  browser,
}) => {
  const admin = await server.openPage(browser, 'admin', '/adminreleases');
  await admin.getByRole('link', { name: 'Teams and keys' }).click();
  await admin.getByRole('button', { name: 'New team' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Hiring');
  await dialog.getByLabel('Email').fill('hiring@foothold.test');
  await dialog.getByRole('checkbox', { name: 'Candidates' }).check();
  await dialog.getByRole('button', { name: 'Make the team' }).click();
  await admin.getByRole('region', { name: 'Hiring' }).getByRole('button', { name: 'New key' }).click();
  await dialog.getByLabel('Name').fill('CI');
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  const shown = admin.getByRole('alertdialog', { name: 'The key CI' });
  const key = (await shown.getByText(/^foothold_release_/).textContent()) ?? '';
  await shown.getByRole('button', { name: 'I have kept it' }).click();

  const { newerRelease, builtRelease } = server;
  expect(await server.runReleaseCommandWithKey(key, 'candidate', '--to', newerRelease)).toContain('live');
  const student = await server.openPage(browser, 'student', '/dashboard/applications');
  await expect(getNewHeading(student)).toBeVisible();
  expect(await server.runReleaseCommandWithKey(key, 'company', '--rollback')).toContain(
    'The key CI of Hiring is not for company: it is for candidate.',
  );

  await admin.getByRole('button', { name: 'Revoke CI' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(admin.getByText('The key CI was revoked.')).toBeVisible();
  expect(await server.runReleaseCommandWithKey(key, 'candidate', '--rollback')).toContain('was revoked on');
  await expect(getNewHeading(student)).toBeVisible();
  await server.publishLive('candidate', builtRelease);
});

test('an admin lets an area have a new address, and retires the area', async ({ browser }) => {
  const { paths } = readReleaseRecord('candidate');
  const wider = await buildModifiedRelease('candidate', { suffix: 'wider', record: { paths: [...paths, '/alumni'] } });
  await server.publish(wider);
  const { release } = wider.record;
  const admin = await server.openPage(browser, 'admin', '/adminreleases');
  const area = admin.getByRole('region', { name: 'Candidates' });
  const dialog = admin.getByRole('dialog');
  const confirm = (name: string) => dialog.getByRole('button', { name }).click();

  await area.getByRole('button', { name: `Put ${release} live` }).click();
  await dialog.getByLabel('Reason').fill('Alumni have a page');
  await confirm('Put live');
  await expect(dialog.getByText(`candidate ${release} claims /alumni, which it has no grant for.`)).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Grant Candidates what this release claims' }).check();
  await confirm('Put live');
  await expect(admin.getByText(`Candidates: ${release} is live`)).toBeVisible();

  const student = await server.openPage(browser, 'student', '/dashboard/applications');
  await expect(getOldHeading(student)).toBeVisible();
  for (const action of ['Switch off', 'Retire']) {
    await area.getByRole('button', { name: action }).click();
    await dialog.getByLabel('Reason').fill('It has moved');
    await confirm(action);
    await expect(dialog).toBeHidden();
  }
  await expect(area).toBeHidden();
  await student.goto('/dashboard/applications');
  await expect(student.getByText(/No route matches URL/)).toBeVisible();

  await server.publishLive('candidate', server.builtRelease);
  await student.goto('/dashboard/applications');
  await expect(getOldHeading(student)).toBeVisible();
});
