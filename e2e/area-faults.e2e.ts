import type { Page } from '@playwright/test';
import * as areaIs from './faultyAreas';
import { go } from './go';
import { expect, test } from './story';

const terms = { before: '/terms', home: 'Terms' };
const applications = { address: '/dashboard/applications', title: 'My Applications', word: 'Applications by status' };
/** Of each area a page, and one of another area to come from. The word is drawn by that page alone. */
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
  /** Told only after some waiting, while one goes on reading where one was. */
  slow?: true;
  /** Tried on one area, because it is another form of what all are tried on. */
  only?: areaIs.AreaName;
}

const faults: readonly Fault[] = [
  { what: 'its entry is not there', breakIt: areaIs.missing('entry') },
  { what: 'its entry never comes', breakIt: areaIs.silent('entry'), slow: true },
  { what: 'the server fails at its entry', breakIt: areaIs.failing('entry') },
  {
    what: 'a page of HTML comes as its entry',
    breakIt: areaIs.replaced('entry', 'text/html', '<!doctype html><title>x'),
  },
  { what: 'JSON comes as its entry', breakIt: areaIs.replaced('entry', 'application/json', '{"ok":true}') },
  { what: 'somebody has altered its entry', breakIt: areaIs.tampered('entry') },
  { what: 'somebody has altered what its entry loads', breakIt: areaIs.tampered('exposed chunk') },
  { what: 'it needs a newer shell', breakIt: areaIs.demanding },
  { what: 'its page fails while it is drawn', breakIt: areaIs.throwing },
  { what: 'what its entry loads never comes', breakIt: areaIs.silent('exposed chunk'), slow: true, only: 'candidate' },
  { what: 'somebody has altered one of its pages', breakIt: areaIs.tampered('page'), only: 'candidate' },
  { what: 'one of its pages never comes', breakIt: areaIs.silent('page'), slow: true, only: 'candidate' },
  { what: 'it comes without its hash', breakIt: areaIs.unhashed, only: 'candidate' },
];

for (const { who, title, home, ...place } of areas) {
  for (const { what, breakIt, slow } of faults.filter(({ only = place.area }) => only === place.area)) {
    test(`${place.area}: where ${what}, the rest works, and Retry brings it back`, async ({ as, troubles }) => {
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
      // What is only late may come by itself before one can press.
      await retry.click(slow && { timeout: 2_000 }).catch((cause) => expect(slow, cause).toBe(true));
      await expect(heading(page, title)).toBeVisible();
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      expect(troubles.splice(0).filter((trouble) => !told.test(trouble))).toEqual([]);
    });
  }
}

/** What the shell tells the browser's console of an area that failed. */
const told = /: (foothold_\w+ (could not be loaded|came without its hash|needs react .+)|You seem to be offline.+)\.$/;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
