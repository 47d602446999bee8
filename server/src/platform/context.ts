import type { Config } from './config/config';
import type { Db, ReadReplica } from './db';
import type { RateLimiter } from './rateLimits/rateLimiter';
import type { ReleaseFiles } from './releases/files';
import type { HealthTokens } from './releases/healthTokens';
import type { PreviewTokens } from './releases/previewTokens';
import type { Registry } from './releases/registry';
import type { SecretBox } from './secrets/secretBox';
import type { FileStore } from './storage/fileStore';

/** The services that every resource may use. */
export interface Context {
  config: Config;
  db: Db;
  /** Answers lists that may be seconds old: of a call by its `readDb`. */
  replica?: ReadReplica | undefined;
  /** For what all callers share and is seconds old anyway. */
  readDb: Db;
  store: FileStore;
  rateLimiter: RateLimiter;
  secretBox: SecretBox;
  releases: ReleaseFiles;
  healthTokens: HealthTokens;
  previewTokens: PreviewTokens;
  /** The releases of the site. Undefined when only the API is served. */
  registry?: Registry;
  /** Authenticates commands on this machine. Made anew with each process. */
  localToken: string;
  /** Authenticates commands from other machines. */
  operatorToken: string;
}
