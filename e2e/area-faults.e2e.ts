import type { Page } from '@playwright/test';
import * as areaIs from './faultyAreas';
import { go } from './go';
import { expect, test } from './story';

const terms = { before: '/terms', home: 'Terms' };
const applications = { address: '/dashboard/applications', title: 'My Applications', word: 'Applications by status' };
/** A page of each area, and a page of another area to start from. The word is rendered only by that page. */
const areas = [
  {
    area: 'public',
    who: 'student',
    before: applications.address,
    home: applications.title,
    address: '/terms',
    title: 'Terms',
    word: 'What Foothold is',
  },
  { area: 'candidate', who: 'student', ...terms, ...applications },
  { area: 'company', who: 'company', ...terms, address: '/dashboard/jobs', title: 'Jobs', word: 'Search your jobs' },
  { area: 'admin', who: 'admin', ...terms, address: '/adminaudit', title: 'Audit log', word: 'Search the audit log' },
] as const;

interface Fault {
  what: string;
  breakIt: areaIs.Break;
  /** Detected only by a timeout; the previous page stays meanwhile. */
  slow?: true;
  /** Tested on one area only, because it is a variant of a fault that is tested on all. */
  only?: areaIs.AreaName;
}

const faults: readonly Fault[] = [
  { what: 'its entry responds 404', breakIt: areaIs.missing('entry') },
  { what: 'its entry never responds', breakIt: areaIs.silent('entry'), slow: true },
  { what: 'its entry responds 500', breakIt: areaIs.failing('entry') },
  {
    what: 'its entry is an HTML page',
    breakIt: areaIs.replaced('entry', 'text/html', '<!doctype html><title>x'),
  },
  { what: 'its entry is JSON', breakIt: areaIs.replaced('entry', 'application/json', '{"ok":true}') },
  { what: 'its entry was tampered with', breakIt: areaIs.tampered('entry') },
  { what: 'a chunk that its entry loads was tampered with', breakIt: areaIs.tampered('exposed chunk') },
  { what: 'it needs a newer shell', breakIt: areaIs.demanding },
  { what: 'its page throws while rendering', breakIt: areaIs.throwing },
  {
    what: 'a chunk that its entry loads never responds',
    breakIt: areaIs.silent('exposed chunk'),
    slow: true,
    only: 'candidate',
  },
  { what: 'a page chunk was tampered with', breakIt: areaIs.tampered('page'), only: 'candidate' },
  { what: 'a page chunk never responds', breakIt: areaIs.silent('page'), slow: true, only: 'candidate' },
  { what: 'it has no integrity hash', breakIt: areaIs.unhashed, only: 'candidate' },
];

for (const { who, title, home, ...place } of areas) {
  for (const { what, breakIt, slow } of faults.filter(({ only = place.area }) => only === place.area)) {
    test(`${place.area}: when ${what}, the rest of the site works and Retry recovers the area`, async ({
      as,
      troubles,
    }) => {
      const page = await as(who);
      const retry = page.getByRole('button', { name: /^(Retry|Try again)$/ });
      const mend = await breakIt(page, place);
      await page.goto(place.before);
      await expect(heading(page, home)).toBeVisible();

      await go(page, place.address);
      if (slow) await expect(heading(page, home)).toBeVisible();
      await expect(retry).toBeVisible({ timeout: 6_000 });
      if (!slow) {
        await page.goBack();
        await expect(heading(page, home)).toBeVisible();
        await page.goForward();
        await expect(retry).toBeVisible({ timeout: 6_000 });
      }

      await mend();
      // A late response may arrive before the button can be pressed.
      await retry.click(slow && { timeout: 2_000 }).catch((cause) => expect(slow, cause).toBe(true));
      await expect(heading(page, title)).toBeVisible();
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      expect(troubles.splice(0).filter((trouble) => !told.test(trouble))).toEqual([]);
    });
  }
}

/** What the shell logs to the console about a failed area. */
const told = /: (foothold_\w+ (could not be loaded|came without its hash|needs react .+)|You seem to be offline.+)\.$/;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
