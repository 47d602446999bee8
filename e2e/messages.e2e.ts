import { findChromium } from './chromium';
import { createPdf } from './documents';
import { holdEventStream } from './eventStreams';
import { expect, test } from './fixtures';
import { applyTo, postJob } from './hiring';

test.use({ launchOptions: await findChromium() });

test('a company and a student write to each other, live', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const job = await postJob(company);
  const id = await applyTo(student, job);
  await student.goto(`/dashboard/messages/${id}`);
  await expect(student.getByRole('heading', { name: 'No messages yet' })).toBeVisible();

  await company.goto(`/dashboard/applications/${id}`);
  await company.getByRole('link', { name: 'Write a message' }).click();
  await company.getByRole('textbox', { name: /^Message to/ }).fill('Thank you. Could you send your transcript?');
  await company.keyboard.press('Control+Enter');
  await expect(company.getByRole('listitem').getByText('Could you send your transcript?')).toBeVisible();
  await expect(student.getByRole('listitem').getByText('Could you send your transcript?')).toBeVisible();

  await student.getByRole('textbox', { name: `Message to ${job.company_name}` }).fill('Here it is.');
  await student.getByRole('button', { name: 'Add a document' }).click();
  await student.getByLabel(/^Document 1/).setInputFiles(await createPdf('transcript.pdf', 'Transcript'));
  await student.getByRole('button', { name: /^Send/ }).click();
  await expect(student.getByRole('textbox')).toHaveValue('');
  await expect(company.getByText('Here it is.', { exact: true })).toBeVisible();
  await expect(company.getByText('transcript.pdf')).toBeVisible();

  await company.goto('/dashboard/messages?show=unread');
  await expect(company.getByRole('heading', { name: 'Nothing is unread' })).toBeVisible();
  await company.getByRole('searchbox').fill('transcript');
  await company.getByRole('link', { name: /Could you send your transcript/ }).click();
  await expect(company.getByText('Here it is.', { exact: true })).toBeVisible();

  // The message counts as the reply: nothing is promised any more.
  await student.goto(`/dashboard/applications/${id}`);
  await expect(student.getByRole('list', { name: 'What happened' })).toBeVisible();
  await expect(student.getByText(/has promised one by/)).toHaveCount(0);
});

test('a message that was not sent is there again', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const id = await applyTo(student, await postJob(company));
  await student.goto(`/dashboard/messages/${id}`);
  await student.getByRole('textbox', { name: /^Message to/ }).fill('Half a sentence');
  await expect(student.getByText('Draft saved')).toBeVisible();
  await student.reload();
  await expect(student.getByRole('textbox', { name: /^Message to/ })).toHaveValue('Half a sentence');
});

test('a reported conversation is read and resolved by an admin, which both sides are told', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const job = await postJob(company);
  const id = await applyTo(student, job);
  await company.goto(`/dashboard/messages/${id}`);
  await company.getByRole('textbox', { name: /^Message to/ }).fill('Send us 5,000 naira first.');
  await company.getByRole('button', { name: /^Send/ }).click();
  await student.goto(`/dashboard/messages/${id}`);
  await student.getByRole('button', { name: 'Report or block' }).click();
  await student.getByRole('menuitem', { name: 'Report to Foothold' }).click();
  await student.getByLabel('What is wrong?').fill('They ask for money.');
  await student.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(student.getByText(/^You have reported this\./)).toBeVisible();

  const admin = await openPageAs('admin');
  await admin.goto(`/adminreports/${id}`);
  await expect(admin.getByText('Send us 5,000 naira first.')).toBeVisible();
  await admin.getByRole('button', { name: 'Resolve' }).click();
  const reason = admin.getByRole('dialog');
  await reason.getByLabel('Reason').fill('We have warned the company.');
  await reason.getByRole('button', { name: 'Resolve' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Reported conversations' })).toBeVisible();

  await student.goto('/dashboard/notifications');
  await expect(student.getByText(/We have warned the company\./)).toBeVisible();
});

test('a page shows a message that came after it was loaded and before its event stream opened', async ({
  openPageAs,
}) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const id = await applyTo(student, await postJob(company));
  const openStream = await holdEventStream(student);
  await student.goto(`/dashboard/messages/${id}`);
  await expect(student.getByRole('heading', { name: 'No messages yet' })).toBeVisible();

  await company.goto(`/dashboard/messages/${id}`);
  await company.getByRole('textbox', { name: /^Message to/ }).fill('We look forward to meeting you.');
  await company.keyboard.press('Control+Enter');
  await expect(company.getByRole('listitem').getByText('We look forward to meeting you.')).toBeVisible();
  await expect(student.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  openStream();
  await expect(student.getByRole('listitem').getByText('We look forward to meeting you.')).toBeVisible();
});
