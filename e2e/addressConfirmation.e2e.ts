import { expectAccessibleLayouts, expectAccessibleScreen } from './accessibility';
import { createUniqueId, registerAccount } from './accounts';
import { waitForEmailedLink } from './emails';
import { expect, test } from './fixtures';

test('a new student works at once, corrects the address and confirms it from the mail', async ({
  browser,
  createApiClient,
}) => {
  const own = await createApiClient();
  const { email, password } = await registerAccount('student', own, own);
  const context = await browser.newContext({ storageState: await own.storageState() });
  const page = await context.newPage();
  await page.goto('/dashboard/jobs');
  const strip = page.getByRole('region', { name: 'Your email address' });
  await expect(strip).toContainText(email);
  await expectAccessibleLayouts(page, 'Jobs, with the address to confirm');
  await strip.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`A new link is on its way to ${email}.`)).toBeVisible();

  await strip.getByRole('link', { name: 'Wrong address?' }).click();
  await expectAccessibleScreen(page, 'Confirm your email address');
  const corrected = `${createUniqueId()}@example.ng`;
  await page.getByLabel('New email address').fill(corrected);
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText(`A link is on its way to ${corrected}.`)).toBeVisible();

  await page.goto(await waitForEmailedLink(corrected, '/confirm'));
  await expectAccessibleScreen(page, 'Is this your address?');
  await expect(page.getByText(corrected)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Foothold' }).click();
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  await expect(strip).toBeHidden();
  await context.close();
});
