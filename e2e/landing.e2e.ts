import { expect, test } from './fixtures';

test('landing on a phone: the menu reaches every section, and Back returns', async ({ openPageAs }) => {
  const page = await openPageAs('visitor', { viewport: { width: 360, height: 740 } });
  await page.goto('/');
  // The film loads last, so the page is complete.
  await expect(page.getByRole('button', { name: 'Pause film' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu' });
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main).toBeHidden();

  await menu.press('Enter');
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(main).toBeHidden();
  await expect(menu).toBeFocused();

  for (const name of ['Stories', 'Impact', 'FAQs']) {
    await menu.click();
    await main.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`#${name.toLowerCase()}$`));
    await expect(main).toBeHidden();
    await expect(page.getByRole('heading', { name })).toBeInViewport();
    await expect(page.getByRole('heading', { name })).toBeFocused();
    await page.goBack();
    await expect(menu).toBeInViewport();
  }
});

test('landing: a link to a section focuses its heading', async ({ openPageAs }) => {
  const page = await openPageAs('visitor');
  await page.goto('/#faqs');
  await expect(page.getByRole('heading', { name: 'FAQs' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'FAQs' })).toBeInViewport();
});
