import type { Config } from './config';
import type { Db } from './db';
import type { FileStore } from './storage/store';

/** What every resource may use. */
export interface Context {
  config: Config;
  db: Db;
  store: FileStore;
}
