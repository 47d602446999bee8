import { expectAccessibleLayouts, expectAccessibleScreen } from './accessibility';
import { findChromium } from './chromium';
import { expect, test } from './fixtures';
import { applyTo, postJob } from './hiring';

test.use({ launchOptions: await findChromium() });

const reducedMotionOptions = { reducedMotion: 'reduce' } as const;

test('messages: lists, conversation, templates and dialogs are accessible', async ({ openPageAs }) => {
  const company = await openPageAs('company', reducedMotionOptions);
  const student = await openPageAs('student', reducedMotionOptions);
  const id = await applyTo(student, await postJob(company));
  await student.goto('/dashboard/messages');
  await expect(student.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await expectAccessibleScreen(student, 'Messages');

  await company.goto('/dashboard/messages/templates');
  await company.getByRole('button', { name: 'New template' }).click();
  await company.getByLabel('Name').fill('Thank you');
  await company.getByLabel('Text').fill('Dear {name}');
  await company.getByRole('button', { name: /^Save template/ }).click();
  await expect(company.getByText(/is not a placeholder/)).toBeVisible();
  await expectAccessibleLayouts(company, 'A template with a wrong placeholder');
  await company.getByLabel('Text').fill('Dear {first_name}, see https://example.ng/form');
  await company.getByRole('button', { name: /^Save template/ }).click();
  await expect(company.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expectAccessibleLayouts(company, 'Templates');

  await company.goto(`/dashboard/messages/${id}`);
  await company.getByRole('button', { name: 'Templates' }).click();
  await company.getByRole('menuitem', { name: 'Thank you' }).click();
  await company.getByRole('button', { name: /^Send/ }).click();
  await expect(company.getByRole('link', { name: /example\.ng/ })).toBeVisible();
  await company.getByRole('button', { name: 'Add a document' }).click();
  await expectAccessibleLayouts(company, 'A conversation');
  await company.goto('/dashboard/messages');
  await expect(company.getByRole('link', { name: /Dear/ })).toBeVisible();
  await expectAccessibleScreen(company, 'Messages');

  await student.goto(`/dashboard/messages/${id}`);
  await expect(student.getByText('New', { exact: true })).toBeVisible();
  await student.getByRole('button', { name: 'Report or block' }).click();
  await student.getByRole('menuitem', { name: 'Report to Foothold' }).click();
  await expect(student.getByRole('dialog', { name: 'Report this conversation?' })).toBeVisible();
  await expectAccessibleLayouts(student, 'Report this conversation?');
});
