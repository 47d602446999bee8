import type { Output, UnparsedInput } from '@foothold/shared/contract';
import {
  changeReleases,
  createPreview,
  listReleases,
  publishRelease,
  type ReleaseKeyParts,
  saveScreenshots,
} from '@foothold/shared/contract/admin';
import { signRecord } from '@foothold/shared/signature';
import type { Build } from '../build/readBuild';
import { callServer, type ServerAddress } from './callServer';
import type { Screenshots } from './screenshots';

export type ReleaseChanges = UnparsedInput<typeof changeReleases>;

/** What the commands for releases do, on a running server or directly on its data. */
export interface ReleaseOperations {
  list(): Promise<Output<typeof listReleases>>;
  /** `base_url` is where its scripts lie, if not on the site. */
  publish(build: Build, base_url?: string): Promise<{ fresh: boolean }>;
  /** Makes a link with which a published release is seen before it is live. */
  preview(app: string, release: string): Promise<Output<typeof createPreview>>;
  /** Keeps screenshots beside a published release, in place of those that it has. */
  saveScreenshots(app: string, release: string, screenshots: Screenshots): Promise<Output<typeof saveScreenshots>>;
  change(changes: ReleaseChanges): Promise<Output<typeof changeReleases>>;
}

/** The operations of a running server, through its API. A release key signs what it publishes. */
export const createReleaseOperations = (server: ServerAddress, key?: ReleaseKeyParts): ReleaseOperations => ({
  list: () => callServer(server, listReleases),
  publish: ({ record, files }, base_url) => {
    const contents = Array.from(files, ([name, content]) => [name, content.toString('base64')] as const);
    return callServer(server, publishRelease, {
      body: { record, files: Object.fromEntries(contents), signature: key && signRecord(record, key), base_url },
    });
  },
  preview: (app, release) => callServer(server, createPreview, { params: { app }, body: { release } }),
  saveScreenshots: (app, release, { paths, live_release, files }) =>
    callServer(server, saveScreenshots, {
      params: { app, release },
      body: { paths: paths.join(), live_release },
      files,
    }),
  change: (body) => callServer(server, changeReleases, { body }),
});
