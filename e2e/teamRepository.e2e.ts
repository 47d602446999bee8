import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRecord } from '@foothold/shared/boot';
import { findFreePort } from '../server/testing/programs';
import { type DedicatedServer, startDedicatedServer } from './dedicatedServer';
import { expect, test } from './fixtures';
import { startOtherOrigin } from './otherOrigin';
import { collectReactRenderers, expectModulesSharedOnce } from './sharedModules';
import { createTeamRepository, type TeamRepository } from './teamRepository';

// Each command loads a compiler or a browser of its own, beside the other tests.
test.describe.configure({ mode: 'serial', timeout: 400_000 });

let server: DedicatedServer;
let repository: TeamRepository;
let releaseKey: string;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  [server, repository] = await Promise.all([startDedicatedServer(), createTeamRepository('reports')]);
});
test.afterAll(() => Promise.all([server?.stop(), repository?.remove()]));

test('the repository of a team stands alone and passes its own checks', async () => {
  const manifest = await readFile(path.join(repository.folder, 'package.json'), 'utf8');
  expect(manifest).not.toMatch(/workspace:|catalog:/);
  const { peerDependencies, devDependencies } = JSON.parse(manifest) as Record<string, Record<string, string>>;
  expect(peerDependencies).toEqual({
    react: `^${devDependencies?.react}`,
    'react-dom': `^${devDependencies?.['react-dom']}`,
    'styled-components': `^${devDependencies?.['styled-components']}`,
  });

  await repository.run('npx tsc');
  expect(await repository.run('npx foothold test')).toContain('2 passed');
  // Its own end-to-end test: the area from its sources, inside the site that runs.
  const env = { FOOTHOLD_URL: server.origin, PORT: String(await findFreePort()) };
  expect(await repository.run('npx playwright test', env)).toContain('1 passed');
});

test('what it releases over HTTP runs in the shell of the site, with one of each shared module', async ({
  browser,
}) => {
  releaseKey = await server.createReleaseKey('Reports', ['reports']);
  const env = { FOOTHOLD_URL: server.origin, RELEASE_KEY: releaseKey };
  expect(await repository.run('npx foothold release --reason "The first one"', env)).toMatch(/live +reports 0\.1\.0-/);
  const change = 'sed -i "s/Open jobs:/Jobs that are open:/" src/pages/start/StartPage.tsx';
  const preview = await repository.run(`${change} && npx foothold release --preview --screenshots`, env);
  expect(preview).toContain(`${server.origin}/?preview=reports@0.1.0-`);
  expect(preview).toMatch(/screenshots reports \S+: 1 page, 1 not as in 0\.1\.0-/);
  expect(await repository.run('npx foothold releases', env)).toContain('by key CI of Reports: The first one');

  const page = await browser.newPage({ baseURL: server.origin });
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.addInitScript(collectReactRenderers);
  await page.goto('/reports');
  await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
  await expect(page.getByText(/^Open jobs: \d/)).toBeVisible();
  await expectModulesSharedOnce(page, ['reports']);
  expect(failures).toEqual([]);
  await page.close();
});

test('what it has put on an origin of its own is released from there, once it may and it lies there', async ({
  browser,
}) => {
  const cdn = await startOtherOrigin();
  const env = { FOOTHOLD_URL: server.origin, RELEASE_KEY: releaseKey };
  const release = () =>
    repository
      .run(`npx foothold release --at "${cdn.origin}/{release}/"`, env)
      .catch((failure: Error) => failure.message);
  await repository.run('npm version 0.2.0 --no-git-tag-version && npx foothold build');
  expect(await release()).toContain(`The team of reports may not have it loaded from ${cdn.origin}.`);
  await server.allowOrigins('Reports', ['reports'], [cdn.origin]);
  expect(await release()).toMatch(/\.js answers 404\./);

  const dist = path.join(repository.folder, 'dist');
  const { release: id } = JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8')) as ReleaseRecord;
  cdn.put(id, dist);
  expect(await release()).toContain(`published  reports ${id} at ${cdn.origin}/${id}/`);
  const page = await browser.newPage({ baseURL: server.origin });
  const entry = page.waitForRequest(`${cdn.origin}/${id}/remoteEntry.js`);
  await page.goto('/reports');
  await entry;
  await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
  await page.close();
  await cdn.stop();
});

test('without a key, or for the app of another team, its release changes nothing and says why', async () => {
  const release = (RELEASE_KEY: string, ...args: string[]) =>
    repository
      .run(`npx foothold release ${args.join(' ')}`, { FOOTHOLD_URL: server.origin, RELEASE_KEY })
      .catch((failure: Error) => failure.message);
  expect(await release('')).toContain('Give the RELEASE_KEY of your team');
  expect(await release('', 'company')).toContain('There is no app company. There are reports.');
  const key = await server.createReleaseKey('Hiring', ['company']);
  expect(await release(key, '--rollback')).toContain('is not for reports: it is for company.');
});
