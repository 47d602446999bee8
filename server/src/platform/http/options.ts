import type { Identity } from '@foothold/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import type { Db } from '../db';
import type { PageRoute, Route, User } from './route';
import type { createSessionCookie } from './sessionCookie';

/** The HTTP server as the rest of the code sees it. */
export type HttpServer = FastifyInstance;

/** What the HTTP side needs of the rest. */
export interface HttpOptions {
  config: Config;
  db: Db;
  routes: readonly Route[];
  pages: readonly PageRoute[];
  /** Who holds this session token; `passive` where the call is no sign that anybody is there. */
  identify(token: string, passive?: boolean): Promise<User | null>;
  /** Who comes with the token of a command; null where it is none. */
  identifyOperator(token: string): User | null;
  cookie: ReturnType<typeof createSessionCookie>;
  /** Mounts the site's files and documents, which answer every address that nothing else does. */
  mountSite?: (app: FastifyInstance, identityOf: (request: FastifyRequest) => Promise<Identity | null>) => void;
  /** Where uploads lie while their call runs. */
  uploadFolder: string;
  /** Holds trusted routes to their contract: where tests run. */
  strict: boolean;
}
