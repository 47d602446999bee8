import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';

const getCards = (page: Page) => page.getByRole('article');
const getCount = (page: Page) => page.getByRole('status').filter({ hasText: /open roles?/ });

test('public jobs: without scripts the cards are read, searched and followed', async ({ openPageAs }) => {
  const visitor = await openPageAs('visitor', { javaScriptEnabled: false });
  await visitor.goto('/jobs');
  await expect(getCards(visitor)).toHaveCount(20);
  await expect(getCount(visitor)).toBeVisible();
  const countOfAll = String(await getCount(visitor).textContent());

  await visitor.getByRole('searchbox').fill('intern');
  await visitor.getByRole('searchbox').press('Enter');
  await expect(visitor).toHaveURL('/jobs?q=intern');
  await expect(visitor.getByText('“intern”')).toBeVisible();
  await expect(getCount(visitor)).not.toHaveText(countOfAll);

  const title = String(await getCards(visitor).first().getByRole('heading').textContent());
  await getCards(visitor).first().getByRole('link', { name: /^View/ }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('public jobs: search, chips and Back are kept in the address', async ({ openPageAs }) => {
  const visitor = await openPageAs('visitor');
  await visitor.goto('/jobs');
  await expect(getCards(visitor).first()).toBeVisible();
  // Other tests post jobs of the other fields meanwhile.
  await visitor.getByRole('button', { name: 'Field', exact: true }).click();
  await visitor.getByRole('menuitemradio', { name: 'Commercial' }).click();
  await expect(visitor).toHaveURL('/jobs?field=Commercial');
  await visitor.getByRole('searchbox').fill('intern');
  await expect(visitor.locator('mark').first()).toBeVisible();
  const countText = String(await getCount(visitor).textContent());

  await visitor.reload();
  await expect(getCount(visitor)).toHaveText(countText);
  await expect(visitor.getByRole('button', { name: 'Field: Commercial' })).toBeVisible();
  const title = String(await getCards(visitor).first().getByRole('heading').textContent());
  await getCards(visitor).first().getByRole('link', { name: /^View/ }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await visitor.goBack();
  await expect(visitor).toHaveURL('/jobs?field=Commercial&q=intern');
  await expect(getCount(visitor)).toHaveText(countText);
  await visitor.getByRole('button', { name: 'Clear all' }).click();
  await expect(visitor).toHaveURL('/jobs');
});

test('public jobs: a candidate opens the job in the dashboard', async ({ openPageAs }) => {
  const student = await openPageAs('student');
  await student.goto('/jobs');
  await getCards(student).first().getByRole('link', { name: /^View/ }).click();
  await expect(student).toHaveURL(/\/dashboard\/jobs\/\d+$/);
});

test('public jobs: an unknown address and the footer lead to them', async ({ openPageAs }) => {
  const visitor = await openPageAs('visitor');
  await visitor.goto('/no/such/page');
  await visitor.getByRole('searchbox', { name: 'Search jobs' }).fill('intern');
  await visitor.getByRole('button', { name: 'Search' }).click();
  await expect(visitor).toHaveURL('/jobs?q=intern');
  await visitor.goto('/terms');
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Jobs' }).click();
  await expect(getCards(visitor).first()).toBeVisible();
});

test('public job: leads to jobs like it, and to a login that names the job', async ({ openPageAs }) => {
  const visitor = await openPageAs('visitor', { viewport: { width: 1280, height: 800 } });
  await visitor.goto('/jobs');
  await getCards(visitor).first().getByRole('link', { name: /^View/ }).click();
  const similar = visitor.getByRole('region', { name: 'Similar jobs' }).getByRole('link').first();
  const title = String(await similar.locator('span span').first().textContent());
  await similar.click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const button = visitor.getByRole('link', { name: 'View & Apply (Login Required)' });
  const lines = await button.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
  await button.click();
  await expect(visitor.getByText(`Log in to apply for ${title} at `)).toBeVisible();
});

test('login: who is logged in already goes on where they were', async ({ openPageAs }) => {
  const student = await openPageAs('student');
  await student.goto('/login');
  await expect(student.getByText(/^You are logged in as /)).toBeVisible();
  await student.getByRole('link', { name: 'Go on' }).click();
  await expect(student.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
});

test('landing: search and newest jobs stand in the first screen, and lead to the list', async ({ openPageAs }) => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    const visitor = await openPageAs('visitor', { viewport });
    await visitor.goto('/');
    const newest = visitor.getByRole('region', { name: 'Newest jobs' });
    await expect(newest.getByRole('listitem')).toHaveCount(3);
    await expect(newest.getByRole('link', { name: /open roles?$/ })).toBeInViewport();
    await visitor.getByRole('searchbox').fill('intern');
    await visitor.getByRole('searchbox').press('Enter');
    await expect(visitor).toHaveURL('/jobs?q=intern');
    await visitor.goBack();
    await visitor
      .getByRole('region', { name: 'Find jobs' })
      .getByRole('link', { name: /^Science/ })
      .click();
    await expect(visitor).toHaveURL('/jobs?field=Science');
    await expect(getCards(visitor).first()).toBeVisible();
  }
});

test('public jobs: the panel counts while filters are chosen, and its address is read without scripts', async ({
  openPageAs,
}) => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    // A sheet that is scrolled while it moves in takes that for a swipe, and closes.
    const visitor = await openPageAs('visitor', { viewport, reducedMotion: 'reduce' });
    await visitor.goto('/jobs');
    await visitor.getByRole('button', { name: 'All filters' }).click();
    const panel = visitor.getByRole('dialog', { name: 'All filters' });
    await panel.getByText('SIWES', { exact: true }).click();
    const counted = visitor.waitForResponse(/jobs\/counts\?.*duration=/);
    await panel.getByLabel('Duration').selectOption('4 to 6 months');
    const { total: count } = await (await counted).json();
    const button = panel.getByRole('button', { name: `Show ${count} jobs` });
    await expect(button).toBeInViewport();
    await expectAccessible(visitor, 'All filters');
    await button.click();
    await expect(visitor).toHaveURL('/jobs?kind=siwes&duration=4+to+6+months');
    await expect(getCount(visitor)).toHaveText(`${count} open roles`);

    const reader = await openPageAs('visitor', { javaScriptEnabled: false });
    await reader.goto(visitor.url());
    await expect(getCount(reader)).toHaveText(`${count} open roles`);
    await reader.getByRole('link', { name: 'Remove 4 to 6 months' }).click();
    await expect(reader).toHaveURL('/jobs?kind=siwes');

    await visitor.getByRole('button', { name: 'Remove SIWES' }).click();
    await expect(visitor).toHaveURL('/jobs?duration=4+to+6+months');
    await visitor.goBack();
    await expect(visitor).toHaveURL('/jobs?kind=siwes&duration=4+to+6+months');
  }
});
