import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const getPane = (page: Page) => page.getByRole('region', { name: 'Chosen job' });
const getCards = (page: Page) => page.getByRole('group', { name: 'List of jobs' }).getByRole('article');
const getTitle = async (page: Page, index: number) =>
  String(await getCards(page).nth(index).getByRole('heading').textContent());
const getPaneTitle = (page: Page, name: string) => getPane(page).getByRole('heading', { name, exact: true });

test('split view: the keyboard goes through the list, Back and a reload keep the job', async ({ openPageAs }) => {
  const visitor = await openPageAs('visitor', { viewport: { width: 1280, height: 800 } });
  await visitor.goto('/jobs');
  await visitor.getByRole('button', { name: 'Split' }).click();
  const titles = [await getTitle(visitor, 0), await getTitle(visitor, 1), await getTitle(visitor, 2)] as const;
  await expect(getPaneTitle(visitor, titles[0])).toBeVisible();

  await getCards(visitor).nth(1).getByRole('link', { name: titles[1], exact: true }).click();
  await expect(getPaneTitle(visitor, titles[1])).toBeVisible();
  await expect(visitor).toHaveURL(/\/jobs\?job=\d+$/);
  await visitor.keyboard.press('ArrowDown');
  await expect(getPaneTitle(visitor, titles[2])).toBeVisible();
  await expect(getCards(visitor).nth(2).getByRole('link', { name: titles[2], exact: true })).toBeFocused();
  await visitor.keyboard.press('k');
  await expect(getPaneTitle(visitor, titles[1])).toBeVisible();

  // The pane scrolls by itself.
  const listTop = await visitor.evaluate(() => window.scrollY);
  await visitor.keyboard.press('Enter');
  await expect(getPane(visitor)).toBeFocused();
  await visitor.keyboard.press('End');
  await expect.poll(() => getPane(visitor).evaluate((pane) => pane.scrollTop)).toBeGreaterThan(0);
  expect(await visitor.evaluate(() => window.scrollY)).toBe(listTop);
  await visitor.keyboard.press('Escape');
  await expect(getCards(visitor).nth(1).getByRole('link', { name: titles[1], exact: true })).toBeFocused();

  await visitor.reload();
  await expect(getPaneTitle(visitor, titles[1])).toBeVisible();
  await visitor.goBack();
  await expect(getPaneTitle(visitor, titles[0])).toBeVisible();
  await expect(visitor).toHaveURL('/jobs');

  await getPane(visitor).getByRole('link', { name: 'Open as a page' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: titles[0] })).toBeVisible();
});

test('split view: a prerendered list does not move when the scripts come', async ({ openPageAs }) => {
  const visitor = await openPageAs('visitor', { viewport: { width: 1280, height: 800 } });
  await visitor.goto('/jobs');
  await visitor.getByRole('button', { name: 'Split' }).click();
  await expect(getPane(visitor)).toBeVisible();
  await visitor.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[])
        Object.assign(window, { shifts: (window as unknown as { shifts: number }).shifts + value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visitor.reload();
  await expect(getPane(visitor).getByRole('heading').first()).toBeVisible();
  expect(await visitor.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.01);
});

test('split view: a narrow window has the list alone, and opens pages', async ({ openPageAs }) => {
  const student = await openPageAs('student', { viewport: { width: 1280, height: 800 } });
  await student.goto('/dashboard/jobs');
  await student.getByRole('button', { name: 'Split' }).click();
  await expect(getPane(student).getByRole('link', { name: 'Apply' })).toBeVisible();
  const title = await getTitle(student, 1);
  await getCards(student).nth(1).getByRole('heading').getByRole('link').click();
  await expect(getPaneTitle(student, title)).toBeVisible();
  const address = student.url();

  await student.setViewportSize({ width: 1279, height: 800 });
  await expect(getPane(student)).toBeHidden();
  await expect(student.getByRole('button', { name: 'Split' })).toBeHidden();
  await student.goto(address);
  await expect(student.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(student).toHaveURL(/\/dashboard\/jobs\/\d+$/);
});
