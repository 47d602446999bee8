import type { Identity } from '@foothold/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import type { Db, ReadReplica } from '../db';
import type { RateLimiter } from '../rateLimits/rateLimiter';
import type { MetricsOptions } from './mountMetrics';
import type { PageRoute, Route, User } from './route';
import type { createSessionCookie } from './sessionCookie';

/** The HTTP server as the rest of the code sees it. */
export type HttpServer = FastifyInstance;

/** What the HTTP server needs of the rest of the code. */
export interface HttpOptions {
  config: Config;
  db: Db;
  /** Answers lists that may be seconds old. */
  replica?: ReadReplica | undefined;
  rateLimiter: RateLimiter;
  routes: readonly Route[];
  pages: readonly PageRoute[];
  /** The user of a session token; `passive` when the call is no sign of activity. */
  identify(token: string, passive?: boolean): Promise<User | null>;
  /** The operator, for the token of a command; null for any other token. */
  identifyOperator(token: string): User | null;
  /** Called before a change with the operator's token that comes from another machine. */
  recordOperatorTokenUse(use: { call: string; address: string; request_id: string }): Promise<void>;
  /** The bearer of a team's release key; null for a token that is none. Fails for one that is no longer valid. */
  identifyReleaseKey(token: string): Promise<User | null>;
  /** The account that knows a browser by its own token. */
  identifyBrowser(browser: string): Promise<number | undefined>;
  cookie: ReturnType<typeof createSessionCookie>;
  /** Mounts the site's files and documents, under every address that no other route has. */
  mountSite?: (
    app: FastifyInstance,
    loadIdentity: (request: FastifyRequest) => Promise<Identity | null>,
    toReadDb: (request: FastifyRequest) => Db,
  ) => void;
  /** Counts requests, and serves what the process has counted to whoever has its token. */
  metrics?: MetricsOptions | undefined;
  /** Holds uploads while their request is handled. */
  uploadFolder: string;
  /** Whether responses of trusted routes are checked against the contract, as in tests. */
  strict: boolean;
}
