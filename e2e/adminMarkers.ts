import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { apps, getAppFolder } from '@foothold/shared/build/apps';
import type { Endpoint } from '@foothold/shared/contract';
import * as adminContract from '@foothold/shared/contract/admin';

const sharedFolder = path.resolve(import.meta.dirname, '../shared');
/** The apps whose bundles are public or for other roles. */
export const nonAdminApps = apps.filter((app) => app !== 'admin');

/**
 * Strings that only the admin bundle contains: its paths, API calls and texts that no other app's sources contain. If one
 * of them is found in another bundle, an admin module has leaked into it.
 */
export async function findAdminMarkers(): Promise<string[]> {
  const [mine, theirs, built] = await Promise.all([
    readSources(path.join(getAppFolder('admin'), 'src'), isSource),
    Promise.all(
      [...nonAdminApps.map((app) => path.join(getAppFolder(app), 'src')), sharedFolder].map((folder) =>
        readSources(folder, isNonAdminSource),
      ),
    ),
    readBuildFiles('admin'),
  ]);
  const [others, bundle] = [theirs.join('\n'), [...built.values()].join('\n')];
  const said = new Set([...listAdminCalls(), ...extractSentences(mine)]);
  return [...said].filter((text) => bundle.includes(text) && !others.includes(text));
}

/** The text files of an app's build, by name. */
export async function readBuildFiles(app: string): Promise<Map<string, string>> {
  const folder = path.join(getAppFolder(app), 'dist');
  const names = (await readdir(folder)).filter((name) => /\.(js|map|json|css|svg)$/.test(name));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readText(path.join(folder, name))] as const)),
  );
}

const listAdminCalls = () =>
  Object.values<unknown>(adminContract)
    .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'summary' in value)
    .flatMap(({ path: address, summary }) => [address, summary]);

/** Text between tags, and quoted strings that are sentences or admin paths. */
const extractSentences = (source: string) =>
  Array.from(source.matchAll(/>([A-Z][^<>{}\n]{11,})<|(['"])((?:\/admin|[A-Z][^'"\n]* )[^'"\n]{6,})\2/g)).map(
    ([, text, , quoted]) => (text ?? quoted ?? '').trim(),
  );

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\//.test(name);
// The gallery is in no bundle.
const isNonAdminSource = (name: string) => isSource(name) && !/\/(contract\/admin|gallery\/)/.test(name);

async function readSources(folder: string, wanted: (name: string) => boolean): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((name) => !/\/(node_modules|dist)\//.test(name) && wanted(name));
  return (await Promise.all(files.map(readText))).join('\n');
}

const readText = (file: string) => readFile(file, 'utf8');
