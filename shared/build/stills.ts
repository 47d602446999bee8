import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import type { Still } from '../boot';
import { compile } from './compile';
import { finish, host } from './stillSlots';

type Stills = Record<string, Still>;

/** Paints what an area's `src/still.tsx` exports, in this process; undefined where there is none. */
export async function paintStills(root: string): Promise<Stills | undefined> {
  if (!existsSync(path.join(root, 'src/still.tsx'))) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-still-'));
  try {
    await compile([painter(root, folder)]);
    const { stills } = createRequire(import.meta.url)(path.join(folder, 'still.cjs')) as { stills: Promise<Stills> };
    return Object.fromEntries(Object.entries(await stills).map(([pattern, still]) => [pattern, finish(still)]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const nobody = path.join(import.meta.dirname, '../still/nobody.ts');
const painter = (root: string, folder: string): Configuration => ({
  name: 'still',
  context: root,
  mode: 'production',
  target: 'node',
  entry: { still: './src/still.tsx' },
  output: { path: folder, filename: '[name].cjs', library: { type: 'commonjs2' } },
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
    alias: { '@foothold/shared/auth$': nobody },
  },
  module: {
    rules: [
      { test: /\.tsx?$/, type: 'javascript/auto', use: swc },
      { test: /\.(webm|mp4)$/, type: 'asset/inline' },
    ],
  },
  plugins: [
    new rspack.DefinePlugin({
      'window.location.origin': JSON.stringify(`https://${host}`),
      'window.location.hostname': JSON.stringify(host),
    }),
  ],
  performance: false,
});

const swc = {
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
};
