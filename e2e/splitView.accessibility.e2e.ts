import { expectAccessible, expectColorContrast, expectNoHorizontalScroll } from './axe';
import { expect, test } from './fixtures';

test('split view: the list and the chosen job are accessible in both themes', async ({ openPageAs }) => {
  for (const [role, address] of [
    ['visitor', '/jobs'],
    ['student', '/dashboard/jobs'],
  ] as const) {
    const page = await openPageAs(role, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    await page.goto(address);
    await page.getByRole('button', { name: 'Split' }).click();
    await expect(page.getByRole('region', { name: 'Chosen job' }).getByRole('heading').first()).toBeVisible();
    await expectAccessible(page, `Split view of ${address}`);
    await expectNoHorizontalScroll(page, `Split view of ${address}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectColorContrast(page, `Split view of ${address}, dark`);
  }
});
