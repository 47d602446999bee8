import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  getProvidedModules,
  getProvidedVersions,
  getRequirements,
  getSharingPolicy,
  lazyModules,
} from './sharingPolicy';
import { workspace } from './workspace';

const shell = path.join(workspace, 'shell');
const area = path.join(workspace, 'mfe-company');

describe('sharing policy', () => {
  it('lets the shell provide every shared module, in the version it was built with', () => {
    const provided = getProvidedModules(shell);
    expect(Object.keys(provided)).toEqual(Object.keys(getSharingPolicy(area)));
    for (const { version, shareConfig } of Object.values(provided)) {
      expect(shareConfig).toMatchObject({ singleton: true });
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });

  it('lets an area only consume shared modules', () => {
    for (const share of Object.values(getSharingPolicy(area))) {
      expect(share).toMatchObject({ singleton: true, import: false });
      expect(share).not.toHaveProperty('eager');
      expect(share).not.toHaveProperty('version');
    }
  });

  it('requires packages in version ranges that the shell meets, and no version of `@foothold/shared`', () => {
    const [required, provided] = [getRequirements(area), getProvidedVersions(shell)];
    expect(Object.keys(required)).toEqual(Object.keys(provided));
    for (const [name, range] of Object.entries(required)) expect(range).toBe(`^${provided[name]}`);
    expect(Object.keys(required)).toEqual(expect.arrayContaining(['react', '@module-federation/enhanced']));
    expect(Object.keys(required).filter((name) => name.startsWith('@foothold/'))).toEqual([]);
  });

  it('requires the version that an area was built with', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'foothold-policy-'));
    for (const name of ['react', 'react-dom', 'styled-components', '@foothold/shared']) {
      await mkdir(path.join(folder, 'node_modules', name), { recursive: true });
      const version = name.startsWith('react') ? '18.3.1' : '6.1.0';
      await writeFile(path.join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ version }));
    }
    expect(getRequirements(folder)).toMatchObject({ react: '^18.3.1', 'react-dom': '^18.3.1' });
    await rm(folder, { recursive: true });
  });

  it('shares the router through its entry point only', () => {
    const shared = Object.keys(getSharingPolicy(area));
    expect(shared).toContain('@foothold/shared/router');
    for (const hidden of ['react-router-dom', 'react-router', 'zustand', 'ky', 'zod'])
      expect(shared).not.toContain(hidden);
  });

  it('matches what shell/src/sharing registers, at once or on demand', () => {
    const source = readFileSync(path.join(workspace, 'shell/src/sharing/sharedModules.ts'), 'utf8');
    const listNames = (text: string) => Array.from(text.matchAll(/^ {2}'?([\w@/-]+)'?[:,]/gm), ([, name]) => name);
    const [atOnce = '', onDemand = ''] = source.split('provideOnDemand({');
    expect([...listNames(atOnce), ...listNames(onDemand)].sort()).toEqual(
      Object.keys(getProvidedModules(shell)).sort(),
    );
    expect(listNames(onDemand)).toEqual([...lazyModules, 'react-dom/client']);
  });
});
