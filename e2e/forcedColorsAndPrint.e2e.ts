import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { applyTo, postJob } from './hiring';

/** The colours as which the browser knows the system's, such as those of a selection. */
const readSystemColors = (page: Page) =>
  page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'));
    const read = (color: string) => {
      sample.style.backgroundColor = color;
      return getComputedStyle(sample).backgroundColor;
    };
    const colors = { ground: read('Canvas'), text: read('CanvasText'), chosen: read('Highlight') };
    sample.remove();
    return colors;
  });

const readStyle = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''), [
    property,
    pseudo,
  ] as const);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`forced ${colorScheme} colours show what is current, chosen, next and open to a student`, async ({
    openPageAs,
  }) => {
    const student = await openPageAs('student', { forcedColors: 'active', colorScheme });
    await student.goto('/dashboard/jobs?stipend=1');
    await expect(student.locator('article').first()).toBeVisible();
    const { ground, text, chosen } = await readSystemColors(student);

    const current = student.locator('aside a[aria-current]');
    expect(await readStyle(current, 'background-color', '::before')).toBe(chosen);
    const chip = student.getByRole('group', { name: 'Filters' }).locator(':has(> [aria-label="Clear Stipend"])');
    expect(await readStyle(chip, 'background-color')).toBe(text);
    expect(await readStyle(chip, 'color')).toBe(ground);

    await student.getByRole('button', { name: 'Split' }).click();
    const [first, second] = [student.locator('article').first(), student.locator('article').nth(1)];
    await expect(first).toHaveCSS('border-top-color', chosen);
    await expect(second).not.toHaveCSS('border-top-color', chosen);
    await expect(student.getByRole('button', { name: 'Split' })).toHaveCSS('background-color', text);
    await expect(student.getByRole('button', { name: 'List' })).not.toHaveCSS('background-color', text);
    await expect(student.getByRole('link', { name: 'Apply' }).first()).toHaveCSS('background-color', chosen);

    await student.getByRole('button', { name: 'Logout' }).click();
    const dialog = student.getByRole('alertdialog');
    await expect(dialog).toHaveCSS('box-shadow', `${text} 0px 0px 0px 1px`);
    await student.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCSS('outline-color', text);
  });

  test(`forced ${colorScheme} colours show charts and the chosen page and tab to an admin`, async ({ openPageAs }) => {
    const admin = await openPageAs('admin', { forcedColors: 'active', colorScheme });
    await admin.goto('/admindashboard');
    await expect(admin.locator('.visx-bar').first()).toBeAttached();
    const { ground, text, chosen } = await readSystemColors(admin);

    await expect(admin.locator('.visx-bar:not([data-current="true"])').first()).toHaveCSS('fill', text);
    await expect(admin.locator('.visx-bar[data-current="true"]').first()).toHaveCSS('fill', chosen);
    const [track, bar] = [
      admin.locator('span:has(> [style*="--share"])').first(),
      admin.locator('[style*="--share"]').first(),
    ];
    await expect(track).toHaveCSS('background-color', ground);
    await expect(bar).toHaveCSS('background-color', text);
    expect(await readStyle(admin.locator('main nav a[aria-current]').last(), 'background-color', '::after')).toBe(text);
    await expect(admin.locator('main td').getByText('Pending').first()).not.toHaveCSS('outline-style', 'none');
  });
}

test('printed lists have no bars or buttons, and dark text on white', async ({ openPageAs }) => {
  const student = await openPageAs('student', { colorScheme: 'dark', viewport: { width: 700, height: 900 } });
  await student.goto('/dashboard/jobs');
  await expect(student.locator('article').first()).toBeVisible();
  await student.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(student.getByRole('navigation')).toHaveCount(0);
  await expect(student.getByRole('button')).toHaveCount(0);
  await expect(student.getByRole('link', { name: /^View/ })).toHaveCount(0);
  await expect(student.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expect(student.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(student.locator('article').first()).toHaveCSS('break-inside', 'avoid');
});

test('a printed application has its details, and neither the note form nor what can be decided', async ({
  openPageAs,
}) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const id = await applyTo(student, await postJob(company));
  await company.goto(`/dashboard/applications/${id}`);
  await expect(company.getByRole('heading', { name: 'What next?' })).toBeVisible();
  await company.emulateMedia({ media: 'print' });
  await expect(company.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(company.getByRole('heading', { name: 'What next?' })).toBeHidden();
  await expect(company.getByLabel('New note')).toBeHidden();
  await expect(company.getByRole('main').getByRole('link', { name: 'Applications' })).toBeHidden();
});

test('a printed table of applications stays a table on narrow paper, with dates that last', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  await applyTo(student, await postJob(company));
  await company.goto('/dashboard/applications?view=table');
  const row = company.getByRole('row').nth(1);
  await row.getByRole('checkbox').check();
  await expect(row).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await company.emulateMedia({ media: 'print' });
  await company.setViewportSize({ width: 700, height: 990 });
  await expect(company.getByRole('columnheader', { name: 'Interview' })).toBeVisible();
  await expect(company.getByRole('article')).toHaveCount(0);
  await expect(row).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const timeZone = 'Africa/Lagos';
  const today = new Date().toLocaleDateString('en-GB', { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
  expect(await readStyle(row.locator('time[data-printed]'), 'content', '::after')).toBe(`"${today}"`);
  const table = await company.getByRole('table').evaluate(({ scrollWidth, parentElement }) => ({
    width: scrollWidth,
    room: parentElement?.clientWidth ?? 0,
  }));
  expect(table.width).toBeLessThanOrEqual(table.room);
});

test('printed tables of an admin are whole, also one that scrolls on the screen', async ({ openPageAs }) => {
  const admin = await openPageAs('admin');
  await admin.goto('/adminjobs');
  await expect(admin.getByRole('table')).toBeVisible();
  await admin.emulateMedia({ media: 'print' });
  await expect(admin.getByRole('columnheader', { name: 'Created' })).toBeVisible();
  await expect(admin.getByText('Only a password protects this account.')).toBeHidden();
  await expect(admin.getByRole('link', { name: 'Download as CSV' })).toBeHidden();

  await admin.emulateMedia({ media: 'screen' });
  await admin.goto('/admindashboard');
  const students = admin.getByRole('region', { name: 'New students' });
  await students.getByRole('button', { name: 'Show as table' }).click();
  const table = students.getByRole('table');
  await expect(students.getByRole('group').filter({ has: admin.getByRole('table') })).toBeVisible();
  await admin.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
});
