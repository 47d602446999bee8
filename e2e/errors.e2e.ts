import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { buildModifiedRelease } from './modifiedRelease';
import { type ReleaseServer, startReleaseServer } from './releaseServer';

declare global {
  interface Window {
    errorReports?: string[];
  }
}

let server: ReleaseServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startReleaseServer();
});
test.afterAll(() => server.stop());

/** What a careless area says in an error: whom it is about, and where. */
const carelessError = `new TypeError('student@foothold.test, "Ada", Ada Obi, at ' + location.href)`;
const personal = /student@|foothold\.test|ada\b|obi\b|\/jobs\/\d/i;

test('an error reaches the team of its app with the place in the sources, and nothing of whom it met', async ({
  browser,
}) => {
  const key = await server.createReleaseKey('Students', ['candidate']);
  const throwing = await buildModifiedRelease('candidate', {
    suffix: 'throwing',
    replacements: [['`Deadline: ', `(()=>{throw ${carelessError}})()+\`Deadline: `]],
  });
  await server.publish(throwing);
  const { release } = throwing.record;
  await server.publishLive('candidate', release);

  const student = await server.openPage(browser, 'student', '/dashboard/jobs');
  await collectReports(student);
  await student.getByRole('link', { name: /^View/ }).first().click();
  await expect(student.getByRole('button', { name: 'Try again' })).toBeVisible();
  const readReports = () => student.evaluate(() => window.errorReports ?? []);
  await expect.poll(readReports).toHaveLength(1);
  const [sent = ''] = await readReports();
  expect(sent).not.toMatch(personal);
  const anytime = { seconds: expect.any(Number) };
  expect(JSON.parse(sent).report).toMatchObject({
    ...{ app: 'candidate', release, route: '/dashboard/jobs/:id', name: 'TypeError' },
    breadcrumbs: expect.arrayContaining([
      { kind: 'page', what: '/dashboard/jobs', ...anytime },
      { kind: 'press', what: 'link', ...anytime },
      { kind: 'call', what: 'GET /view/jobs/:id', status: 200, ...anytime },
    ]),
  });

  await expect.poll(() => server.readEmailsTo('team@example.ng')).toHaveLength(1);
  const [mail = ''] = await server.readEmailsTo('team@example.ng');
  for (const text of ['TypeError', `Release: ${release}`, 'Page: /dashboard/jobs/:id', 'src/jobs/JobAside.tsx:'])
    expect(mail).toContain(text);
  const link = new URL(/^http\S+\/adminerrors\/\d+$/m.exec(mail)?.[0] ?? '');
  expect(mail).not.toMatch(personal);

  const admin = await server.openPage(browser, 'admin', '/adminreleases');
  await admin.getByRole('link', { name: 'Errors', exact: true }).click();
  const row = admin.getByRole('row', { name: /TypeError/ });
  for (const text of ['Candidates', 'Students', `1 in ${release}`]) await expect(row).toContainText(text);
  await row.getByRole('link', { name: 'TypeError' }).click();
  await expect(admin).toHaveURL(link.href);
  const [firstFrame] = await admin.getByRole('region', { name: 'Stack' }).getByRole('listitem').allTextContents();
  expect(firstFrame).toMatch(/^JobAside src\/jobs\/JobAside\.tsx/);
  await expect(admin.getByRole('region', { name: 'What happened before' })).toContainText('Pressed a link');

  const id = link.pathname.split('/').at(-1) ?? '';
  const listed = await server.runAreaCommand('candidate', key, 'errors');
  expect(listed).toContain(`${id.padEnd(6)} candidate: TypeError`);
  const printed = await server.runAreaCommand('candidate', key, 'errors', id);
  expect(printed).toMatch(
    /The stack, met with \S+ on \/dashboard\/jobs\/:id\n {2}JobAside \(src\/jobs\/JobAside\.tsx:/,
  );
  expect(printed).toMatch(/s before: pressed a link\n/);

  const stored = await admin.request.get(`/api/error_kinds/${id}`);
  expect(await stored.text()).not.toMatch(personal);
  for (const name of Object.keys(throwing.record.files).filter((file) => file.endsWith('.js.map')))
    expect((await student.request.get(`/mf/candidate/${release}/${name}`)).status()).toBe(404);
});

/** Lets a page keep what it sends: Chromium tells nobody else what is in a beacon. */
const collectReports = (page: Page) =>
  page.evaluate(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (String(address).endsWith('/error_reports') && body instanceof Blob)
        void body.text().then((text) => (window.errorReports = [...(window.errorReports ?? []), text]));
      return send(address, body);
    };
  });
