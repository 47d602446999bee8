import { expect, type Page } from '@playwright/test';
import { createPdf } from './documents';
import type { PostedJob } from './hiring';

export const coverLetter = 'I have walked most of these fields, and measured two of them.';
export const keptHeading = 'Your application is kept on this device';

/** Fills in the form, loses the connection, and presses the button. */
export async function applyOffline(student: Page, { id, org_id }: PostedJob): Promise<void> {
  await student.goto(`/dashboard/jobs/${id}/apply/${org_id}`);
  await student.getByLabel('Resume').setInputFiles(await createPdf('resume.pdf', 'Ngozi'));
  await student.getByLabel('Internship letter').setInputFiles(await createPdf('siwes.pdf', 'To whom it may concern'));
  await student.getByLabel('Cover letter').fill(coverLetter);
  await expect(student.getByText('Draft saved')).toBeVisible();
  await student.context().setOffline(true);
  await student.getByRole('button', { name: 'Submit application' }).click();
  await expect(student.getByRole('heading', { name: keptHeading })).toBeVisible();
}
