import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Account, password, registerAccount } from './accounts';
import { createAdmin, runAdminCommand, setUpTwoFactor, startServeCommand } from './admins';
import { expect, test } from './fixtures';
import { logIn } from './logIn';

const expectCodePage = (page: Page) => expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
const expectDashboard = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
}

async function openAndLogIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login');
  await logIn(page, email, password);
}

async function submitCode(page: Page, label: string, code: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('two-factor login: an admin sets it up and then logs in with a code or a recovery code', async ({
  openPageAs,
}) => {
  const account = await createAdmin();
  const page = await openPageAs('visitor');
  await openAndLogIn(page, account);
  await expectDashboard(page);
  await page.getByRole('link', { name: 'Set up two-factor login' }).click();
  const { phone, codes } = await setUpTwoFactor(page);
  expect(codes).toHaveLength(10);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('foothold-recovery-codes.txt');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 of 10 recovery codes are left.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set up two-factor login' })).toBeHidden();
  await logOut(page);

  await page.goto('/adminorg?page=2');
  await page.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, account.email, account.password);
  await expectCodePage(page);
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.reload();
  await expectCodePage(page);
  await page.goto('/adminorg');
  await expectCodePage(page);
  await page.goBack();
  await page.goForward();
  await expectCodePage(page);
  expect((await page.request.get('/api/all_students')).status()).toBe(403);
  await submitCode(page, 'Code', phone.code());
  await expect(page.getByRole('heading', { name: 'Organisations', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeHidden();

  await openAndLogIn(page, account);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await submitCode(page, 'Recovery code', String(codes[0]));
  await expectDashboard(page);
  await openAndLogIn(page, account);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await submitCode(page, 'Recovery code', String(codes[0]));
  await expect(page.getByText('This recovery code does not work. Each works once.')).toBeVisible();
});

test('two-factor login: the sixth code is refused even when it is right', async ({ openPageAs }) => {
  const account = await createAdmin();
  const page = await openPageAs('visitor');
  await openAndLogIn(page, account);
  await expectDashboard(page);
  await page.goto('/adminsecurity');
  const { phone } = await setUpTwoFactor(page);
  await openAndLogIn(page, account);
  await expectCodePage(page);
  for (let guess = 0; guess < 5; guess += 1) {
    const [response] = await Promise.all([
      page.waitForResponse('**/api/login/code'),
      submitCode(page, 'Code', `${guess}${guess}${guess}000`),
    ]);
    expect(response.status()).toBe(422);
  }
  // A new login does not reset the count.
  await openAndLogIn(page, account);
  await expectCodePage(page);
  await submitCode(page, 'Code', phone.code());
  await expect(page.getByRole('alert')).toHaveText(/^Too many attempts\. Try again in 1[45] minutes\.$/);

  const output = await runAdminCommand('reset', account.email, '--two-factor-off');
  await page.goto(String(output.trim().split('\n').at(-1)));
  await page.getByLabel('New password').fill('another-quiet-harbour-8');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, account.email, 'another-quiet-harbour-8');
  await expectDashboard(page);
});

test('two-factor login: under serve, nothing is shown to an admin before setup', async ({ browser, playwright }) => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-required-'));
  const admin = { email: 'admin@example.ng', password };
  const env = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  const server = await startServeCommand(folder, env);
  try {
    const context = await browser.newContext({ baseURL: server.origin });
    const page = await context.newPage();
    await openAndLogIn(page, admin);
    await expect(page).toHaveURL('/adminsecurity');
    await expect(page.getByText('Admins of this site log in with a code. Set it up to go on.')).toBeVisible();
    await page.goto('/adminorg');
    await expect(page).toHaveURL('/adminsecurity');
    expect((await page.request.get('/api/all_students')).status()).toBe(403);

    await setUpTwoFactor(page);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByRole('link', { name: 'Organisations' }).first().click();
    await expect(page.getByRole('heading', { name: 'Organisations', level: 1 })).toBeVisible();

    const notificationsLink = page.getByRole('link', { name: /^Notifications/ });
    await expect(notificationsLink).toHaveAccessibleName('Notifications: No organisation is waiting for you.');
    const { origin } = server;
    const company = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
    await registerAccount('pending company', company, company);
    await expect(notificationsLink).toHaveAccessibleName('Notifications: 1 organisation is waiting for you.');
    await notificationsLink.click();
    await expect(page.getByRole('row', { name: /Pending View Org/ })).toBeVisible();
    await registerAccount('pending company', company, company);
    await expect(page.getByRole('row', { name: /Pending View Org/ })).toHaveCount(2);
    await Promise.all([context.close(), company.dispose()]);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('idle admin session: warns, logs out, and returns to the page after login', async ({ openPageAs }) => {
  const account = await createAdmin();
  const page = await openPageAs('visitor');
  await page.clock.install();
  await openAndLogIn(page, account);
  await expectDashboard(page);
  await page.goto('/adminorg?page=2');
  // The page's own layout, not the skeleton before it.
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  // Only the browser's clock is moved, so the test mocks what the server would respond.
  let response: { status: number; json: object } = { status: 200, json: { seconds_left: 100 } };
  await page.route('**/api/account/presence', (route) => route.fulfill(response));
  await page.clock.fastForward('28:30');
  const question = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await expect(question).toBeVisible();
  response = { status: 200, json: { seconds_left: 1800 } };
  await question.getByRole('button', { name: 'Stay logged in' }).press('Enter');
  await expect(question).toBeHidden();

  response = { status: 200, json: { seconds_left: 100 } };
  await page.clock.fastForward('28:30');
  await expect(question).toBeVisible();
  response = { status: 401, json: { code: 'signed_out', error: 'Please log in.' } };
  await page.clock.fastForward('02:00');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your session has ended. Log in to go on where you were.')).toBeVisible();
  await logIn(page, account.email, account.password);
  await expect(page).toHaveURL('/adminorg?page=2');
});
