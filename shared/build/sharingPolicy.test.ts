import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getProvidedVersions, getRequirements, getSharingPolicy, workspace } from './sharingPolicy';

const shell = path.join(workspace, 'shell');
const area = path.join(workspace, 'mfe-company');

describe('sharing policy', () => {
  it('lets the shell provide every shared module, eagerly except for forms and their schemas', () => {
    for (const [entryPoint, share] of Object.entries(getSharingPolicy('host', shell))) {
      expect(share).toMatchObject({ singleton: true });
      expect(share.eager ?? false).toBe(!/forms|schema/.test(entryPoint));
      expect(share.version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(share).not.toHaveProperty('import');
    }
  });

  it('lets an area only consume shared modules', () => {
    for (const share of Object.values(getSharingPolicy('area', area))) {
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
    const shared = Object.keys(getSharingPolicy('area', area));
    expect(shared).toContain('@foothold/shared/router');
    for (const hidden of ['react-router-dom', 'react-router', 'zustand', 'ky', 'zod'])
      expect(shared).not.toContain(hidden);
  });

  it('matches what shell/src/sharedModules.ts imports', () => {
    const text = readFileSync(path.join(workspace, 'shell/src/sharedModules.ts'), 'utf8');
    const imported = Array.from(text.matchAll(/^import '(.+)';$/gm), ([, name]) => name);
    const eager = Object.entries(getSharingPolicy('host', shell)).filter(([, share]) => share.eager);
    expect(imported.sort()).toEqual(eager.map(([entryPoint]) => entryPoint).sort());
  });
});
