import { expectAccessibleLayouts } from './accessibility';
import { expect, test } from './fixtures';
import { applyTo, offerInterview, postJob } from './hiring';

const reducedMotionOptions = { reducedMotion: 'reduce' } as const;

test('company interviews and notifications: all states are accessible', async ({ openPageAs }) => {
  const [company, student] = [await openPageAs('company', reducedMotionOptions), await openPageAs('student')];
  for (const state of ['Pending', 'Active', 'Completed']) {
    await company.goto(`/dashboard/interviews?tab=${state}`);
    await expect(company.getByRole('heading', { name: `No ${state} interviews` })).toBeVisible();
    await expectAccessibleLayouts(company, `No ${state} interviews`);
  }
  const application = await applyTo(student, await postJob(company));
  await company.goto(`/setup-interview?id=${application}`);
  await company.getByRole('button', { name: 'Schedule Interview' }).click();
  await expect(company.getByText('Preferred date is required.')).toBeVisible();
  await expectAccessibleLayouts(company, 'An interview, left empty');
  await company.getByRole('radio', { name: 'In person' }).check({ force: true });
  await expect(company.getByLabel('Place')).toBeVisible();
  await expectAccessibleLayouts(company, 'An interview at a place');

  await offerInterview(company, application, ['09:15', '11:45', '14:30']);
  await company.goto('/dashboard/interviews');
  await expect(company.getByRole('article', { name: 'Ngozi Balogun' })).toBeVisible();
  await expectAccessibleLayouts(company, 'A pending interview');
  await company.goto('/dashboard/notifications');
  await expect(company.getByText('New application').first()).toBeVisible();
  await expectAccessibleLayouts(company, 'Notifications');
});

test('company interviews and notifications: errors are accessible', async ({ openPageAs }) => {
  const company = await openPageAs('company', reducedMotionOptions);
  await company.route(/\/api\/(organizations\/\d+\/interviews|view_notifications)/, (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable' } }),
  );
  for (const address of ['/dashboard/interviews', '/dashboard/notifications']) {
    await company.goto(address);
    await expect(company.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessibleLayouts(company, `${address}, failed`);
  }
});
