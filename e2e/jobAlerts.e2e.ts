import { letAlertsBeDue } from '../server/testing/letAlertsBeDue';
import { expectAccessible } from './axe';
import { readEmailsTo, waitForEmailedLink } from './emails';
import { expect } from './fixtures';
import { postJob } from './hiring';
import { test as base } from './replyServer';

const test = base.extend<{ letMailsBeDue: () => Promise<void> }>({
  letMailsBeDue: ({ server }, use) => use(() => server.changeDatabase(async (db) => void (await letAlertsBeDue(db)))),
});

test('mails about new jobs: a student saves a search, is mailed a new job, and stops the mails', async ({
  openPageAs,
  letMailsBeDue,
  dataFolder,
}) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student')];
  const { email } = await (await student.request.get('/api/session')).json();
  const { company_name } = await postJob(company);
  const name = `Jobs at ${company_name}`;
  await student.goto(`/dashboard/jobs?company=${encodeURIComponent(company_name)}`);
  await student.getByRole('button', { name: 'Save search' }).click();
  await student.getByRole('link', { name: 'Saved search', exact: true }).click();
  await student.getByRole('button', { name: `Manage ${name}` }).click();
  await student.getByRole('menuitem', { name: 'Change mails' }).click();
  await expectAccessible(student, 'the dialog about mails');
  await student.getByLabel('At once', { exact: true }).check();
  await student.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(student.getByText('Mailed at once')).toBeVisible();

  const posted = await postJob(company);
  await expect(async () => {
    await student.reload();
    await expect(student.getByText('1 new job')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await Promise.all([company.goto('about:blank'), student.goto('about:blank')]);
  await letMailsBeDue();
  const link = await waitForEmailedLink(email, '/alerts', dataFolder);
  const mail = (await readEmailsTo(email, dataFolder)).at(-1);
  expect(mail).toContain(posted.job_title);
  await student.goto(String(mail?.match(/^ *(http\S+\/dashboard\/jobs\/\d+)$/m)?.[1]));
  await expect(student.getByRole('heading', { level: 1, name: posted.job_title })).toBeVisible();

  await student.goto(link);
  await expectAccessible(student, 'the page of mails, of a student');
  expect(student.url()).not.toContain('token');
  await student.getByRole('button', { name: 'Stop all these mails' }).click();
  await expect(student.getByRole('heading', { name: 'You get no more mails about new jobs' })).toBeFocused();
  await student.goto('/dashboard/searches');
  await expect(student.getByText('No mails')).toBeVisible();
});

test('mails about new jobs: a visitor confirms an address, is mailed a new job, and everything is deleted', async ({
  openPageAs,
  letMailsBeDue,
  dataFolder,
}) => {
  const [company, visitor] = [await openPageAs('company'), await openPageAs('visitor')];
  const { company_name } = await postJob(company);
  const email = 'visitor@example.ng';
  await visitor.goto(`/jobs?company=${encodeURIComponent(company_name)}`);
  await visitor.getByRole('button', { name: 'Get mails' }).click();
  await visitor.getByLabel('Email').fill(email);
  await expectAccessible(visitor, 'the dialog for an address');
  await visitor.getByRole('button', { name: 'Send link' }).click();
  await expect(visitor.getByText('Look into your mail: a link there starts the mails')).toBeVisible();
  await visitor.goto(await waitForEmailedLink(email, '/alerts/confirm', dataFolder));
  await visitor.getByRole('button', { name: 'Confirm address' }).click();
  await expect(visitor.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  const posted = await postJob(company);
  await Promise.all([company.goto('about:blank'), visitor.goto('about:blank')]);
  const link = await test.step('wait for the mail', async () => {
    let found = '';
    await expect(async () => {
      await letMailsBeDue();
      found = await waitForEmailedLink(email, '/alerts', dataFolder);
    }).toPass({ timeout: 60_000 });
    return found;
  });
  expect((await readEmailsTo(email, dataFolder)).at(-1)).toContain(posted.job_title);

  await visitor.goto(link);
  await expect(visitor.getByLabel(`Jobs at ${company_name}`)).toHaveValue('daily');
  await expectAccessible(visitor, 'the page of mails, of a visitor');
  await visitor.getByLabel(`Jobs at ${company_name}`).selectOption('Once a week, on Mondays');
  await expect(visitor.getByText('Mails changed')).toBeVisible();
  await visitor.getByRole('button', { name: 'Stop all these mails' }).click();
  await expect(visitor.getByRole('heading', { name: 'You get no more mails about new jobs' })).toBeVisible();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'You get no more mails about new jobs' })).toBeVisible();
});
