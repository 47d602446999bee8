import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What the colours of a theme decide; everything else about a page is the same in both. */
const ofColors = ['color-contrast', 'link-in-text-block'];
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Expects that nothing on the page as it stands keeps anybody out: WCAG 2.0 to 2.2, A and AA, and best practice. */
export const expectAccessible = (page: Page, screen: string) => look(page, screen, (axe) => axe.withTags(standards));

/** The same of a page that was looked at in the other theme just now. */
export const expectReadable = (page: Page, screen: string) => look(page, screen, (axe) => axe.withRules(ofColors));

async function look(page: Page, screen: string, narrow: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await page.evaluate(settle);
  // Axe is 1.5 MB of script, brought in through the debugger; a page that has it needs it no second time.
  const here = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(here && { axeSource: 'undefined' }) });
  // The site has no frames; so axe may run in the page alone, which takes half the time.
  const { violations, url } = await narrow(axe).setLegacyMode().analyze();
  const barriers = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target, failureSummary }) => `${id} at ${target.join(' ')}, ${html}: ${failureSummary}`),
  );
  expect.soft(barriers, `${screen}, ${url}`).toEqual([]);
}

/** Runs in the page. Colours on their way from one state to another are no state to judge. */
async function settle(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

/** Expects that nobody has to scroll sideways to read the page; if they have to, says past what. */
export async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  const over = await page.evaluate(stickOut);
  expect.soft(over, `${screen} scrolls sideways, ${page.url()}`).toEqual([]);
}

/** Runs in the page. What is wider than the page, with its right edge: nothing, where the page itself does not scroll. */
function stickOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const over = [...document.body.querySelectorAll('*')]
    .map((element) => ({ element, right: Math.round(element.getBoundingClientRect().right) }))
    .filter(({ right }) => right > clientWidth)
    .map(({ element, right }) => `${right}: ${element.outerHTML.slice(0, 120)}`);
  return [`the page is ${scrollWidth} px wide`, ...over];
}
