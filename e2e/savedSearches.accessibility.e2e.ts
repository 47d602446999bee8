import { expectAccessibleLayouts, expectAccessibleScreen } from './accessibility';
import { expect, test } from './fixtures';

test('saved searches: page, form, dialog and empty state are accessible', async ({ openPageAs }) => {
  const student = await openPageAs('student', { reducedMotion: 'reduce' });
  await student.goto('/dashboard/searches');
  await expect(student.getByRole('heading', { name: 'No saved searches' })).toBeVisible();
  await expectAccessibleLayouts(student, 'Saved searches, none yet');

  for (const query of ['q=data', 'field=Science&kind=internship&location=Lagos&stipend=Yes']) {
    await student.goto(`/dashboard/jobs?${query}`);
    await student.getByRole('button', { name: 'Save search' }).click();
    await expect(student.getByRole('link', { name: 'Saved search', exact: true })).toBeVisible();
  }
  await expectAccessibleLayouts(student, 'Jobs of a saved search');
  await student.goto('/dashboard/searches');
  await student.getByRole('button', { name: 'Pause “data”' }).click();
  await expect(student.getByRole('button', { name: 'Resume “data”' })).toBeVisible();
  await expectAccessibleScreen(student, 'Saved searches');
  await student.getByRole('button', { name: 'Rename “data”' }).click();
  await expectAccessibleLayouts(student, 'Saved searches, renaming one');
  await student.getByRole('button', { name: 'Delete Science internships in Lagos, paid' }).click();
  await expect(student.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleLayouts(student, 'Saved searches, deleting one');
});
