import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areaBuild, compile } from '@foothold/shared/build';
import type { Page } from '@playwright/test';
import { readBuildFiles } from './adminMarkers';
import { expect, test } from './fixtures';
import { navigate } from './navigate';

/** The globals of Module Federation in the page. */
interface FederationGlobals {
  __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: { default: Record<string, SharedVersions> } }[] };
  /** One entry for each React DOM on the page. */
  renderers: string[];
}
type SharedVersions = Record<string, { from: string; lib?: () => unknown }>;

test('two areas and the shell share one session, React, router and stylesheet', async ({ openPageAs }) => {
  const student = await openPageAs('student');
  await student.addInitScript(collectReactRenderers);
  await student.goto('/terms');
  await expect(student.getByRole('heading', { name: 'Terms', level: 1 })).toBeVisible();
  await navigate(student, '/dashboard/profile');
  await expect(student.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await expectModulesSharedOnce(student);
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
  await expectModulesSharedOnce(student);
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

/** Expects the shell and two areas to use one instance of each shared module, provided by the shell. */
async function expectModulesSharedOnce(page: Page): Promise<void> {
  const { names, shares, renderers, sheets } = await page.evaluate(readSharedModules);
  expect(names.sort()).toEqual(['foothold_candidate', 'foothold_public', 'foothold_shell']);
  expect([renderers, sheets]).toEqual([1, 1]);
  for (const moduleName of [
    'react',
    'react-dom',
    'styled-components',
    '@foothold/shared/auth',
    '@foothold/shared/router',
  ])
    expect(shares, moduleName).toHaveProperty([moduleName], { versions: 1, modules: 1, from: ['foothold_shell'] });
  for (const [moduleName, { versions }] of Object.entries(shares)) expect(versions, moduleName).toBe(1);
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

/** Runs in the page before its own scripts. */
function collectReactRenderers(): void {
  const renderers: string[] = [];
  const inject = ({ version }: { version: string }) => renderers.push(version);
  const hook = { isDisabled: false, supportsFiber: true, inject, checkDCE: () => {} };
  Object.assign(window, { renderers, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}

/** Runs in the page: the versions and instances of each shared module. */
function readSharedModules() {
  const { __FEDERATION__, renderers } = window as unknown as FederationGlobals;
  const instances = __FEDERATION__.__INSTANCES__;
  const all = instances.flatMap(({ shareScopeMap }) => Object.entries(shareScopeMap.default ?? {}));
  const readShares = (moduleName: string) => {
    const own = all.filter(([name]) => name === moduleName).flatMap(([, versions]) => Object.entries(versions));
    const modules = own.flatMap(([, { lib }]) => (lib ? [lib()] : []));
    return {
      versions: new Set(own.map(([version]) => version)).size,
      modules: new Set(modules).size,
      from: [...new Set(own.map(([, { from }]) => from))],
    };
  };
  return {
    names: instances.map(({ name }) => name.replace(/_\d.*/, '')),
    shares: Object.fromEntries(all.map(([moduleName]) => [moduleName, readShares(moduleName)])),
    renderers: renderers.length,
    sheets: document.querySelectorAll('style[data-styled]').length,
  };
}

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
