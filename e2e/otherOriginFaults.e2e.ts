import type { Browser, Page } from '@playwright/test';
import { type FaultInjector, findOwnFile, readReleaseRecord, removeIntegrity, requireNewerShell } from './areaFaults';
import { expect, test } from './fixtures';
import { buildModifiedRelease } from './modifiedRelease';
import { navigate } from './navigate';
import { type OriginFault, type OtherOrigin, startOtherOrigin } from './otherOrigin';
import { getNewHeading, getOldHeading, type ReleaseServer, startReleaseServer } from './releaseServer';

// One server for all: its start takes longer than most of them.
test.describe.configure({ mode: 'default' });

const address = '/dashboard/applications';
const target = { area: 'candidate', address, before: '/terms', text: 'Applications by status' } as const;

let server: ReleaseServer;
let origin: OtherOrigin;
let release: string;
let throwing: string;
test.beforeAll(async () => {
  [server, origin] = await Promise.all([startReleaseServer(), startOtherOrigin()]);
  await server.allowOrigins('Others', ['candidate'], [origin.origin]);
  const publish = async (suffix: string, replacement: readonly [string, string]) => {
    const built = await buildModifiedRelease('candidate', { suffix, replacements: [replacement] });
    await server.publish({ ...built, base_url: origin.put(suffix, built) });
    return built.record.release;
  };
  release = await publish('elsewhere', ['My Applications', 'My Own Applications']);
  throwing = await publish('throwing', [`"${target.text}"`, '(()=>{throw Error("Injected render error.")})()']);
});
test.beforeEach(async () => {
  await server.publishLive('candidate', server.builtRelease);
  await server.publishLive('candidate', release);
});
test.afterEach(() => origin.setFault());
test.afterAll(() => Promise.all([server?.stop(), origin?.stop()]));

const openTerms = (browser: Browser) => server.openPage(browser, 'student', target.before);
const getTerms = (page: Page) => page.getByRole('heading', { name: 'Terms', level: 1 });
const getRetry = (page: Page) => page.getByRole('button', { name: /^(Retry|Try again)$/ });

/** Milliseconds until a page says what it waits for, which takes it 4,000, and until it has the release before. A busy machine adds to both. */
const [said, recovered] = [9_000, 14_000];
const slow: readonly OriginFault[] = ['no answer', 'a byte now and then'];
const faults: readonly OriginFault[] = [
  ...(['the CORS header of another site', 'no CORS header', 'a redirect', 'another script', 'an HTML page'] as const),
  ...(['JSON', 'no such file', 'a server error', 'nothing, and closes the connection'] as const),
  ...slow,
];

async function expectUnharmed(page: Page) {
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  await navigate(page, target.before);
  await expect(getTerms(page)).toBeVisible();
}

for (const fault of faults)
  test(`the release before is used while the origin sends ${fault}`, async ({ browser }) => {
    const [student, other] = [await openTerms(browser), await openTerms(browser)];
    origin.setFault(fault);
    const navigates = async () => {
      await navigate(student, address);
      if (slow.includes(fault)) await expect(getRetry(student)).toBeVisible({ timeout: said });
      await expect(getOldHeading(student)).toBeVisible({ timeout: recovered });
      await expectUnharmed(student);
    };
    // Whoever begins there has its scripts in the document.
    const begins = async () => {
      await other.goto(address, { waitUntil: 'commit' });
      if (slow.includes(fault)) await expect(getRetry(other)).toBeVisible({ timeout: said });
      await expect(getOldHeading(other)).toBeVisible({ timeout: recovered });
    };
    await Promise.all([navigates(), begins()]);
    expect(origin.countFaults()).toBeGreaterThan(1);
    await Promise.all([student, other].map((page) => page.context().close()));
  });

for (const fault of ['another script', 'no such file', 'no answer'] as const)
  test(`the release before is used while the origin sends ${fault} for a chunk that its entry loads`, async ({
    browser,
  }) => {
    const { entry, preload } = readReleaseRecord('candidate');
    const student = await openTerms(browser);
    origin.setFault(
      fault,
      preload.entry.filter((name) => name !== entry),
    );
    await navigate(student, address);
    await expect(getOldHeading(student)).toBeVisible({ timeout: recovered });
    expect(origin.countFaults()).toBeGreaterThan(0);
    await expectUnharmed(student);
    await student.context().close();
  });

for (const fault of faults)
  test(`a page says so and Try again recovers it after the origin sent ${fault} for its chunk`, async ({ browser }) => {
    const student = await openTerms(browser);
    origin.setFault(fault, [findOwnFile(target).split('/').at(-1) ?? '']);
    await navigate(student, address);
    await expect(getRetry(student)).toBeVisible({ timeout: said });
    await expectUnharmed(student);
    await student.goBack();
    await expect(getRetry(student)).toBeVisible({ timeout: said });
    origin.setFault();
    await expect(async () => {
      // The page may appear before the button is pressed.
      if (await getRetry(student).isVisible())
        await getRetry(student)
          .click({ timeout: 500 })
          .catch(() => {});
      await expect(getNewHeading(student)).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 12_000 });
    await student.context().close();
  });

for (const [description, injectFault] of [
  ['needs a newer shell', requireNewerShell],
  ['has no integrity hash', removeIntegrity],
] satisfies [string, FaultInjector][])
  test(`the release before is used when one of another origin ${description}`, async ({ browser }) => {
    const student = await openTerms(browser);
    await injectFault(student, target);
    await student.reload();
    await navigate(student, address);
    await expect(getOldHeading(student)).toBeVisible();
    await expectUnharmed(student);
    await student.context().close();
  });

test('a page of another origin that throws while rendering leaves the rest of the site as it is', async ({
  browser,
}) => {
  await server.publishLive('candidate', throwing);
  const student = await openTerms(browser);
  await navigate(student, address);
  await expect(getRetry(student)).toBeVisible({ timeout: said });
  await expectUnharmed(student);
  await student.context().close();
});

test('a release is used from an origin that names the site alone in its CORS header', async ({ browser }) => {
  origin.allowPagesOf(server.origin);
  const student = await openTerms(browser);
  await navigate(student, address);
  await expect(getNewHeading(student)).toBeVisible();
  await student.context().close();
});
