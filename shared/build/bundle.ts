import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { Configuration } from '@rspack/core';

export const steadyIds = { moduleIds: 'deterministic', chunkIds: 'deterministic' } as const;

/** What every bundle of the front end has in common. `refresh` lets a running page take over a changed component. */
export function bundle(name: string, root: string, { refresh = false } = {}): Configuration {
  return {
    name,
    context: root,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: 'source-map',
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, type: 'javascript/auto', use: swc(refresh) },
        { test: /\.(woff2|webm|mp4)$/, type: 'asset/resource' },
      ],
    },
    optimization: steadyIds,
    performance: false,
  };
}

/** The library's English is en-US alone, and what no other language has falls back to it: without it no menu opens. */
export const englishOnly = () => optimizeLocales.rspack({ locales: ['en'] });

const swc = (refresh: boolean) => ({
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', ...(refresh && { development: true, refresh }) },
        reactCompiler: true,
      },
    },
  },
});
