import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areaBuild, compile } from '@foothold/shared/build';
import type { Page } from '@playwright/test';
import { readBuildFiles } from './adminMarkers';
import { expect, test } from './fixtures';
import { navigate } from './navigate';
import { collectReactRenderers, expectModulesSharedOnce } from './sharedModules';

test('two areas and the shell share one session, React, router and stylesheet', async ({ openPageAs }) => {
  const student = await openPageAs('student');
  await student.addInitScript(collectReactRenderers);
  await student.goto('/terms');
  await expect(student.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
  await navigate(student, '/dashboard/profile');
  await expect(student.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await expectModulesSharedOnce(student, ['candidate', 'public']);
});

test('two areas that load at the same time share the shell’s modules', async ({ openPageAs }) => {
  const student = await openPageAs('student');
  await student.addInitScript(collectReactRenderers);
  const [continueAll, countPending] = await pauseEntryRequests(student);
  await student.goto('/no-such-page');
  await expect(student.getByRole('heading', { level: 1 })).toBeVisible();
  await navigate(student, '/terms');
  await expect.poll(countPending).toBe(1);
  await navigate(student, '/dashboard/profile');
  await expect.poll(countPending).toBe(2);

  continueAll();
  await expect(student.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await navigate(student, '/terms');
  await expect(student.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
  await expectModulesSharedOnce(student, ['candidate', 'public']);
});

/** Pauses the requests for area entries until the first function is called; the second counts the paused ones. */
async function pauseEntryRequests(page: Page): Promise<[continueAll: () => void, countPending: () => number]> {
  let continueAll = () => {};
  let count = 0;
  const released = new Promise<void>((resolve) => (continueAll = resolve));
  await page.route('**/mf/*/*/remoteEntry*', async (route) => {
    count += 1;
    await released;
    await route.continue();
  });
  return [continueAll, () => count];
}

test('fifty switches between two areas leak no memory', async ({ openPageAs }) => {
  const student = await openPageAs('student');
  const devtools = await student.context().newCDPSession(student);
  const switchAreas = async () => {
    await navigate(student, '/terms');
    await expect(student.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
    await navigate(student, '/dashboard/profile');
    await expect(student.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  };
  const measureUsage = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
    return { heap: usedSize, nodes, jsEventListeners };
  };
  await student.goto('/dashboard/profile');
  for (let count = 0; count < 5; count += 1) await switchAreas();
  const before = await measureUsage();
  for (let count = 0; count < 25; count += 1) await switchAreas();
  const after = await measureUsage();
  expect(after.nodes).toBeLessThan(1.2 * before.nodes);
  expect(after.jsEventListeners).toBeLessThan(1.2 * before.jsEventListeners);
  expect(after.heap).toBeLessThan(before.heap + 3_000_000);
});

test('no build contains a workspace: version', async () => {
  for (const app of ['shell', 'public', 'candidate', 'company', 'admin']) {
    const scripts = [...(await readBuildFiles(app))].filter(([name]) => !name.endsWith('.map'));
    expect(scripts.length).toBeGreaterThan(2);
    for (const [name, text] of scripts) expect(text.includes('workspace:'), `${app}/${name}`).toBe(false);
  }
});

test('the build refuses an area that bundles its own React', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'foothold-area-'));
  const packages = path.resolve(import.meta.dirname, '../mfe-company/node_modules');
  const react = createRequire(path.join(packages, 'x.js')).resolve('react');
  const files = {
    'package.json': '{ "version": "1.0.0" }',
    'src/area.ts': `import { defineArea } from '@foothold/shared/area';
      export const area = defineArea({ name: 'company', access: 'organization', paths: ['/own'],
        routes: [{ path: 'own', lazy: () => import('./OwnPage') }] });`,
    'src/OwnPage.ts': `import { createElement } from '${react}';
      export const Component = () => createElement('p');`,
  };
  await mkdir(path.join(root, 'src'));
  await symlink(packages, path.join(root, 'node_modules'));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(root, name), text)));

  const building = compile([areaBuild({ name: 'company', root })]);
  await expect(building).rejects.toThrow(/^company contains copies of what the shell provides: react\b/);
  await rm(root, { recursive: true });
});
