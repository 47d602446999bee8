import { expectAccessibleLayouts, expectAccessibleScreen } from './accessibility';
import { createPdf } from './documents';
import { expect, test } from './fixtures';
import { applyTo, offerInterview, postJob } from './hiring';
import { applyOffline, keptHeading } from './offlineForm';

const reducedMotionOptions = { reducedMotion: 'reduce' } as const;

test('apply: every state of the form is accessible', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student', reducedMotionOptions)];
  const job = await postJob(company);
  const address = `/dashboard/jobs/${job.id}/apply/${job.org_id}`;
  await student.goto(address);
  await expectAccessibleScreen(student, 'Apply');
  // By keyboard: a click waits until the button is no longer announced as disabled.
  await student.getByRole('button', { name: 'Submit application' }).press('Enter');
  await expect(student.getByText('A resume is required.')).toBeVisible();
  await expectAccessibleLayouts(student, 'Apply, with everything missing');

  await student.getByLabel('Resume').setInputFiles(await createPdf('resume.pdf', 'Ngozi'));
  await student.getByLabel('Internship letter').setInputFiles(await createPdf('siwes.pdf', 'To whom it may concern'));
  await student.getByLabel('Cover letter').fill('I have walked most of these fields.');
  await expect(student.getByText('Draft saved')).toBeVisible();
  await expectAccessibleLayouts(student, 'Apply, filled in');

  await student.getByRole('link', { name: 'Job', exact: true }).click();
  await expect(student.getByRole('alertdialog', { name: 'Leave without applying?' })).toBeVisible();
  await expectAccessibleLayouts(student, 'Leave without applying?');
  await student.getByRole('button', { name: 'Stay' }).click();

  // A device that has no room to keep it.
  await student.evaluate(() => void Object.assign(IDBObjectStore.prototype, { put: () => Promise.reject() }));
  await student.context().setOffline(true);
  await student.getByRole('button', { name: 'Submit application' }).click();
  await expect(student.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessibleLayouts(student, 'Apply, without a connection');
  await student.context().setOffline(false);
  await student.getByRole('button', { name: 'Try again' }).click();
  await expectAccessibleScreen(student, 'Your application has been submitted!');

  const second = await postJob(company);
  await student.goto(`/dashboard/jobs/${second.id}/apply/${second.org_id}`);
  await expect(student.getByRole('button', { name: 'Use another in place of resume.pdf' })).toBeVisible();
  await expectAccessibleLayouts(student, 'Apply, with documents from the profile');
  await student.goto(address);
  await expectAccessibleScreen(student, 'You have already applied for this job');
});

test('student applications: lists, detail, interview and withdrawal are accessible', async ({ openPageAs }) => {
  const [company, student] = [
    await openPageAs('company', reducedMotionOptions),
    await openPageAs('student', reducedMotionOptions),
  ];
  for (const tab of ['applied', 'viewed', 'interview', 'rejected']) {
    await student.goto(`/dashboard/applications?tab=${tab}`);
    await expectAccessibleScreen(student, 'My Applications');
  }
  await student.goto('/dashboard/notifications');
  await expectAccessibleScreen(student, 'Interview');

  const job = await postJob(company);
  const application = await applyTo(student, job);
  await student.goto(`/dashboard/applications/${application}`);
  await expectAccessibleScreen(student, job.job_title);
  await offerInterview(company, application, ['09:15', '11:45', '14:30']);
  await expect(student.getByRole('radio')).toHaveCount(3);
  await expect(student.getByText('1 unread').first()).toBeAttached();
  await expectAccessibleLayouts(student, 'An application with an interview and something unread');
  await student.getByRole('button', { name: /^Confirm/ }).click();
  await expect(student.getByText('Please select an alternative date before confirming.')).toBeVisible();
  await expectAccessibleLayouts(student, 'An application, no date chosen');
  await student.getByRole('button', { name: /^None of these suits me/ }).click();
  await student.getByRole('button', { name: 'Ask for other times' }).click();
  await expect(student.getByText('Say which times would suit you.')).toBeVisible();
  await expectAccessibleLayouts(student, 'An application, no date suits and no line');
  await student.getByLabel('What would suit you?').fill('Any day after four.');
  await student.getByRole('button', { name: 'Ask for other times' }).click();
  await expect(student.getByText('New times asked for')).toBeVisible();
  await expectAccessibleLayouts(student, 'An application, other times asked for');
  await company.goto('/dashboard/interviews');
  await expect(company.getByText('New times asked for')).toBeVisible();
  await expectAccessibleLayouts(company, 'An interview of which no date suits');

  await student.goto('/dashboard/notifications');
  await expect(student.getByText('New', { exact: true })).toBeVisible();
  await expectAccessibleLayouts(student, 'Interview, filled');
  await student.goto('/dashboard/applications?tab=interview');
  await expect(student.getByRole('article')).toHaveCount(1);
  await expectAccessibleLayouts(student, 'My Applications, filled');
  await student.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(student.getByRole('alertdialog', { name: 'Withdraw this application?' })).toBeVisible();
  await expectAccessibleLayouts(student, 'Withdraw?');
  // On a phone, the error appears above the dialog, whose buttons stay usable.
  await student.setViewportSize({ width: 360, height: 740 });
  await student.route(/\/withdraw$/, (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }), {
    times: 1,
  });
  const withdraw = student.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' });
  await withdraw.click();
  await expect(student.getByRole('alertdialog')).toContainText('Failed to withdraw the application. Please try again.');
  await withdraw.click();
  await expect(student.getByText('Your application has been withdrawn.')).toBeVisible();
  await student.goto(`/dashboard/jobs/${job.id}`);
  await expect(student.getByText(/^You have withdrawn your application/)).toBeVisible();
  await expectAccessibleLayouts(student, 'A job whose application was withdrawn');
  await student.setViewportSize({ width: 360, height: 740 });
  await student.goto(`/dashboard/jobs?${new URLSearchParams({ q: job.job_title })}`);
  const link = student.getByRole('link', { name: `Withdrawn for ${job.job_title}: your application` });
  expect(await link.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await student.goto('/dashboard/applications/2147483647');
  await expect(student.getByText('No application details...')).toBeVisible();
  await expectAccessibleLayouts(student, 'No such application');
});

for (const [address, screen] of [
  ['/dashboard/applications', 'My Applications'],
  ['/dashboard/applications/7', 'Application'],
  ['/dashboard/notifications', 'Interview'],
] as const)
  test(`student: ${address} is accessible while loading and after an error`, async ({ openPageAs }) => {
    const student = await openPageAs('student', reducedMotionOptions);
    await student.goto('/dashboard/profile');
    let fail = () => {};
    const failed = new Promise<void>((resolve) => (fail = resolve));
    const dataAddresses = /\/api\/(user-applications-job|applications|view_notifications)\//;
    await student.route(dataAddresses, async (route) => {
      await failed;
      await route.fulfill({ status: 500, json: { code: 'unexpected' } });
    });
    await student.goto(address);
    await expect(student.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    await expectAccessibleLayouts(student, `${screen}, loading`);
    fail();
    await expect(student.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessibleScreen(student, screen);
  });

test('apply: an application that waits on the device, or was refused, is accessible', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company'), await openPageAs('student', reducedMotionOptions)];
  const job = await postJob(company);
  await applyOffline(student, job);
  await expectAccessibleScreen(student, keptHeading);
  await student.route('**/api/apply-job', (route) =>
    route.fulfill({ status: 409, json: { code: 'job_closed', error: 'This position is no longer open.' } }),
  );
  await student.context().setOffline(false);
  await student.goto('/dashboard/applications');
  await student.getByText('What you wrote', { exact: true }).click();
  await expectAccessibleLayouts(student, 'My Applications, one refused');
});
