import type { PrerenderedPage, ReleaseRecord } from '@foothold/shared/boot';

/** A release that may be served. It never changes, whatever a later build does. */
export interface Release {
  record: ReleaseRecord;
  /** The pages that its area painted, by route pattern. */
  prerenders: Readonly<Record<string, PrerenderedPage>>;
  /** The content of one of its files; pre-compressed twins stand under their name and `.br`. Undefined where it has none. */
  read(name: string): Promise<Buffer | undefined>;
}

/** What one visitor gets. */
export interface LiveReleases {
  shell: Release;
  areas: readonly Release[];
  /** By app: what to load where the release in `areas` cannot be loaded. */
  fallbacks: ReadonlyMap<string, Release>;
  /** By app: why it is switched off. */
  disabled: ReadonlyMap<string, string>;
}

/** Which release of each app is live, and every release that pages out there may still ask files of. */
export interface Registry {
  /** Changes with every change of what is live. */
  revision(): number;
  /** Whether some visitors get something else than others: only then a visitor needs a bucket. */
  hasCanary(): boolean;
  /** What is live for the visitors of a bucket (0 to 99), or for whoever has none. */
  liveFor(bucket?: number): LiveReleases;
  /** Reads again what is live, where it has changed. */
  refresh(): Promise<void>;
  /** Calls back after what is live has changed. Returns how to stop. */
  onChange(listener: () => void): () => void;
  find(app: string, release: string): Promise<Release | undefined>;
}

/** The address of a release's file. */
export const toFileUrl = ({ record }: Pick<Release, 'record'>, name: string) =>
  `/mf/${record.app}/${record.release}/${name}`;

/** What the browser must find a file to hash to. */
export function getIntegrity({ record }: Pick<Release, 'record'>, name: string): string {
  const file = record.files[name];
  if (!file) throw new Error(`${record.app} ${record.release} has no ${name}.`);
  return file.integrity;
}
