import { createRequire } from 'node:module';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { Configuration } from '@rspack/core';

export const deterministicIds = { moduleIds: 'deterministic', chunkIds: 'deterministic' } as const;

/** What every bundle of the front end has in common. `refresh` lets a running page take over a changed component. */
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
    optimization: deterministicIds,
    performance: false,
  };
}

/** The library's English is en-US alone, and what no other language has falls back to it: without it no menu opens. */
export const englishLocalePlugin = () => optimizeLocales.rspack({ locales: ['en'] });

/** The router's own entry is its build for development, with warnings that nobody reads on a page that people use. */
function getProductionRouterAliases(): Record<string, string> {
  const router = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  const quiet = (name: string) =>
    router.resolve(name).replace('/development/', '/production/').replace(/\.js$/, '.mjs');
  return { 'react-router$': quiet('react-router'), 'react-router/dom$': quiet('react-router/dom') };
}

const contractLoader = path.join(import.meta.dirname, 'contractLoader.cjs');

/** What the compiler would remember for a button weighs more than the button, and pages hand it the same element already. */
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
