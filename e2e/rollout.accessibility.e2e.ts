import type { LiveApp } from '@foothold/shared/contract/admin';
import type { Page } from '@playwright/test';
import { expectAccessibleLayouts } from './accessibility';
import { expect, test } from './fixtures';
import { buildModifiedRelease } from './modifiedRelease';
import { type ReleaseServer, startReleaseServer } from './releaseServer';
import { reportAsVisitor } from './visitors';

test.describe.configure({ mode: 'default' });

let server: ReleaseServer;
test.beforeAll(async () => {
  server = await startReleaseServer();
});
test.afterAll(() => server?.stop());

async function openReleases(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/api/releases', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { apps: LiveApp[] };
    await route.fulfill({ response, json: { ...body, apps: body.apps.map(withVisitors) } });
  });
  await page.reload();
}

/** More visitors than a test has, so that the numbers are as wide as they are. */
function withVisitors(app: LiveApp): LiveApp {
  if (!app.rollout) return app;
  const counts = { failed: [3, 1_204], lcp: [212, 24_870], inp: [87, 9_011], cls: [0, 0] };
  const measures = app.rollout.measures.map((one) => {
    const [release = 0, stable = 0] = counts[one.measure as keyof typeof counts] ?? [];
    return { ...one, visitors: { release, stable } };
  });
  return { ...app, rollout: { ...app.rollout, visitors: { release: 1_241, stable: 122_518 }, measures } };
}

test('a rollout is begun and shown accessibly, while it runs, paused and ended', async ({ browser }) => {
  const admin = await server.openPage(browser, 'admin', '/adminreleases');
  await openReleases(admin);
  await admin.getByRole('button', { name: `Put ${server.newerRelease} live` }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('In stages').check();
  await dialog.getByLabel('Steps, in per cent of the visitors').fill('50, 10');
  await dialog.getByLabel('Minutes of a step').fill('an hour');
  await dialog.getByRole('button', { name: 'Put live' }).click();
  await expect(dialog.getByText('Whole numbers that grow to 100, such as 1, 10, 50, 100.')).toBeVisible();
  await expectAccessibleLayouts(admin, 'Steps that are refused');
  await dialog.getByLabel('Steps, in per cent of the visitors').fill('1, 10, 50, 100');
  await dialog.getByLabel('Minutes of a step').fill('60');
  await dialog.getByLabel('Reason').fill('The new heading');
  await dialog.getByRole('button', { name: 'Put live' }).click();

  const panel = admin.getByRole('region', { name: `Rollout of Candidates ${server.newerRelease}` });
  await expect(panel.getByText('Under way')).toBeVisible();
  await expectAccessibleLayouts(admin, 'Rollout');
  for (const [button, state] of [
    ['Pause', 'Paused'],
    ['Resume', 'Under way'],
  ] as const) {
    await panel.getByRole('button', { name: button }).click();
    await expectAccessibleLayouts(admin, `${button} a rollout`, { widths: [360] });
    await admin.getByRole('dialog').getByLabel('Reason').fill('Look at it');
    await admin.getByRole('dialog').getByRole('button', { name: button }).click();
    await expect(panel.getByText(state, { exact: true })).toBeVisible();
    if (state === 'Paused') await expectAccessibleLayouts(admin, 'Paused rollout');
  }
  await server.changeRelease('candidate', { kind: 'end_canary' });
  await admin.reload();
  await expect(panel.getByText('It was ended: End-to-end test.')).toBeVisible();
  await expectAccessibleLayouts(admin, 'Ended rollout');
  await admin.context().close();
});

test('the charts of performance are accessible, with numbers and without', async ({ browser }) => {
  const built = await Promise.all(
    ['second', 'third', 'fourth'].map((suffix) => buildModifiedRelease('public', { suffix })),
  );
  for (const [index, publication] of built.entries()) {
    await server.publish(publication);
    const { app, release } = publication.record;
    for (const slower of [1, 2, 3])
      await reportAsVisitor({
        ...{ origin: server.origin, endpoint: 'health_reports' },
        body: {
          reports: [
            { app, release, kind: 'loaded' },
            { app, release, kind: 'lcp', value: 1_700 + 400 * index + 100 * slower },
            { app, release, kind: 'inp', value: 180 - 30 * index + 20 * slower },
          ],
        },
      });
  }
  const admin = await server.openPage(browser, 'admin', '/adminreleases/public');
  await admin.emulateMedia({ reducedMotion: 'reduce' });
  await expect(admin.getByRole('img', { name: /^LCP, 75th percentile: .*fourth 2\.9 s/ })).toBeVisible();
  await expectAccessibleLayouts(admin, 'Performance');
  for (const title of ['LCP, 75th percentile', 'INP, 75th percentile', 'Compressed JavaScript', 'Scripts'])
    await admin.getByRole('region', { name: title }).getByRole('button', { name: 'Show as table' }).click();
  await expect(admin.getByRole('table', { name: 'Scripts' })).toBeVisible();
  await expectAccessibleLayouts(admin, 'Performance as tables');
  await admin.goto('/adminreleases/company');
  await expect(admin.getByText('No browser has measured it within 30 days.').first()).toBeVisible();
  await expectAccessibleLayouts(admin, 'Performance without numbers');
  await admin.context().close();
});
