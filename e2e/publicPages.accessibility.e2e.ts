import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleLayouts, expectAccessibleScreen } from './accessibility';
import { createUniqueId, demoPassword, sendRequest as sendAs } from './accounts';
import { expect, test } from './fixtures';
import { roleLinks, startSignUp, submitSignUp } from './signUpForm';

const reducedMotionOptions = { reducedMotion: 'reduce' } as const;

interface Screen {
  address: string;
  heading: string | RegExp;
  /** The button to press on the empty form, and the error that then appears. */
  mistake?: { press: string; error: string };
}

const screens: Screen[] = [
  { address: '/', heading: /foothold/i },
  { address: '/register', heading: 'What are you interested in?' },
  {
    address: '/login',
    heading: 'Login',
    mistake: { press: 'Sign in', error: 'Email and password are required.' },
  },
  {
    address: '/reset',
    heading: 'Reset your password',
    mistake: { press: 'Send reset link', error: 'Email is required.' },
  },
  { address: '/reset-message', heading: 'Password Reset Email Sent' },
  { address: '/reset/confirm?token=never-mailed', heading: 'This link no longer works' },
  { address: '/reset/confirm', heading: 'Open the link again' },
  { address: '/jobs', heading: 'Jobs and internships' },
  { address: '/jobs?q=intern&field=Science', heading: 'Jobs and internships' },
  { address: '/jobs?q=astronaut', heading: 'Jobs and internships' },
  { address: '/terms', heading: 'Terms' },
  { address: '/privacy', heading: 'Privacy' },
  { address: '/job/unknown', heading: 'Job not found.' },
  { address: '/no/such/page', heading: 'There is no page at this address' },
];

test('public pages are accessible, with and without form errors', async ({ openPageAs }) => {
  const visitor = await openPageAs('visitor', reducedMotionOptions);
  for (const { address, heading, mistake } of screens) {
    await visitor.goto(address);
    await expectAccessibleScreen(visitor, heading);
    if (!mistake) continue;
    await visitor.getByRole('button', { name: mistake.press, exact: true }).click();
    await expect(visitor.getByText(mistake.error)).toBeVisible();
    await expectAccessibleLayouts(visitor, `${heading}, left empty`);
  }
});

test('sign-up: every step is accessible', async ({ openPageAs }) => {
  const visitor = await openPageAs('visitor', reducedMotionOptions);
  await visitor.goto('/register');
  await visitor.getByRole('link', { name: roleLinks.student }).click();
  await expectAccessibleScreen(visitor, 'Sign Up');
  await submitSignUp(visitor);
  await expect(visitor.getByText('Email is required.')).toBeVisible();
  await expectAccessibleLayouts(visitor, 'Sign Up, left empty');

  await expectAccessibleSecondStep(visitor, 'student', 'Full name is required.');
  await expectAccessibleSecondStep(visitor, 'company', 'Company name is required.');
});

test('shared job: open, expired, loading and unknown jobs are accessible', async ({ openPageAs, createApiClient }) => {
  const visitor = await openPageAs('visitor', reducedMotionOptions);
  const { open, expired } = await findSharedJobs(await createApiClient());
  await visitor.goto(open.sharelink);
  await expect(visitor.getByRole('link', { name: 'View & Apply (Login Required)' })).toBeVisible();
  await expectAccessibleScreen(visitor, open.job_title);
  await visitor.goto(expired.sharelink);
  await expect(visitor.getByText('Applications closed')).toBeVisible();
  await expectAccessibleScreen(visitor, expired.job_title);

  const respond = await delayResponses(visitor, '**/api/jobs/title/**');
  await visitor.goto('/viewjob/no-such-job/999999');
  await expect(visitor.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expectAccessibleLayouts(visitor, 'Shared job, loading');
  respond();
  await expectAccessibleScreen(visitor, 'Job not found.');
});

test('prerendered pages are accessible before the scripts load', async ({ openPageAs, createApiClient }) => {
  const visitor = await openPageAs('visitor', reducedMotionOptions);
  const { open } = await findSharedJobs(await createApiClient());
  for (const [address, heading] of [
    ['/', /foothold/i],
    ['/jobs?field=Science', 'Jobs and internships'],
    [open.sharelink, open.job_title],
    ['/terms', 'Terms'],
    ['/privacy', 'Privacy'],
  ] as const) {
    const send = await delayResponses(visitor, '**/mf/**/*.js');
    await visitor.goto(address, { waitUntil: 'commit' });
    await expectAccessibleScreen(visitor, heading);
    send();
    await visitor.waitForLoadState();
  }
});

test('loader: the splash is accessible and gives way to the jobs', async ({ openPageAs }) => {
  const student = await openPageAs('student', reducedMotionOptions);
  const release = await delayResponses(student, '**/mf/candidate/**');
  await student.goto('/loader', { waitUntil: 'commit' });
  await expect(student.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expectAccessibleLayouts(student, 'Splash');
  release();
  await expect(student.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
});

async function expectAccessibleSecondStep(page: Page, role: keyof typeof roleLinks, error: string): Promise<void> {
  await page.goto('/register');
  await startSignUp(page, role, `${createUniqueId()}@example.ng`);
  await expectAccessibleLayouts(page, `Account of a ${role}`);
  await submitSignUp(page);
  await expect(page.getByText(error)).toBeVisible();
  await expectAccessibleLayouts(page, `Account of a ${role}, left empty`);
  await page.reload();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expectAccessibleLayouts(page, `Account of a ${role}, reloaded`);
}

/** Delays the responses to matching requests until the returned function is called. */
async function delayResponses(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

interface SharedJob {
  job_title: string;
  sharelink: string;
  display_status: string;
}

/** Finds an open and an expired demo job through the admin's list. */
async function findSharedJobs(admin: APIRequestContext): Promise<{ open: SharedJob; expired: SharedJob }> {
  await sendAs(admin, 'post', '/api/login', { email: 'admin@foothold.test', password: demoPassword });
  const response = await admin.get('/api/jobs/organization');
  const { jobs } = (await response.json()) as { jobs: SharedJob[] };
  const first = (status: string) => {
    const job = jobs.find(({ display_status }) => display_status === status);
    if (!job) throw new Error(`The demo data has no job that is ${status}.`);
    return job;
  };
  return { open: first('Active'), expired: first('Expired') };
}
