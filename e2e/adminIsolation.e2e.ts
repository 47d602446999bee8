import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findAdminMarkers, nonAdminApps, readBuildFiles } from './adminMarkers';
import { createAdmin } from './admins';
import { expect, test } from './fixtures';
import { logIn } from './logIn';

// Strings that only the admin area contains. The first test makes sure that it still does.
const adminMarkers = ['Review Organisations', 'all_orgs_admin_View', 'verify-organization', 'mfe-admin'];
const dist = path.resolve(import.meta.dirname, '../mfe-admin/dist');

interface ReleaseFiles {
  release: string;
  files: { [name: string]: unknown };
}
const readRelease = async (): Promise<ReleaseFiles> =>
  JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8'));

test('admin area: its files are 404 for everybody but admins', async ({ openPageAs }) => {
  const { release: id, files } = await readRelease();
  const urls = [...Object.keys(files), 'release.json', 'nothing.js'].map((file) => `/mf/admin/${id}/${file}`);
  const [student, company, visitor, admin] = await Promise.all([
    openPageAs('student'),
    openPageAs('company'),
    openPageAs('visitor'),
    openPageAs('admin'),
  ]);

  for (const page of [student, company, visitor]) {
    for (const url of urls) {
      const response = await page.request.get(url);
      expect(response.status(), url).toBe(404);
      expect(await response.body()).toHaveLength(0);
    }
  }
  const scripts = Object.keys(files).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(
    scripts.map(async (file) => (await admin.request.get(`/mf/admin/${id}/${file}`)).text()),
  );
  for (const canary of adminMarkers.slice(0, 3))
    expect(
      texts.some((text) => text.includes(canary)),
      canary,
    ).toBe(true);
});

test('admin area: the browser cache is cleared when an admin session has ended', async ({
  openPageAs,
  createApiClient,
}) => {
  const account = await createAdmin();
  const page = await openPageAs('visitor');
  await page.goto('/login');
  await logIn(page, account.email, account.password);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/mf/admin/') ? [name] : [])),
  );
  // On a page without admin content, while another client ends the session.
  await page.goto('/terms');
  const urls = loaded.slice(0, 3);
  expect(urls).toHaveLength(3);
  expect(await page.evaluate(findInCache, urls)).toEqual(urls);
  const [session] = await page.context().cookies();
  const otherClient = await createApiClient();
  await otherClient.post('/api/logout', { headers: { cookie: `${session?.name}=${session?.value}` } });
  // The page finds out by itself, and goes to the login: a request that is under way then would be lost.
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();

  expect(await page.evaluate(fetchAll, urls)).toEqual(urls.map(() => ({ status: 404, empty: true })));
  expect(await page.evaluate(findInCache, urls)).toEqual([]);
  expect((await page.goto('/admindashboard'))?.status()).toBe(404);
});

/** Runs in the page. One after the other, because each response clears the browser's cache. */
async function fetchAll(urls: string[]): Promise<{ status: number; empty: boolean }[]> {
  const results: { status: number; empty: boolean }[] = [];
  for (const url of urls) {
    const response = await fetch(url);
    results.push({ status: response.status, empty: (await response.text()) === '' });
  }
  return results;
}

/** Runs in the page. The URLs that the browser would serve from its cache. */
async function findInCache(urls: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const url of urls) {
    const cached = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null);
    if (cached?.ok) found.push(url);
  }
  return found;
}

test('admin area: no other bundle contains its addresses, calls or texts', async () => {
  const found = await findAdminMarkers();
  // Guards against a search that no longer finds any marker.
  expect(found.length).toBeGreaterThan(40);
  expect(found).toEqual(expect.arrayContaining(['Review Organisations', '/all_orgs_admin_View', '/adminsecurity']));
  for (const app of nonAdminApps) {
    for (const [file, text] of await readBuildFiles(app))
      expect(
        found.filter((canary) => text.includes(canary)),
        `${app}/${file}`,
      ).toEqual([]);
  }
});

test('admin area: nothing of it is in what a student’s browser downloads', async ({ openPageAs }) => {
  const student = await openPageAs('student');
  const bodies: Promise<string>[] = [];
  student.on('response', (response) => {
    if (/\/mf\/|text\/html/.test(`${response.url()} ${response.headers()['content-type']}`)) {
      bodies.push(response.text().catch(() => ''));
    }
  });

  for (const address of ['/dashboard/jobs', '/dashboard/applications', '/', '/register', '/admindashboard']) {
    await student.goto(address);
    await expect(student.getByRole('heading', { level: 1, name: /^(?!Foothold$)/ })).toBeVisible();
  }
  const everything = (await Promise.all(bodies)).join('\n');
  expect(everything.length).toBeGreaterThan(100_000);
  for (const canary of adminMarkers) expect(everything.includes(canary), canary).toBe(false);
});
