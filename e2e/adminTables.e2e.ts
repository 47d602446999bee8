import { expect, test } from './fixtures';
import { postJob } from './hiring';

test('admin: sorts the table of jobs by keyboard, and opens a closed job with what was decided about it', async ({
  openPageAs,
}) => {
  const [company, admin] = [await openPageAs('company'), await openPageAs('admin')];
  const job = await postJob(company);
  await admin.goto(`/adminjobs?q=${encodeURIComponent(job.job_title)}`);
  await admin.getByRole('link', { name: 'Deadline' }).focus();
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(/sort=deadline$/);
  await expect(admin.getByRole('columnheader', { name: 'Deadline' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(admin.getByRole('link', { name: 'Deadline' })).toBeFocused();

  await admin.getByRole('button', { name: `Delete ${job.job_title}` }).click();
  const dialog = admin.getByRole('dialog', { name: 'Delete this job?' });
  await dialog.getByLabel('Reason').fill('It asks applicants for a fee.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await admin.getByRole('link', { name: `View Job ${job.job_title}` }).click();
  await expect(admin.getByRole('heading', { name: job.job_title, level: 1 })).toBeVisible();
  await expect(admin.getByRole('region', { name: 'Job', exact: true }).getByText('Taken down').first()).toBeVisible();
  await expect(admin.getByRole('table', { name: 'History' })).toContainText('It asks applicants for a fee.');
  await admin.getByRole('button', { name: 'Restore' }).click();
  await expect(admin.getByText('Job restored successfully')).toBeVisible();
  await expect(admin.getByRole('link', { name: /See it as visitors do/ })).toBeVisible();
});

test('admin: lists are cards on a screen that is too narrow for a table', async ({ openPageAs }) => {
  const admin = await openPageAs('admin', { viewport: { width: 1023, height: 740 } });
  await admin.goto('/adminusers');
  await expect(admin.getByRole('article').first()).toBeVisible();
  await expect(admin.getByRole('table')).toBeHidden();
  await admin.setViewportSize({ width: 1024, height: 740 });
  await expect(admin.getByRole('table', { name: 'List of users' })).toBeVisible();
});

test('admin: reads a chart value by value with the arrow keys', async ({ openPageAs }) => {
  const admin = await openPageAs('admin');
  await admin.goto('/admindashboard');
  const slider = admin.getByRole('slider', { name: 'New students, value by value' });
  await slider.focus();
  const last = await slider.getAttribute('aria-valuetext');
  await admin.keyboard.press('ArrowLeft');
  await expect(slider).not.toHaveAttribute('aria-valuetext', String(last));
  const text = String(await slider.getAttribute('aria-valuetext'));
  await expect(admin.getByText(text, { exact: true })).toBeVisible();
});
