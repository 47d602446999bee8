import { findForeignModules } from './foreignModules';

describe('findForeignModules', () => {
  it('lists the packages and folders of modules that the shell provides', () => {
    const copies = [
      'node_modules/.pnpm/react@19.3.1/node_modules/react/index.js',
      'node_modules/.pnpm/ky@2.1.0/node_modules/ky/distribution/index.js',
      'node_modules/.pnpm/zustand@5.1.0/node_modules/zustand/esm/index.mjs',
      'node_modules/.pnpm/react-router@7.18.5/node_modules/react-router/dist/index.mjs',
      'node_modules/styled-components/dist/index.mjs',
      '../shared/ui/index.ts',
      '../shared/auth/session.ts',
      '../shared/auth/unsavedInput.ts',
      'node_modules/@module-federation/webpack-bundler-runtime/dist/index.cjs',
    ];

    expect(findForeignModules(copies)).toEqual([
      'react',
      'ky',
      'zustand',
      'react-router',
      'styled-components',
      'shared/ui',
      'shared/auth',
      '@module-federation/webpack-bundler-runtime',
    ]);
  });

  it('lists none of an area’s own pages, icons, contract and private dependencies', () => {
    const own = [
      './src/pages/jobs/JobsPage.tsx',
      '../shared/contract/jobs.ts',
      '../shared/boot/accessRole.ts',
      'node_modules/lucide-react/dist/esm/icons/bell.mjs',
      'node_modules/@module-federation/webpack-bundler-runtime/dist/index.js',
    ];

    expect(findForeignModules(own)).toEqual([]);
  });
});
