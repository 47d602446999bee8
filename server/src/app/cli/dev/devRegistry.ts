import type { ReleaseRecord } from '@foothold/shared/boot';
import type { LiveReleases, Registry, Release } from '../../../platform/releases/registry';

/** The current records of the apps in development, whose files the dev server serves. */
export type GetRecords = () => readonly ReleaseRecord[];

/** A registry of apps in development, and of built releases for the others. */
export function createDevRegistry(records: GetRecords, built: readonly Release[] = []): Registry {
  const live = (): LiveReleases => {
    const releases = [...records().map(toDevRelease), ...built];
    const shell = releases.find(({ record }) => record.app === 'shell');
    if (!shell) throw new Error('There is no shell.');
    const areas = releases.filter(({ record }) => record.app !== 'shell');
    return { revision: 0, shell, areas, fallbacks: new Map(), disabled: new Map() };
  };
  return {
    revision: () => 0,
    hasCanary: () => false,
    isJudging: () => false,
    findMisfit: () => undefined,
    liveFor: live,
    refresh: async () => {},
    onChange: () => () => {},
    // Apps in development have no files here, and no health counts.
    find: async (app, id) => built.find(({ record }) => record.app === app && record.release === id),
  };
}

/** Without a folder: `find` does not return it, so its files are never served from here. */
const toDevRelease = (record: ReleaseRecord): Release => ({ record, base_url: null, prerenders: {}, folder: '' });
