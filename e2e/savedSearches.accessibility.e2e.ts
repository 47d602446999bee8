import { expectAccessibleLayouts, expectAccessibleScreen } from './accessibility';
import { expect, test } from './fixtures';

test('saved searches: page, form, dialog and empty state are accessible', async ({ openPageAs }) => {
  const student = await openPageAs('student', { reducedMotion: 'reduce' });
  const choose = async (name: string, action: string) => {
    await student.getByRole('button', { name: `Manage ${name}` }).click();
    await student.getByRole('menuitem', { name: action }).click();
    // On its way out it stands where it was while the window becomes narrow.
    await expect(student.getByRole('menu')).toHaveCount(0);
  };
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
  await choose('“data”', 'Pause');
  await expect(student.getByRole('listitem').getByText('Paused')).toBeVisible();
  await expectAccessibleScreen(student, 'Saved searches');
  await choose('“data”', 'Rename');
  await expectAccessibleLayouts(student, 'Saved searches, renaming one');
  await choose('Science internships in Lagos, paid', 'Delete');
  await expect(student.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleLayouts(student, 'Saved searches, deleting one');
});
