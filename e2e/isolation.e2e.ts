import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './story';

// Words that only the admin area holds. The first test makes sure that it still does.
const canaries = ['Review Organisations', 'all_orgs_admin_View', 'verify-organization', 'mfe-admin'];
const dist = path.resolve(import.meta.dirname, '../mfe-admin/dist');

interface Record {
  release: string;
  files: { [name: string]: unknown };
}
const release = async (): Promise<Record> => JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8'));

test('only an admin can download the admin area', async ({ as }) => {
  const { release: id, files } = await release();
  const urls = [...Object.keys(files), 'release.json', 'nothing.js'].map((file) => `/mf/admin/${id}/${file}`);
  const [student, company, visitor, admin] = await Promise.all([
    as('student'),
    as('company'),
    as('visitor'),
    as('admin'),
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
  for (const canary of canaries.slice(0, 3))
    expect(
      texts.some((text) => text.includes(canary)),
      canary,
    ).toBe(true);
});

test('nothing of the admin area is in what a student’s browser downloads', async ({ as }) => {
  const student = await as('student');
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
  for (const canary of canaries) expect(everything.includes(canary), canary).toBe(false);
});
