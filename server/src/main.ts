import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publicCompanies } from './companies/read';
import type { Config } from './config';
import type { Context } from './context';
import { type Db, migrate, openDatabase } from './db';
import {
  type HttpOptions,
  type HttpServer,
  httpServer,
  operator,
  operatorHere,
  type Route,
  sessionCookie,
} from './http';
import { startReminding } from './interviews/reminders';
import { findPublic } from './jobs/read';
import { seedLists } from './lists/seed';
import { startPostman } from './mail/postman';
import { countFor } from './notifications/queries.waiting';
import { tellCommands } from './operatorFile';
import { openOutbox } from './outbox';
import { releaseFiles } from './releases/files';
import type { OpenRegistry } from './releases/openRegistry';
import type { Registry } from './releases/registry';
import { apiRoutes, pageRoutes } from './routes';
import { vaultOf } from './secrets';
import { ensureAdmin } from './sessions/admin';
import { identify } from './sessions/identity';
import { sameToken } from './sessions/tokens';
import { mountSite } from './site';
import { folderStore, sweepOrphans } from './storage';
import { tidyHourly } from './tidy';

/** A running server. */
export interface Running {
  address: string;
  context: Context;
  /** Stops accepting, finishes what is under way, closes the database. */
  stop(): Promise<void>;
}

interface Extras {
  /** Opens the releases that the site is made of; without them only the API answers. */
  site?: (context: Context) => Promise<Registry & Partial<Pick<OpenRegistry, 'follow'>>>;
  /** Routes besides those of the product. */
  more?: readonly Route[];
  /** Runs after the migrations, before the first request. */
  prepare?(context: Context): Promise<unknown>;
}

/** Opens and migrates the database, then serves. */
export async function run(config: Config, { site, prepare, more = [] }: Extras = {}): Promise<Running> {
  const database = await openDatabase(config);
  try {
    await migrate(database.db);
    await seedLists(database.db);
    const context = createContext(config, database.db);
    // With the embedded database this process is alone in the folder, so whatever lies there was left by a dead one.
    if (database.engine === 'PGlite') await rm(uploadFolder(config), { recursive: true, force: true });
    await context.vault.prepare();
    await sweepOrphans(context.db, context.store);
    await prepare?.(context);
    await ensureConfiguredAdmin(context);
    const registry = await site?.(context);
    const whole: Context = { ...context, registry };

    const app = await createServer(whole, { routes: [...apiRoutes(whole), ...more] });
    const address = await app.listen({ port: config.PORT, host: config.HOST });
    const silence = await tellCommands(config.DATA_DIR, { address, token: context.localToken });
    const stopFollowing = registry?.follow?.(app.log);
    const stopTidying = tidyHourly(context, app.log);
    const stopPostman = startPostman(openOutbox(context, app.log));
    const stopReminding = startReminding(context.db, app.log);
    const stop = async () => {
      stopTidying();
      stopFollowing?.();
      await silence();
      await app.close();
      await stopReminding();
      await stopPostman();
      await database.close();
    };
    return { address, context, stop };
  } catch (cause) {
    await database.close();
    throw cause;
  }
}

export const createContext = (config: Config, db: Db): Context => ({
  config,
  db,
  store: folderStore(join(config.DATA_DIR, 'files')),
  vault: vaultOf(config),
  releases: releaseFiles(join(config.DATA_DIR, 'releases')),
  localToken: randomBytes(32).toString('base64url'),
  operatorToken: config.OPERATOR_TOKEN ?? randomBytes(32).toString('base64url'),
});

interface ServerExtras {
  strict?: boolean;
  routes?: readonly Route[];
}

/** The HTTP side over a context; tests ask it without a socket. */
export const createServer = (
  context: Context,
  { strict = false, routes = apiRoutes(context) }: ServerExtras = {},
): Promise<HttpServer> =>
  httpServer({
    config: context.config,
    db: context.db,
    routes,
    pages: pageRoutes(context),
    identify: (token, passive) => identify(context, token, passive),
    operatorOf: (token) => operatorOf(token, context),
    cookie: sessionCookie(context.config.APP_ORIGIN),
    uploadFolder: uploadFolder(context.config),
    strict,
    mountSite: context.registry && siteOf(context, context.registry),
  });

const siteOf =
  (context: Context, registry: Registry): HttpOptions['mountSite'] =>
  (app, identityOf) =>
    mountSite(app, {
      registry,
      origin: context.config.APP_ORIGIN,
      zone: context.config.PLATFORM_TIME_ZONE,
      identityOf,
      findPublicJob: (id) => findPublic(context, id),
      findPublicCompany: publicCompanies(context),
      countFor: (identity) => countFor(context.db, identity),
      links: linksOf(context.config),
    });

function operatorOf(token: string, { localToken, operatorToken }: Context) {
  if (sameToken(token, localToken)) return operatorHere;
  return sameToken(token, operatorToken) ? operator : null;
}

const linksOf = ({ CHAT_GROUP_URL, SOCIAL_LINKS }: Config) => ({
  chat_group: CHAT_GROUP_URL ?? null,
  social: SOCIAL_LINKS ?? [],
});

const uploadFolder = ({ DATA_DIR }: Config) => join(DATA_DIR, 'uploads');

async function ensureConfiguredAdmin({ db, config: { ADMIN_EMAIL, ADMIN_PASSWORD } }: Context) {
  if (ADMIN_EMAIL && ADMIN_PASSWORD) await ensureAdmin(db, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
}
