import { expect, test } from './fixtures';

const pages = [
  { user: 'admin', area: 'admin', address: '/adminsecurity', title: 'Security', home: 'Dashboard' },
  { user: 'student', area: 'candidate', address: '/dashboard/saved', title: 'Saved jobs', home: 'Jobs' },
  { user: 'company', area: 'company', address: '/dashboard/create-job', title: 'Create Job Posting', home: 'Jobs' },
] as const;

for (const { user, area, address, title, home } of pages)
  for (const width of [360, 1280])
    test(`${address} has its own skeleton at ${width} px, and its title stays in place`, async ({ openPageAs }) => {
      const page = await openPageAs(user, { viewport: { width, height: 800 } });
      let deliver = () => {};
      const delivery = new Promise<void>((resolve) => {
        deliver = resolve;
      });
      await page.route(`**/mf/${area}/**`, async (route) => {
        await delivery;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });

      const heading = page.getByRole('heading', { level: 1, name: title });
      await expect(page.locator('main[aria-busy]').getByText('Loading')).toBeAttached();
      await expect(page.getByRole('heading', { name: home, exact: true })).toHaveCount(0);
      await expect(heading).toBeVisible();
      const before = await heading.boundingBox();
      deliver();
      await expect(page.locator('main:not([aria-busy])')).toBeVisible();
      expect((await heading.boundingBox())?.y).toBe(before?.y);
    });
