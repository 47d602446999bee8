import { expectAccessibleLayouts } from './accessibility';
import { expect, test } from './fixtures';
import { applyTo, postJob } from './hiring';

const reducedMotionOptions = { reducedMotion: 'reduce' } as const;

test('decisions in bulk and what they say are accessible', async ({ openPageAs }) => {
  const company = await openPageAs('company', reducedMotionOptions);
  const job = await postJob(company);
  const students = [await openPageAs('student'), await openPageAs('student')];
  for (const student of students) await applyTo(student, job);
  await company.goto('/dashboard/applications?view=table');
  await company.getByRole('checkbox', { name: 'Select all shown' }).check();
  const open = async (label: string, title: string) => {
    await company.getByRole('button', { name: label, exact: true }).click();
    const dialog = company.getByRole('alertdialog', { name: title });
    await expect(dialog).toBeVisible();
    return dialog;
  };

  const rejection = await open('Reject', 'Reject 2 applicants?');
  await rejection.getByRole('button', { name: 'Reject 2' }).click();
  await expectAccessibleLayouts(company, 'Reject 2 applicants? without a reason');
  await company.keyboard.press('Escape');
  await open('Invite to interview', 'Invite 2 applicants?');
  await expectAccessibleLayouts(company, 'Invite 2 applicants?');
  await company.keyboard.press('Escape');
  const acceptance = await open('Accept', 'Accept 2 applicants?');
  await acceptance.getByLabel('Place').fill('12 Marina, Lagos');
  await acceptance.getByRole('button', { name: 'Accept 2' }).click();
  await expectAccessibleLayouts(company, 'Accept 2 applicants? without a start date');
  await company.keyboard.press('Escape');
  const message = await open('Message', 'Message 2 applicants?');
  await message.getByLabel('Message').fill('Dear {first_name}, we are still reading.');
  await expectAccessibleLayouts(company, 'Message 2 applicants?');
  await message.getByRole('button', { name: 'Message 2' }).click();
  await expect(company.getByRole('button', { name: 'Undo: Message to 2 applicants' })).toBeVisible();
  await expectAccessibleLayouts(company, 'Applications, two of which wait in a decision');
});

test('the start of an accepted student is accessible', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student', reducedMotionOptions)];
  const id = await applyTo(student, await postJob(company));
  await student.goto(`/dashboard/applications/${id}/welcome`);
  await expect(student.getByText('Nothing to confirm yet')).toBeVisible();
  await expectAccessibleLayouts(student, 'A start, not accepted');
  await company.goto(`/dashboard/applications/${id}`);
  await company.getByRole('button', { name: 'Accept without an interview' }).click();
  await company.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(company.getByRole('region', { name: 'Start' })).toBeVisible();
  await student.goto(`/dashboard/applications/${id}/welcome`);
  await expect(student.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await expectAccessibleLayouts(student, 'A start that can be confirmed');
  await student.getByRole('button', { name: 'Decline' }).click();
  await expect(student.getByRole('alertdialog', { name: 'Decline?' })).toBeVisible();
  await expectAccessibleLayouts(student, 'Decline?');
  await student.goto('/dashboard/what-decided');
  await expect(student.getByRole('heading', { name: 'From 5 decisions on' })).toBeVisible();
  await expectAccessibleLayouts(student, 'What decided, too early');
});
