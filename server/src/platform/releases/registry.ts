import type { PrerenderedPage, ReleaseRecord } from '@foothold/shared/boot';

/** A release that may be served. It never changes, whatever a later build does. */
export interface Release {
  record: ReleaseRecord;
  /** The prerendered pages of its area, by route pattern. */
  prerenders: Readonly<Record<string, PrerenderedPage>>;
  /** Where its scripts lie, if not on this site; the site has a copy of them. */
  base_url: string | null;
  /** Holds its files, and pre-compressed ones under the same name and `.br`. */
  folder: string;
  /** Brings one of them into the folder. Undefined where it holds them all. */
  fetch?(name: string): Promise<void>;
}

/** The releases that one visitor gets. */
export interface LiveReleases {
  revision: number;
  shell: Release;
  areas: readonly Release[];
  /** By app: what to load, from this site, where the release in `areas` cannot be loaded. */
  fallbacks: ReadonlyMap<string, Release>;
  /** By app: why it is switched off. */
  disabled: ReadonlyMap<string, string>;
}

/** A release that one visitor sees although it is not live. */
export type Preview = Pick<ReleaseRecord, 'app' | 'release'>;

/** Knows which release of each app is live, and every release whose files open pages may still request. */
export interface Registry {
  /** Increases with every change of the live releases. */
  revision(): number;
  /** Whether some visitors get other releases than the rest: only then a visitor needs a bucket. */
  hasCanary(): boolean;
  /** Whether a canary or a rollout is judged by what pages report: only then they say which releases they were served. */
  isJudging(): boolean;
  /**
   * The live releases for the visitors of a bucket (0 to 99), or for visitors without one. With a preview that release
   * instead of the live one of its app, also where the app is switched off; as without one where it is no longer kept.
   */
  liveFor(bucket?: number, preview?: Preview): LiveReleases;
  /** Why a release that may be live cannot be loaded by a page with this shell. Undefined where it can. */
  findMisfit(shell: string, release: Release): string | undefined;
  /** Reads the live releases again where they have changed. */
  refresh(): Promise<void>;
  /** Calls back after the live releases have changed. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  find(app: string, release: string): Promise<Release | undefined>;
}

/** Whether somebody who gets these releases gets this one. */
export const isAmong = ({ shell, areas }: LiveReleases, { app, release }: Preview): boolean =>
  [shell, ...areas].some(({ record }) => record.app === app && record.release === release);

/** The address of a release's file on this site. */
export const toFileUrl = ({ record }: Pick<Release, 'record'>, name: string) =>
  `/mf/${record.app}/${record.release}/${name}`;

/** The address from which pages load a script of a release. */
export const toScriptUrl = (release: Pick<Release, 'record' | 'base_url'>, name: string) =>
  release.base_url === null ? toFileUrl(release, name) : `${release.base_url}${name}`;

/** The subresource integrity value of a release's file. */
export function getIntegrity({ record }: Pick<Release, 'record'>, name: string): string {
  const file = record.files[name];
  if (!file) throw new Error(`${record.app} ${record.release} has no ${name}.`);
  return file.integrity;
}
