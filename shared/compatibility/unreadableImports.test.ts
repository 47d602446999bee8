import { findUnreadableImports } from './unreadableImports';

const find = (content: string, path = 'webpack://company/./src/pages/Page.tsx') =>
  findUnreadableImports([{ path, content }]);

const unnamed = ['src/pages/Page.tsx imports @foothold/shared/ui without naming what it uses of it: import each name.'];

describe('findUnreadableImports', () => {
  it('finds nothing where each name is imported, or read of a namespace', () => {
    expect(
      find(`
        import { Button } from '@foothold/shared/ui';
        import * as z from '@foothold/shared/schema';
        import type * as ui from '@foothold/shared/ui';
        import { helper } from '../shared/helper';
        export const name = z.string();
        export type Name = z.infer<typeof name>;
        export const Page = () => <Button title={helper({ z: name.z })} />;
        export const load = () => import('./Other');`),
    ).toEqual([]);
  });

  it.each([
    [`const ui = await import('@foothold/shared/ui'); ui.Button;`],
    [`export const lazyPage = lazy(async () => ({ default: (await import('@foothold/shared/ui')).Button }));`],
    [`import * as ui from '@foothold/shared/ui'; const { Button } = ui;`],
    [`import * as ui from '@foothold/shared/ui'; export const render = (name: 'Button') => ui[name];`],
    [`export * from '@foothold/shared/ui';`],
    [`export * as ui from '@foothold/shared/ui';`],
  ])('finds an import whose names cannot be read (case %#)', (content) => {
    expect(find(content)).toEqual(unnamed);
  });

  it('finds imports of files of shared by their path, also while the page runs', () => {
    expect(find(`import { endpoint } from '../../../shared/contract/endpoint';`)).toEqual([
      'src/pages/Page.tsx imports ../../../shared/contract/endpoint by its path: import it from @foothold/shared.',
    ]);
    expect(find(`await import('../../../shared/auth');`)).toHaveLength(1);
    expect(find('await import(`../../../shared/auth`);')).toHaveLength(1);
    expect(find(`await import('../../../shared/\\u0061uth');`)).toHaveLength(1);
  });

  it('finds an endpoint that an area declares', () => {
    expect(find(`import { endpoint } from '@foothold/shared/contract';`)).toEqual([
      'src/pages/Page.tsx declares an endpoint of its own: those of the API are in @foothold/shared/contract.',
    ]);
  });

  it('leaves out what the area bundles of shared and of packages', () => {
    const content = `export * from '@foothold/shared/schema';`;
    expect(find(content, 'webpack://company/../shared/contract/schema.ts')).toEqual([]);
    expect(find(content, 'webpack://company/./node_modules/some/index.ts')).toEqual([]);
  });
});
