import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import type { PrerenderedPage } from '../boot';
import { compile } from './compile';
import { insertPlaceholders, placeholderHost } from './prerenderPlaceholders';

type PrerenderedPages = Record<string, PrerenderedPage>;

/** Prerenders the pages that an area's `src/prerender.tsx` exports, in this process; undefined without that file. */
export async function prerenderArea(root: string): Promise<PrerenderedPages | undefined> {
  if (!existsSync(path.join(root, 'src/prerender.tsx'))) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-prerender-'));
  try {
    await compile([prerenderConfiguration(root, folder)]);
    const { prerenderedPages } = createRequire(import.meta.url)(path.join(folder, 'prerender.cjs')) as {
      prerenderedPages: Promise<PrerenderedPages>;
    };
    return Object.fromEntries(
      Object.entries(await prerenderedPages).map(([pattern, page]) => [pattern, insertPlaceholders(page)]),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const signedOutAuth = path.join(import.meta.dirname, '../prerender/signedOutAuth.ts');
const prerenderConfiguration = (root: string, folder: string): Configuration => ({
  name: 'prerender',
  context: root,
  mode: 'production',
  target: 'node',
  entry: { prerender: './src/prerender.tsx' },
  output: { path: folder, filename: '[name].cjs', library: { type: 'commonjs2' } },
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
    alias: { '@foothold/shared/auth$': signedOutAuth },
  },
  module: {
    rules: [
      { test: /\.tsx?$/, type: 'javascript/auto', use: swcLoader },
      { test: /\.(webm|mp4)$/, type: 'asset/inline' },
    ],
  },
  plugins: [
    new rspack.DefinePlugin({
      'window.location.origin': JSON.stringify(`https://${placeholderHost}`),
      'window.location.hostname': JSON.stringify(placeholderHost),
    }),
  ],
  performance: false,
});

const swcLoader = {
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
};
