import type { Page } from '@playwright/test';
import { expectAccessibleLayouts } from './accessibility';
import { expect, test } from './fixtures';
import { postJob } from './hiring';

const reducedMotionOptions = { reducedMotion: 'reduce' } as const;

for (const [address, title, nothing] of [
  ['/adminusers', 'Users', 'No users match your filters'],
  ['/adminorg', 'Organisations', 'No organisations match your filters'],
  ['/adminjobs', 'Jobs', 'No jobs match your filters'],
] as const)
  test(`admin: ${title} list is accessible, also empty, loading and after an error`, async ({ openPageAs }) => {
    const admin = await openPageAs('admin', reducedMotionOptions);
    await admin.goto(address);
    await expect(admin.getByRole('table')).toBeVisible();
    await expectAccessibleLayouts(admin, title);
    await admin.goto(`${address}?q=no-such-name`);
    await expect(admin.getByRole('heading', { name: nothing })).toBeVisible();
    await expectAccessibleLayouts(admin, `${title}, nothing found`);

    const fail = await delayResponses(admin);
    await admin.goto(address);
    await expect(admin.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    await expectAccessibleLayouts(admin, `${title}, loading`);
    fail();
    await expect(admin.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessibleLayouts(admin, `${title}, not loaded`);
  });

for (const [list, linkName, table] of [
  ['/adminusers?sort=name', 'View user', 'Applications'],
  ['/adminorg?status=Verified&sort=name', 'View Org', 'Checks'],
] as const)
  test(`admin: the page behind '${linkName}' and its suspension dialog are accessible`, async ({ openPageAs }) => {
    const admin = await openPageAs('admin', reducedMotionOptions);
    await admin.goto(list);
    await admin.getByRole('link', { name: linkName }).first().click();
    await expect(admin.getByRole('region', { name: table })).toBeVisible();
    await expectAccessibleLayouts(admin, linkName);
    await admin.getByRole('button', { name: 'Suspend' }).click();
    await expect(admin.getByRole('dialog')).toBeVisible();
    await expectAccessibleLayouts(admin, `${linkName}, suspending`);
  });

for (const [address, title, role, name] of [
  ['/admindashboard', 'Dashboard', 'img', /^Time to an answer/],
  ['/adminaudit', 'Audit log', 'table', 'Audit log'],
  ['/adminemails', 'Emails', 'heading', 'Undelivered emails'],
  ['/adminreports', 'Reports', 'heading', 'Reported conversations'],
  ['/adminreleases', 'Releases', 'table', 'Releases of Candidates'],
  ['/adminreleases/candidate', 'Performance', 'img', /^Scripts/],
  ['/adminteams', 'Teams', 'heading', 'Teams'],
  ['/adminerrors', 'Errors', 'heading', 'Errors'],
] as const)
  test(`admin: ${title} is accessible`, async ({ openPageAs }) => {
    const admin = await openPageAs('admin', reducedMotionOptions);
    await admin.goto(address);
    await expect(admin.getByRole(role, { name })).toBeVisible();
    await expectAccessibleLayouts(admin, title);
  });

test('admin: the page of a job is accessible, and so are the charts with their tables', async ({ openPageAs }) => {
  const admin = await openPageAs('admin', reducedMotionOptions);
  await admin.goto('/adminjobs');
  await admin
    .getByRole('link', { name: /^View Job/ })
    .first()
    .click();
  await expect(admin.getByRole('region', { name: 'History' })).toBeVisible();
  await expectAccessibleLayouts(admin, 'Job');
  await admin.goto('/admindashboard');
  const students = admin.getByRole('region', { name: 'New students' });
  await students.getByRole('button', { name: 'Show as table' }).click();
  await expect(students.getByRole('table')).toBeVisible();
  await expectAccessibleLayouts(admin, 'Dashboard with a table');
});

test('admin: takes a job down and restores it by keyboard alone', async ({ openPageAs }) => {
  const [company, admin] = [await openPageAs('company'), await openPageAs('admin')];
  const { job_title } = await postJob(company);
  await admin.goto('/adminjobs');
  await admin.getByRole('searchbox').focus();
  await admin.keyboard.type(job_title);
  await expect(admin.getByText('1 to 1 of 1')).toBeVisible();
  await tabTo(admin, `Delete ${job_title}`);
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('dialog', { name: 'Delete this job?' })).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('button', { name: `Delete ${job_title}` })).toBeFocused();

  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('dialog', { name: 'Delete this job?' })).toBeVisible();
  await admin.keyboard.press('Tab');
  await expect(admin.getByLabel('Reason')).toBeFocused();
  await admin.keyboard.type('Spam.');
  await tabTo(admin, 'Delete');
  await admin.keyboard.press('Enter');
  await expect(admin.getByText('Taken down', { exact: true })).toBeVisible();
  await tabTo(admin, `Restore ${job_title}`);
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('row').getByText('Active')).toBeVisible();
});

const maxSteps = 40;

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByRole('button', { name, exact: true });
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < maxSteps && !(await isFocused()); step += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Delays the responses to the admin's lists and details until the returned function makes them fail. */
async function delayResponses(page: Page): Promise<() => void> {
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route(/\/api\/(all_|student\/|organization\/)/, async (route) => {
    await failed;
    await route.fulfill({ status: 500, json: { code: 'unexpected' } });
  });
  return fail;
}
