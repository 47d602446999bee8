import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import type { ReleaseRecord } from '../boot';
import { type App, apps, getAppFolder } from './apps';
import { compile } from './compile';
import { isUpToDate } from './fingerprint';

/** Builds, in one process, the apps whose sources have changed since their last build. Logs one line for each app. */
export async function buildAll(log: (line: string) => void, requestedApps: readonly App[] = apps): Promise<void> {
  const outdatedApps = requestedApps.filter((app) => !isUpToDate(app));
  const configurations = await Promise.all(outdatedApps.map(loadConfiguration));
  if (configurations.length) await compile(configurations);
  for (const app of requestedApps) log(formatSummary(app, outdatedApps.includes(app)));
}

function readReleaseRecord(root: string): ReleaseRecord | null {
  const file = path.join(root, 'dist/release.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReleaseRecord) : null;
}

/** The configuration in the folder of an app. */
export async function loadConfiguration(app: App): Promise<Configuration> {
  const file = path.join(getAppFolder(app), 'rspack.config.ts');
  const { default: configuration } = (await import(pathToFileURL(file).href)) as { default: Configuration };
  if (configuration.name !== app)
    throw new Error(`rspack.config.ts builds '${configuration.name}', where the package is that of '${app}'.`);
  return configuration;
}

function formatSummary(app: string, wasBuilt: boolean): string {
  const record = readReleaseRecord(getAppFolder(app));
  const scripts = Object.entries(record?.files ?? {}).filter(([name]) => name.endsWith('.js'));
  const weight = scripts.reduce((sum, [, file]) => sum + (file.brotli ?? file.bytes), 0);
  const size = `${(weight / 1024).toFixed(1)} KiB brotli in ${scripts.length} scripts`;
  return `${wasBuilt ? 'built    ' : 'unchanged'}  ${app.padEnd(10)} ${record?.release ?? ''}  ${size}`;
}
