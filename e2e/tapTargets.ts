import { expect, type Page } from '@playwright/test';

/** What a finger needs; WCAG 2.2 asks for 24 px (2.5.8), its level AAA for 44 (2.5.5). */
const smallest = 44;

/** Expects that whatever is pressed on a phone is high enough. Links within a line of text are as high as the line. */
export async function expectTapTargets(page: Page, screen: string): Promise<void> {
  // Polls: what a wide window alone shows leaves a moment after it has become narrow.
  await expect
    .configure({ soft: true, timeout: 2_000 })
    .poll(() => page.evaluate(findSmallTargets, smallest), `${screen} has small targets, ${page.url()}`)
    .toEqual([]);
}

/** Runs in the page. */
function findSmallTargets(smallest: number): string[] {
  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, input:not([type="checkbox"], [type="radio"], [type="file"]), select, textarea, label:has(input)',
  );
  return (
    [...targets]
      .filter(
        (target) =>
          target.checkVisibility({ visibilityProperty: true }) && getComputedStyle(target).display !== 'inline',
      )
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      // Lower ones are for screen readers alone.
      .filter(({ box }) => box.height > 8 && box.height < smallest - 0.5)
      .map(({ target, box }) => `${box.height} px: ${target.textContent || target.outerHTML.slice(0, 160)}`)
  );
}
