import type { Page } from '@playwright/test';
import * as areaIs from './areaFaults';
import { expect, test } from './fixtures';
import { startHangingProxy } from './hangingProxy';
import { navigate } from './navigate';

const terms = { before: '/terms', home: 'Terms' };
const applications = { address: '/dashboard/applications', title: 'My Applications', text: 'Applications by status' };
/** A page of each area, and a page of another area to start from. The text is rendered only by that page. */
const areas = [
  {
    area: 'public',
    user: 'student',
    before: applications.address,
    home: applications.title,
    address: '/terms',
    title: 'Terms',
    text: 'What Foothold is',
  },
  { area: 'candidate', user: 'student', ...terms, ...applications },
  { area: 'company', user: 'company', ...terms, address: '/dashboard/jobs', title: 'Jobs', text: 'Search your jobs' },
  { area: 'admin', user: 'admin', ...terms, address: '/adminaudit', title: 'Audit log', text: 'Search the audit log' },
] as const;

interface Fault {
  description: string;
  injectFault: areaIs.FaultInjector;
  /** Detected only by a timeout; the previous page stays meanwhile. */
  slow?: true;
  /** A variant of a fault that is tested on all areas: on one in the site's layout, and on the one with its own. */
  isVariant?: true;
}

const faults: readonly Fault[] = [
  { description: 'its entry responds 404', injectFault: areaIs.respondNotFound('entry') },
  { description: 'its entry never responds', injectFault: areaIs.neverRespond('entry'), slow: true },
  { description: 'its entry responds 500', injectFault: areaIs.respondServerError('entry') },
  {
    description: 'its entry is an HTML page',
    injectFault: areaIs.respondWith('entry', 'text/html', '<!doctype html><title>x'),
  },
  { description: 'its entry is JSON', injectFault: areaIs.respondWith('entry', 'application/json', '{"ok":true}') },
  { description: 'its entry was tampered with', injectFault: areaIs.tamperWith('entry') },
  { description: 'a chunk that its entry loads was tampered with', injectFault: areaIs.tamperWith('exposed chunk') },
  { description: 'it needs a newer shell', injectFault: areaIs.requireNewerShell },
  { description: 'its page throws while rendering', injectFault: areaIs.throwOnRender },
  {
    description: 'a chunk that its entry loads never responds',
    injectFault: areaIs.neverRespond('exposed chunk'),
    slow: true,
    isVariant: true,
  },
  { description: 'a page chunk was tampered with', injectFault: areaIs.tamperWith('page'), isVariant: true },
  {
    description: 'a page chunk never responds',
    injectFault: areaIs.neverRespond('page'),
    slow: true,
    isVariant: true,
  },
  { description: 'it has no integrity hash', injectFault: areaIs.removeIntegrity, isVariant: true },
];

for (const { user, title, home, ...target } of areas) {
  for (const { description, injectFault, slow } of faults.filter(
    ({ isVariant }) => !isVariant || ['candidate', 'admin'].includes(target.area),
  )) {
    test(`${target.area}: when ${description}, the rest of the site works and Retry recovers the area`, async ({
      openPageAs,
      pageErrors,
    }) => {
      const page = await openPageAs(user);
      const retry = page.getByRole('button', { name: /^(Retry|Try again)$/ });
      const removeFault = await injectFault(page, target);
      await page.goto(target.before);
      await expect(getHeading(page, home)).toBeVisible();

      await navigate(page, target.address);
      if (slow) await expect(getHeading(page, home)).toBeVisible();
      await expect(retry).toBeVisible({ timeout: 6_000 });
      if (!slow) {
        await page.goBack();
        await expect(getHeading(page, home)).toBeVisible();
        await page.goForward();
        await expect(retry).toBeVisible({ timeout: 6_000 });
      }

      await removeFault();
      // A late response may arrive before the button can be pressed.
      await retry.click(slow && { timeout: 2_000 }).catch((cause) => expect(slow, cause).toBe(true));
      await expect(getHeading(page, title)).toBeVisible();
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      expect(pageErrors.splice(0).filter((error) => !expectedMessage.test(error))).toEqual([]);
    });
  }
}

for (const { area, user, before, home, address, title } of areas) {
  for (const part of area === 'admin' ? (['entry', 'layout', 'page'] as const) : (['entry', 'page'] as const)) {
    test(`${area}: after its ${part} has hung, Retry asks again and recovers it`, async ({
      openPageAs,
      baseURL,
      pageErrors,
    }) => {
      const target = { area, address };
      const file = {
        entry: () => String(areaIs.findPartFiles(target, 'entry')[0]),
        layout: () => areaIs.findLayoutFile(area),
        page: () => areaIs.findOwnFile(target),
      }[part]();
      const proxy = await startHangingProxy(String(baseURL), [file]);
      const page = await openPageAs(user);
      await page.goto(`${proxy.origin}${before}`);
      await expect(getHeading(page, home)).toBeVisible();

      await navigate(page, address);
      const retry = page.getByRole('button', { name: /^(Retry|Try again)$/ });
      await expect(retry).toBeVisible({ timeout: 6_000 });
      expect(proxy.countRequests(file)).toBe(1);
      await expect(async () => {
        // The page may appear before the button is pressed.
        if (await retry.isVisible()) await retry.click({ timeout: 500 }).catch(() => {});
        await expect(getHeading(page, title)).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 12_000 });
      expect(proxy.countRequests(file)).toBeGreaterThan(1);
      pageErrors.splice(0);
      await page.context().close();
      await proxy.stop();
    });
  }
}

for (const { user, home, title, ...target } of areas.filter(({ area }) => ['company', 'admin'].includes(area))) {
  test(`${target.area}: one press of Try again recovers a page while another attempt to load it hangs`, async ({
    openPageAs,
    baseURL,
  }) => {
    const chunk = areaIs.findOwnFile(target);
    // The script, the request that bypasses the cache, and the script of the second attempt.
    const proxy = await startHangingProxy(String(baseURL), [chunk], 3);
    const page = await openPageAs(user);
    await page.goto(`${proxy.origin}${target.before}`);
    await expect(getHeading(page, home)).toBeVisible();
    await navigate(page, target.address);
    await expect.poll(() => proxy.countRequests(chunk), { timeout: 15_000 }).toBe(3);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(getHeading(page, title)).toBeVisible({ timeout: 8_000 });
    await page.context().close();
    await proxy.stop();
  });
}

/** What the shell logs to the console about a failed area. */
const expectedMessage =
  /: (foothold_\w+ (could not be loaded|has no integrity hash|needs react .+)|Foothold could not be reached.+)\.$/;

const getHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
