import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { postJob } from './hiring';
import { choosePicture, png } from './pictures';

/** Collects what a page requests of fonts, films and pictures from now on. */
function collectMaterial(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const isMaterial = ['font', 'media', 'image'].includes(request.resourceType());
    if (isMaterial && request.url().startsWith('http')) requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

const getSwitch = (page: Page) => page.getByRole('checkbox', { name: 'Low data' });

/** Opens the public page of a new company that has a logo, and returns its address. */
async function publishCompany(company: Page): Promise<{ address: string; jobId: number }> {
  const job = await postJob(company);
  await company.goto('/dashboard/profile?edit');
  await choosePicture(company, 'logo.png', 'image/png', png);
  await expect(company.getByText('The logo was saved.')).toBeVisible();
  await company.goto('/dashboard/profile');
  const address = await company.getByRole('link', { name: 'View public page' }).getAttribute('href');
  return { address: String(address), jobId: job.id };
}

test('a browser that saves data loads no font, film or picture until asked', async ({ openPageAs }) => {
  const { address } = await publishCompany(await openPageAs('company'));
  const saving = await openPageAs('visitor', { extraHTTPHeaders: { 'save-data': 'on' } });
  const other = await openPageAs('visitor');
  const [material, usual] = [collectMaterial(saving), collectMaterial(other)];
  for (const path of ['/', '/jobs', address, '/login']) {
    await saving.goto(path, { waitUntil: 'networkidle' });
    await expect(saving.getByRole('heading', { level: 1 })).toBeVisible();
    await other.goto(path, { waitUntil: 'networkidle' });
  }
  expect(material).toEqual([]);
  expect(usual.filter((path) => path.endsWith('.woff2'))).not.toEqual([]);
  expect(usual.filter((path) => path.endsWith('.webm'))).not.toEqual([]);

  await saving.goto(address);
  const show = saving.getByRole('button', { name: /^Show the logo of / });
  const before = await show.boundingBox();
  await expectAccessible(saving, 'a company’s page with low data');
  await show.click();
  await expect.poll(() => material).toEqual([expect.stringMatching(/^\/logos\//)]);
  expect(await show.boundingBox()).toEqual(before);
  await saving.goto('/');
  await saving.getByRole('button', { name: 'Play film' }).click();
  await expect.poll(() => material.filter((path) => /\.(webm|mp4)$/.test(path))).not.toEqual([]);
  expect(material.filter((path) => path.endsWith('.woff2'))).toEqual([]);
});

test('the switch holds for every later page, and off brings fonts and pictures back', async ({ openPageAs }) => {
  const { jobId } = await publishCompany(await openPageAs('company'));
  const student = await openPageAs('student');
  await student.goto('/dashboard/saved');
  await expect(getSwitch(student)).not.toBeChecked();
  await getSwitch(student).check({ force: true });

  const material = collectMaterial(student);
  const modules: string[] = [];
  student.on('request', (request) => request.resourceType() === 'script' && modules.push(request.url()));
  const address = `/dashboard/jobs/${jobId}`;
  await student.goto(address);
  await expect(student.getByRole('heading', { level: 1 })).toBeVisible();
  // Long enough for what an idle browser would load ahead.
  await student.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  expect(material).toEqual([]);
  const count = modules.length;

  await expect(getSwitch(student)).toBeChecked();
  await getSwitch(student).uncheck({ force: true });
  await expect.poll(() => material.filter((path) => path.startsWith('/logos/'))).not.toEqual([]);
  await expect.poll(() => material.filter((path) => path.endsWith('.woff2'))).not.toEqual([]);
  modules.length = 0;
  await student.goto(address);
  await expect.poll(() => modules.length).toBeGreaterThan(count);
});

test('pages without the fonts move nothing when the scripts take over', async ({ openPageAs }) => {
  const visitor = await openPageAs('visitor', { viewport: { width: 360, height: 740 } });
  await visitor.context().addCookies([{ name: 'data', value: 'low', url: String(test.info().project.use.baseURL) }]);
  await visitor.addInitScript(collectShifts);
  for (const path of ['/', '/jobs']) {
    await visitor.goto(path, { waitUntil: 'networkidle' });
    expect(await visitor.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
  }
});

/** Runs in the page: sums up the layout shifts. */
function collectShifts(): void {
  const sum = window as unknown as { shifts: number };
  sum.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum.shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
