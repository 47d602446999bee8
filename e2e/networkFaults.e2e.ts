import path from 'node:path';
import { readReleaseRecord } from './areaFaults';
import { expect, test } from './fixtures';

/** The shell logs which area failed; any other error fails the test. */
function expectOnlyAreaErrors(pageErrors: string[]): void {
  expect(pageErrors.splice(0).filter((error) => !/foothold_\w+ could not be loaded\.$/.test(error))).toEqual([]);
}

test('an unreachable area breaks its own pages only, and Retry recovers it', async ({ openPageAs, pageErrors }) => {
  test.setTimeout(120_000);
  const student = await openPageAs('student');
  const files = '**/mf/candidate/**';
  await student.route(files, (route) => route.abort());

  await student.goto('/dashboard/jobs');
  await expect(student.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 20_000 });
  await expect(student.getByRole('link', { name: 'Applications' }).first()).toBeVisible();

  await student.unroute(files);
  await student.getByRole('button', { name: 'Retry' }).click();
  await expect(student.getByRole('article').first()).toBeVisible();
  expectOnlyAreaErrors(pageErrors);
});

test('the shell starts by itself once its second script can be loaded', async ({ openPageAs }) => {
  const student = await openPageAs('student');
  const { entry, preload } = readReleaseRecord('shell');
  const [script = ''] = preload.entry.filter((name) => name !== entry);
  const file = `**/mf/shell/*/${script}`;
  await student.route(file, (route) => route.abort());

  const failed = student.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
  await student.goto('/dashboard/jobs');
  await failed;
  await student.unroute(file);
  await expect(student.getByRole('article').first()).toBeVisible();
});

test('the other areas work while one is unreachable', async ({ openPageAs, pageErrors }) => {
  const visitor = await openPageAs('visitor');
  await visitor.route('**/mf/public/**', (route) => route.abort());
  await visitor.goto('/register');
  await expect(visitor.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 20_000 });

  await visitor.goto('/login');
  await visitor.getByLabel('Email').fill('student@foothold.test');
  await visitor.getByLabel('Password', { exact: true }).fill('foothold-demo');
  await visitor.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(visitor.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  expectOnlyAreaErrors(pageErrors);
});

test('a page opened offline appears without a reload once the connection is back', async ({ openPageAs }) => {
  const student = await openPageAs('student');
  await student.goto('/dashboard/jobs');
  await expect(student.getByRole('article').first()).toBeVisible();
  const page = await student.evaluate(() => performance.timeOrigin);

  // Its form needs a module that the shell loads on demand, which is unreachable too.
  await student.context().setOffline(true);
  await student.getByRole('link', { name: 'Profile' }).first().click();
  await expect(student.getByRole('heading', { name: /^You seem to be offline/ })).toBeVisible();
  await student.context().setOffline(false);
  await expect(student.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await student.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(student.getByLabel('Full name')).toHaveValue('Ngozi Balogun');
  expect(await student.evaluate(() => performance.timeOrigin)).toBe(page);
});

/** The scripts with forms and their schemas, which the shell provides on demand. */
function listFormScripts(): string[] {
  const { release, preload } = readReleaseRecord('shell');
  const names = ['forms', 'schema'].flatMap((module) => preload.pages[`@foothold/shared/${module}`] ?? []);
  return names.map((name) => `/mf/shell/${release}/${name}`);
}

for (const script of listFormScripts()) {
  test(`Try again recovers a page with a form after ${path.basename(script)} did not load`, async ({ openPageAs }) => {
    const student = await openPageAs('student');
    await student.goto('/dashboard/jobs');
    await expect(student.getByRole('article').first()).toBeVisible();
    await student.route(`**${script}`, (route) => route.abort());
    await student.getByRole('link', { name: 'Profile' }).first().click();
    await expect(student.getByRole('heading', { name: /This page did not load/ })).toBeVisible();
    await student.unroute(`**${script}`);
    await student.getByRole('button', { name: 'Try again' }).click();
    await expect(student.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  });
}

test('Try again recovers the login after what its form needs did not load', async ({ openPageAs }) => {
  const visitor = await openPageAs('visitor');
  const isFormScript = ({ pathname }: URL) => listFormScripts().includes(pathname);
  await visitor.route(isFormScript, (route) => route.abort());
  await visitor.goto('/login');
  await expect(visitor.getByRole('heading', { name: /This page did not load/ })).toBeVisible();
  await visitor.unroute(isFormScript);
  await visitor.getByRole('button', { name: 'Try again' }).click();
  await expect(visitor.getByLabel('Email')).toBeVisible();
});
