import type { ReleaseRecord } from '@foothold/shared/boot';
import type { LiveReleases, Registry, Release } from '../../../platform/releases/registry';

/** Apps that are being developed: their records are what their sources say now, their files come from elsewhere. */
export type GetRecords = () => readonly ReleaseRecord[];

/** A registry in which these apps are live as they are being developed, among others as they were built. For developers alone. */
export function createDevRegistry(records: GetRecords, built: readonly Release[] = []): Registry {
  const live = (): LiveReleases => {
    const releases = [...records().map(toDevRelease), ...built];
    const shell = releases.find(({ record }) => record.app === 'shell');
    if (!shell) throw new Error('There is no shell.');
    const areas = releases.filter(({ record }) => record.app !== 'shell');
    return { shell, areas, fallbacks: new Map(), disabled: new Map() };
  };
  return {
    revision: () => 0,
    hasCanary: () => false,
    liveFor: live,
    refresh: async () => {},
    onChange: () => () => {},
    // A live app has no files here, and nothing that anybody would want to count.
    find: async (app, id) => built.find(({ record }) => record.app === app && record.release === id),
  };
}

/** Without a folder: `find` does not return it, so its files are never served from here. */
const toDevRelease = (record: ReleaseRecord): Release => ({ record, prerenders: {}, folder: '' });
