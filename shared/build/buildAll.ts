import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import type { ReleaseRecord } from '../boot';
import { type App, apps } from './apps';
import { compile } from './compile';
import { fingerprint } from './fingerprint';
import { workspace } from './policy';

/** Builds, in one process, those of the apps whose sources changed since their last build. One line an app. */
export async function buildAll(say: (line: string) => void, wanted: readonly App[] = apps): Promise<void> {
  const stale = wanted.filter((app) => !isFresh(path.join(workspace, app)));
  const configurations = await Promise.all(stale.map(configurationOf));
  if (configurations.length) await compile(configurations);
  for (const app of wanted) say(summary(app, stale.includes(app)));
}

function isFresh(root: string): boolean {
  const record = recordOf(root);
  return record?.release.endsWith(fingerprint(root)) ?? false;
}

function recordOf(root: string): ReleaseRecord | null {
  const file = path.join(root, 'dist/release.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReleaseRecord) : null;
}

/** The configuration in an app's folder. */
export async function configurationOf(app: App): Promise<Configuration> {
  const file = path.join(workspace, app, 'rspack.config.ts');
  return ((await import(pathToFileURL(file).href)) as { default: Configuration }).default;
}

function summary(app: string, built: boolean): string {
  const record = recordOf(path.join(workspace, app));
  const scripts = Object.entries(record?.files ?? {}).filter(([name]) => name.endsWith('.js'));
  const weight = scripts.reduce((sum, [, file]) => sum + (file.brotli ?? file.bytes), 0);
  const size = `${(weight / 1024).toFixed(1)} KiB brotli in ${scripts.length} scripts`;
  return `${built ? 'built    ' : 'unchanged'}  ${app.padEnd(14)} ${record?.release ?? ''}  ${size}`;
}
