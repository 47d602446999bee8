import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { prerenderFile, type ReleaseRecord } from '@foothold/shared/boot';
import { apps, compile, loadConfiguration, readArea } from '@foothold/shared/build';
import { createTempFolder } from '../harness/tempFolder';
import { areaFolders, listPageScripts, toSinglePageConfiguration } from './singlePage';

let federatedFolder: Promise<string> | undefined;

/** A folder with a fresh build of every app, apart from the apps' own `dist` folders. */
export const getFederatedBuild = (): Promise<string> => (federatedFolder ??= buildFederated());

async function buildFederated(): Promise<string> {
  const folder = await createTempFolder('federated');
  const configurations = await Promise.all(apps.map(loadConfiguration));
  await compile(
    configurations.map((configuration, index) => {
      return { ...configuration, output: { ...configuration.output, path: path.join(folder, apps[index] ?? '') } };
    }),
  );
  return folder;
}

/**
 * The same sources as one bundle, in the same form. The areas' records name files of the shell's release, so that the
 * same server answers the same addresses, with the same hints for what each page needs.
 */
export async function buildSinglePage(): Promise<string> {
  const folder = await createTempFolder('single');
  const configuration = await toSinglePageConfiguration(await loadConfiguration('shell'), folder);
  const [stats] = await compile([configuration]);
  const shell = JSON.parse(await readFile(path.join(folder, 'shell/release.json'), 'utf8')) as ReleaseRecord;

  for (const [name, root] of Object.entries(areaFolders)) {
    const { pages, ...declaration } = await readArea(root);
    const scripts = Object.entries(pages).map(([pattern, requests]) => [
      pattern,
      listPageScripts(stats, root, requests),
    ]);
    const prerenders = await readPrerenders(name);
    const preload = { entry: [], pages: Object.fromEntries(scripts) };
    const own = {
      access: declaration.access,
      frame: declaration.layout ?? 'sidebar',
      paths: declaration.paths,
      nav: declaration.nav,
    };
    const record = { ...shell, ...own, ...(declaration.home && { home: declaration.home }), container: name, preload };
    await cp(path.join(folder, 'shell'), path.join(folder, name), { recursive: true });
    if (prerenders) {
      record.files = { ...record.files, [prerenderFile]: { integrity: '', bytes: prerenders.length } };
      await writeFile(path.join(folder, name, prerenderFile), prerenders);
    }
    await writeFile(path.join(folder, name, 'release.json'), JSON.stringify(record satisfies ReleaseRecord));
  }
  return folder;
}

/** The prerendered pages of the area: the same before any script runs, however the scripts are bundled. */
async function readPrerenders(area: string): Promise<Buffer | undefined> {
  const file = path.join(await getFederatedBuild(), area, prerenderFile);
  return existsSync(file) ? readFile(file) : undefined;
}
