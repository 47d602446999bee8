import type { Config } from './config/config';
import type { Db } from './db';
import type { ReleaseFiles } from './releases/files';
import type { Registry } from './releases/registry';
import type { SecretBox } from './secrets/secretBox';
import type { FileStore } from './storage/fileStore';

/** What every resource may use. */
export interface Context {
  config: Config;
  db: Db;
  store: FileStore;
  secretBox: SecretBox;
  releases: ReleaseFiles;
  /** What the site is made of, where one is served. */
  registry?: Registry;
  /** The token of this process, for commands on its own machine alone. */
  localToken: string;
  /** The token with which commands come from elsewhere. */
  operatorToken: string;
}
