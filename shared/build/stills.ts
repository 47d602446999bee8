import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import type { PrerenderedPage } from '../boot';
import { compile } from './compile';
import { insertPlaceholders, placeholderHost } from './stillSlots';

type PrerenderedPages = Record<string, PrerenderedPage>;

/** Paints what an area's `src/still.tsx` exports, in this process; undefined where there is none. */
export async function prerenderArea(root: string): Promise<PrerenderedPages | undefined> {
  if (!existsSync(path.join(root, 'src/still.tsx'))) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-still-'));
  try {
    await compile([prerenderConfiguration(root, folder)]);
    const { stills } = createRequire(import.meta.url)(path.join(folder, 'still.cjs')) as {
      stills: Promise<PrerenderedPages>;
    };
    return Object.fromEntries(
      Object.entries(await stills).map(([pattern, still]) => [pattern, insertPlaceholders(still)]),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const signedOutAuth = path.join(import.meta.dirname, '../still/nobody.ts');
const prerenderConfiguration = (root: string, folder: string): Configuration => ({
  name: 'still',
  context: root,
  mode: 'production',
  target: 'node',
  entry: { still: './src/still.tsx' },
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
