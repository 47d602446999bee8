import { createRequire } from 'node:module';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { Configuration } from '@rspack/core';

/** Numbers in the order of the import graph. Hashed ids would follow from absolute paths, of packages and generated modules. */
export const naturalIds = { moduleIds: 'natural', chunkIds: 'natural' } as const;

/** The common part of all browser bundles. `refresh` adds React Refresh, for development. */
export function commonBundle(name: string, root: string, { refresh = false } = {}): Configuration {
  return {
    name,
    context: root,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: 'source-map',
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], alias: refresh ? {} : getProductionRouterAliases() },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: uiFiles,
          type: 'javascript/auto',
          use: swcLoader({ refresh, reactCompiler: true }),
        },
        { test: uiFiles, type: 'javascript/auto', use: swcLoader({ refresh, reactCompiler: false }) },
        { test: /shared\/contract\/.*\.ts$/, enforce: 'pre', use: contractLoader },
        { test: /\.(woff2|webm|mp4)$/, type: 'asset/resource' },
      ],
    },
    optimization: naturalIds,
    performance: false,
  };
}

/** Keeps only English of the component library's texts. Its fallback locale is en-US, without which no menu opens. */
export const englishLocalePlugin = () => optimizeLocales.rspack({ locales: ['en'] });

/** The router's default entry is its development build, with warnings. */
function getProductionRouterAliases(): Record<string, string> {
  const router = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  const toProductionFile = (name: string) =>
    router.resolve(name).replace('/development/', '/production/').replace(/\.js$/, '.mjs');
  return {
    'react-router$': toProductionFile('react-router'),
    'react-router/dom$': toProductionFile('react-router/dom'),
  };
}

const contractLoader = path.join(import.meta.dirname, 'contractLoader.cjs');

/** Not compiled by the React compiler: its memoization would make small components larger than it saves. */
const uiFiles = /shared\/ui\/.*\.tsx?$/;

const swcLoader = ({ refresh, reactCompiler }: { refresh: boolean; reactCompiler: boolean }) => ({
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', ...(refresh && { development: true, refresh }) },
        reactCompiler,
      },
    },
  },
});
