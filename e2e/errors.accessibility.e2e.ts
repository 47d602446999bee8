import type { Page } from '@playwright/test';
import { expectAccessibleLayouts, expectAccessibleLoadingAndError } from './accessibility';
import { readReleaseRecord } from './areaFaults';
import { expect, test } from './fixtures';
import { reportAsVisitor } from './visitors';

const reducedMotion = { reducedMotion: 'reduce' } as const;

/** What a page of the candidate area reports when a component of it throws. */
function createReport(name: string, message: string, more: object = {}) {
  const { app, release, entry } = readReleaseRecord('candidate');
  const frame = { app, release, file: entry, function: 'JobAside', line: 1, column: 2_400 };
  return {
    ...{ app, release, route: '/dashboard/jobs/:id', name, message },
    frames: [frame, { ...frame, function: 'renderWithHooks', column: 9_000 }, { file: '', line: 1, column: 7 }],
    breadcrumbs: [
      { kind: 'page', what: '/dashboard/jobs', seconds: 12 },
      { kind: 'call', what: 'GET /view/jobs/:id', status: 200, seconds: 3 },
      { kind: 'press', what: 'link', seconds: 0 },
    ],
    ...more,
  };
}

const longMessage =
  "Cannot read properties of undefined (reading 'toLocaleString') while the list of saved jobs is rendered";
const shortMessage = 'Nothing is known of this one';

/** Other tests' pages may report errors of the same name: the row is told by the message. */
const findKind = (admin: Page, message: string) =>
  admin.getByRole('row').filter({ hasText: message }).getByRole('link').first();

async function expectKind(admin: Page, message: string) {
  await expect(async () => {
    await admin.goto('/adminerrors');
    await expect(findKind(admin, message)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('admin: errors and the page of one are accessible', async ({ openPageAs, baseURL }) => {
  const origin = String(baseURL);
  for (const report of [
    createReport('TypeError', longMessage),
    createReport('InvariantViolationInTheComponentOfSavedJobsError', shortMessage, {
      frames: [],
      breadcrumbs: [],
      route: '',
    }),
  ])
    await reportAsVisitor({ origin, endpoint: 'error_reports', body: { report } });

  const admin = await openPageAs('admin', reducedMotion);
  await expectKind(admin, 'while the list of saved jobs is rendered');
  await expectKind(admin, shortMessage);
  await expectAccessibleLayouts(admin, 'Errors');
  await admin.goto('/adminerrors?app=company');
  await expect(admin.getByRole('heading', { name: 'No errors match your filters' })).toBeVisible();
  await expectAccessibleLayouts(admin, 'Errors, nothing found');

  await admin.goto('/adminerrors');
  await findKind(admin, 'while the list of saved jobs is rendered').click();
  await expect(admin.getByRole('region', { name: 'Stack' })).toBeVisible();
  await expectAccessibleLayouts(admin, 'Error');
  await admin.goto('/adminerrors');
  await findKind(admin, shortMessage).click();
  await expect(admin.getByText('The browser sent no stack.')).toBeVisible();
  await expectAccessibleLayouts(admin, 'Error of which nothing is known');
  await admin.goto('/adminerrors/999999');
  await expect(admin.getByText('There never was one at this address', { exact: false })).toBeVisible();
  await expectAccessibleLayouts(admin, 'No such error');
});

test('admin: errors are accessible when there are none', async ({ openPageAs }) => {
  const admin = await openPageAs('admin', reducedMotion);
  await admin.route('**/api/error_kinds?*', (route) =>
    route.fulfill({ json: { kinds: [], apps: [], releases: [], next_cursor: null } }),
  );
  await admin.route('**/api/error_kinds', (route) =>
    route.fulfill({ json: { kinds: [], apps: [], releases: [], next_cursor: null } }),
  );
  await admin.goto('/adminerrors');
  await expect(admin.getByRole('heading', { name: 'No page has met an error' })).toBeVisible();
  await expectAccessibleLayouts(admin, 'No errors');
});

for (const [address, heading, data] of [
  ['/adminerrors', 'Errors', /\/api\/error_kinds/],
  ['/adminerrors/1', 'Error', /\/api\/error_kinds\/1/],
  ['/adminreleases/candidate', 'Performance', /\/api\/releases\/candidate\/performance/],
] as const)
  test(`admin: ${heading} is accessible while it loads and when it does not`, async ({ openPageAs }) => {
    const admin = await openPageAs('admin', reducedMotion);
    await expectAccessibleLoadingAndError(admin, address, heading, data);
  });
