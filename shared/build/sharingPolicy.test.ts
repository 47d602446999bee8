import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getRequirements, getSharingPolicy, workspace } from './sharingPolicy';

describe('sharing policy', () => {
  it('lets the shell provide every shared module, eagerly except for forms', () => {
    for (const [entryPoint, share] of Object.entries(getSharingPolicy('host'))) {
      expect(share).toMatchObject({ singleton: true, strictVersion: true });
      expect(share.eager ?? false).toBe(entryPoint !== '@foothold/shared/forms');
      expect(share.version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(share).not.toHaveProperty('import');
    }
  });

  it('lets an area only consume shared modules', () => {
    for (const share of Object.values(getSharingPolicy('area'))) {
      expect(share).toMatchObject({ singleton: true, strictVersion: true, import: false });
      expect(share).not.toHaveProperty('eager');
      expect(share).not.toHaveProperty('version');
    }
  });

  it('requires version ranges and never the workspace protocol', () => {
    const ranges = [...Object.values(getSharingPolicy('area')), ...Object.values(getSharingPolicy('host'))].map(
      (s) => s.requiredVersion,
    );
    for (const range of [...ranges, ...Object.values(getRequirements())]) expect(range).toMatch(/^\^\d+\.\d+\.\d+$/);
  });

  it('shares the router through its entry point only', () => {
    const shared = Object.keys(getSharingPolicy('area'));
    expect(shared).toContain('@foothold/shared/router');
    for (const hidden of ['react-router-dom', 'react-router', 'zustand', 'ky', 'zod'])
      expect(shared).not.toContain(hidden);
  });

  it('requires the federation runtime of the shell', () => {
    expect(getRequirements()).toHaveProperty('@module-federation/enhanced');
  });

  it('matches what shell/src/sharedModules.ts imports', () => {
    const text = readFileSync(path.join(workspace, 'shell/src/sharedModules.ts'), 'utf8');
    const imported = Array.from(text.matchAll(/^import '(.+)';$/gm), ([, name]) => name);
    const eager = Object.entries(getSharingPolicy('host')).filter(([, share]) => share.eager);
    expect(imported.sort()).toEqual(eager.map(([entryPoint]) => entryPoint).sort());
  });
});
