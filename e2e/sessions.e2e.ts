import { expect, test } from './fixtures';
import { logIn } from './logIn';

const redirects = [
  ['visitor', ['/dashboard/jobs', '/dashboard/create-job', '/unverified-company'], '/login'],
  ['student', ['/dashboard/create-job', '/dashboard/interviews'], '/dashboard/jobs'],
  ['company', ['/dashboard/jobs/1/apply/1', '/unverified-company'], '/dashboard/jobs'],
  ['pending company', ['/dashboard/jobs', '/dashboard/create-job'], '/unverified-company'],
  ['admin', ['/dashboard/jobs', '/dashboard/create-job', '/unverified-company'], '/admindashboard'],
] as const;

for (const [someone, addresses, home] of redirects) {
  test(`access: ${someone} is redirected home from pages of other roles`, async ({ openPageAs }) => {
    const page = await openPageAs(someone);
    for (const address of addresses) {
      await page.goto(address);
      await expect(page, address).toHaveURL(home);
      await expect(page.getByRole('heading', { level: 1, name: /^(?!Foothold$)/ })).toBeVisible();
    }
  });
}

for (const someone of ['visitor', 'student', 'company', 'pending company'] as const) {
  test(`access: to a ${someone} the admins’ addresses are as unknown as any other`, async ({ openPageAs }) => {
    const page = await openPageAs(someone);
    const describe = async (address: string) => {
      const response = await page.goto(address);
      return [response?.status(), await page.getByRole('heading', { level: 1 }).last().textContent()];
    };
    const unknown = await describe('/nowhere');
    expect(unknown[0]).toBe(404);
    for (const address of ['/admindashboard', '/adminorg/details/1']) {
      expect(await describe(address), address).toEqual(unknown);
      await expect(page, address).toHaveURL(address);
    }
  });
}

test('login: continues to the dashboard link that was opened signed out', async ({ openPageAs, createAccount }) => {
  const { email, password } = await createAccount('student');
  const visitor = await openPageAs('visitor');
  await visitor.goto('/dashboard/applications?tab=Viewed');
  await expect(visitor).toHaveURL('/login');
  await logIn(visitor, email, password);

  await expect(visitor).toHaveURL('/dashboard/applications?tab=Viewed');
  await expect(visitor.getByRole('heading', { name: 'My Applications' })).toBeVisible();
});

test('login: continues to the shared job and leaves no login page in the history', async ({
  openPageAs,
  createAccount,
  createApiClient,
}) => {
  const { email, password } = await createAccount('student');
  const { jobs } = await (await (await createApiClient()).get('/api/jobs?limit=1')).json();
  const [{ job_title, sharelink, id }] = jobs.data;
  const visitor = await openPageAs('visitor');
  await visitor.goto(sharelink);
  await visitor.getByRole('link', { name: 'View & Apply (Login Required)' }).click();
  await logIn(visitor, email, password);

  await expect(visitor).toHaveURL(`/dashboard/jobs/${id}`);
  await expect(visitor.getByRole('heading', { name: job_title, level: 1 })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Apply' })).toBeVisible();

  await visitor.goBack();
  await expect(visitor).toHaveURL(sharelink);
  await expect(visitor.getByRole('heading', { name: job_title, level: 1 })).toBeVisible();
});

test('login: the sixth password attempt is refused even when it is right', async ({ openPageAs, createAccount }) => {
  const { email, password } = await createAccount('student');
  const visitor = await openPageAs('visitor');
  await visitor.goto('/login');
  const tryPassword = async (guess: string) => {
    const [response] = await Promise.all([visitor.waitForResponse('**/api/login'), logIn(visitor, email, guess)]);
    return response;
  };

  for (let guess = 1; guess <= 5; guess += 1) {
    expect((await tryPassword(`guess-${guess}`)).status()).toBe(401);
    await expect(visitor.getByRole('alert')).toHaveText('That email and password don’t match.');
  }
  const sixth = await tryPassword(password);
  expect(sixth.status()).toBe(429);
  expect(Number(sixth.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(visitor.getByRole('alert')).toHaveText(
    /^Too many attempts\. Try again in 1[45] minutes, or reset your password\.$/,
  );
  await expect(visitor).toHaveURL('/login');
});

test('logout: is confirmed, ends the session on the server and logs out every other tab', async ({ openPageAs }) => {
  const student = await openPageAs('student');
  await student.goto('/dashboard/jobs');
  const other = await student.context().newPage();
  await other.goto('/dashboard/profile');
  await expect(other.getByRole('heading', { level: 1, name: /^(?!Foothold$)/ })).toBeVisible();

  await student.bringToFront();
  const question = student.getByRole('alertdialog', { name: 'Log out?' });
  await student.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(student).toHaveURL('/dashboard/jobs');

  await student.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(student.getByText('You have been logged out successfully!')).toBeVisible();
  await expect(student).toHaveURL('/login');
  await expect(other).toHaveURL('/login');

  expect((await student.request.get('/api/session')).status()).toBe(401);
  expect(await student.evaluate(() => ({ ...localStorage }))).toEqual({});
  await other.goBack();
  await expect(other).toHaveURL('/login');
});
