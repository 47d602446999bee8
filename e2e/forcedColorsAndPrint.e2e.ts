import { expect, test } from './fixtures';

test('forced colours show the current page and the chosen filter', async ({ openPageAs }) => {
  const student = await openPageAs('student', { forcedColors: 'active' });
  await student.goto('/dashboard/jobs?stipend=1');
  await expect(student.locator('article').first()).toBeVisible();
  const isHighlighted = (selector: string, pseudo: string | null = null) =>
    student.evaluate(
      ([at, part]) => {
        const sample = document.body.appendChild(document.createElement('i'));
        sample.style.cssText = 'forced-color-adjust:none;background:Highlight';
        const highlight = getComputedStyle(sample).backgroundColor;
        sample.remove();
        const element = document.querySelector(at ?? '');
        return element !== null && getComputedStyle(element, part).backgroundColor === highlight;
      },
      [selector, pseudo] as const,
    );
  expect(await isHighlighted('aside a[aria-current]', '::before')).toBe(true);
  expect(await isHighlighted('aside a:not([aria-current])', '::before')).toBe(false);
  expect(await isHighlighted('[aria-label="Filters"] :has(> [aria-label="Clear Stipend"])')).toBe(true);
});

test('printed lists have no bars or buttons, and dark text on white', async ({ openPageAs }) => {
  const student = await openPageAs('student', { colorScheme: 'dark', viewport: { width: 700, height: 900 } });
  await student.goto('/dashboard/jobs');
  await expect(student.locator('article').first()).toBeVisible();
  await student.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(student.getByRole('navigation')).toHaveCount(0);
  await expect(student.getByRole('button')).toHaveCount(0);
  await expect(student.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expect(student.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(student.locator('article').first()).toHaveCSS('break-inside', 'avoid');
});
