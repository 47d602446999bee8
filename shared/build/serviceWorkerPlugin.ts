import path from 'node:path';
import type { Compiler, Configuration } from '@rspack/core';
import { commonBundle } from './commonBundle';
import { compile } from './compile';

/** Compiles the service worker beside the shell: a bundle of its own, without what every script of a page brings along. */
export const serviceWorkerPlugin = (root: string) => (compiler: Compiler) => {
  compiler.hooks.done.tapPromise('service worker', async (stats) => {
    if (!stats.hasErrors()) await compile([serviceWorkerBundle(root)]);
  });
};

const serviceWorkerBundle = (root: string): Configuration => ({
  ...commonBundle('service-worker', root),
  target: ['webworker', 'es2022'],
  // The name under which the server has it: `serviceWorkerFile`.
  entry: { 'service-worker': './src/serviceWorker/worker.ts' },
  output: { path: path.join(root, 'dist'), filename: '[name].js', uniqueName: 'foothold_service_worker' },
});
