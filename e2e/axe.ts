import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that depend on the theme's colors; all others give the same result in both themes. */
const colorRules = ['color-contrast', 'link-in-text-block'];
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Expects no axe violations on the current page: WCAG 2.0 to 2.2, A and AA, and best practices. */
export const expectAccessible = (page: Page, screen: string) => runAxe(page, screen, (axe) => axe.withTags(axeTags));

/** Checks only the color rules, for a page that was fully checked in the other theme. */
export const expectColorContrast = (page: Page, screen: string) =>
  runAxe(page, screen, (axe) => axe.withRules(colorRules));

async function runAxe(page: Page, screen: string, narrow: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await page.evaluate(waitForAnimations);
  // Axe is 1.5 MB of script, injected through the debugger; inject it once a page.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'undefined' }) });
  // The site has no frames, so axe can run in the top page only, which takes half the time.
  const { violations, url } = await narrow(axe).setLegacyMode().analyze();
  const barriers = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target, failureSummary }) => `${id} at ${target.join(' ')}, ${html}: ${failureSummary}`),
  );
  expect.soft(barriers, `${screen}, ${url}`).toEqual([]);
}

/** Runs in the page. Colors in the middle of a transition must not be judged. */
async function waitForAnimations(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

/** Expects the page not to scroll horizontally; the failure names the elements that overflow. */
export async function expectNoHorizontalScroll(page: Page, screen: string): Promise<void> {
  const over = await page.evaluate(findOverflowingElements);
  expect.soft(over, `${screen} scrolls sideways, ${page.url()}`).toEqual([]);
}

/** Runs in the page. The elements beyond the right edge; empty if the page does not scroll. */
function findOverflowingElements(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const over = [...document.body.querySelectorAll('*')]
    .map((element) => ({ element, right: Math.round(element.getBoundingClientRect().right) }))
    .filter(({ right }) => right > clientWidth)
    .map(({ element, right }) => `${right}: ${element.outerHTML.slice(0, 120)}`);
  return [`the page is ${scrollWidth} px wide`, ...over];
}
