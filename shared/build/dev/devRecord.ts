import type { ReleaseRecord } from '../../boot';
import { type App, getAppFolder } from '../apps';
import { readArea } from '../readArea';
import { shellDeclaration, toDeclaredFields } from '../releaseRecordPlugin';

/** Name of an app's release in development. */
export const devRelease = 'live';

export const getContainerName = (app: App) => `foothold_${app}_live`;
export const getEntryFile = (app: App) => (app === 'shell' ? 'main.js' : 'remoteEntry.js');

/**
 * The release record of an app's current sources. Its files change all the time, and the shell in development asks for no
 * hash; the shell of a release needs that of the entry.
 */
export async function readDevRecord(app: App, integrity = ''): Promise<ReleaseRecord> {
  const entry = getEntryFile(app);
  const root = getAppFolder(app);
  const { pages, ...declaration } = app === 'shell' ? { ...shellDeclaration, pages: {} } : await readArea(root);
  const patterns = Object.keys(pages).map((pattern) => [pattern, []] as const);
  return {
    ...toDeclaredFields({ app, root, release: devRelease, container: getContainerName(app), entry }, declaration),
    files: { [entry]: { integrity, bytes: 0 } },
    preload: { entry: [entry], pages: Object.fromEntries(patterns) },
  };
}
