import path from 'node:path';
import type { ReleaseRecord } from '../../boot';
import type { App } from '../apps';
import { workspace } from '../policy';
import { readArea } from '../readArea';
import { declared, shellFacts } from '../releaseRecord';

/** The release that an app is while it is being developed. */
export const release = 'live';

export const nameOf = (app: App) => app.replace('mfe-', '');
export const containerOf = (app: App) => `foothold_${nameOf(app)}_live`;
export const entryOf = (app: App) => (app === 'shell' ? 'main.js' : 'remoteEntry.js');

/** The record of an app as its sources are now. Its files change too often to have a hash. */
export async function liveRecord(app: App): Promise<ReleaseRecord> {
  const entry = entryOf(app);
  const { pages, ...facts } =
    app === 'shell' ? { ...shellFacts, pages: {} } : await readArea(path.join(workspace, app));
  const patterns = Object.keys(pages).map((pattern) => [pattern, []] as const);
  return {
    ...declared({ app: nameOf(app), release, container: containerOf(app), entry }, facts),
    files: { [entry]: { integrity: '', bytes: 0 } },
    preload: { entry: [entry], pages: Object.fromEntries(patterns) },
  };
}
