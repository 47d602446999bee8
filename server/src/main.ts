import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config';
import type { Context } from './context';
import { type Db, migrate, openDatabase } from './db';
import { type HttpServer, httpServer, type Route, sessionCookie } from './http';
import { findPublic } from './jobs/read';
import { seedLists } from './lists/seed';
import { startPostman } from './mail/postman';
import { countUnread } from './notifications/queries';
import { openOutbox } from './outbox';
import { apiRoutes, pageRoutes } from './routes';
import { ensureAdmin } from './sessions/admin';
import { identify } from './sessions/identity';
import { mountSite, type Registry } from './site';
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
  /** The releases that the site is made of; without them only the API answers. */
  registry?: Registry;
  /** Routes besides those of the product. */
  more?: readonly Route[];
  /** Runs after the migrations, before the first request. */
  prepare?(context: Context): Promise<unknown>;
}

/** Opens and migrates the database, then serves. */
export async function run(config: Config, { registry, prepare, more = [] }: Extras = {}): Promise<Running> {
  const database = await openDatabase(config);
  try {
    await migrate(database.db);
    await seedLists(database.db);
    const context = createContext(config, database.db);
    // With the embedded database this process is alone in the folder, so whatever lies there was left by a dead one.
    if (database.engine === 'PGlite') await rm(uploadFolder(config), { recursive: true, force: true });
    await sweepOrphans(context.db, context.store);
    await prepare?.(context);
    await ensureConfiguredAdmin(context);

    const app = await createServer(context, { registry, routes: [...apiRoutes(context), ...more] });
    const address = await app.listen({ port: config.PORT, host: config.HOST });
    const stopTidying = tidyHourly(context.db, app.log);
    const stopPostman = startPostman(openOutbox(context, app.log));
    const stop = async () => {
      stopTidying();
      await app.close();
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
});

interface ServerExtras {
  strict?: boolean;
  registry?: Registry;
  routes?: readonly Route[];
}

/** The HTTP side over a context; tests ask it without a socket. */
export const createServer = (
  context: Context,
  { strict = false, registry, routes = apiRoutes(context) }: ServerExtras = {},
): Promise<HttpServer> =>
  httpServer({
    config: context.config,
    db: context.db,
    routes,
    pages: pageRoutes(context),
    identify: (token) => identify(context.db, token),
    cookie: sessionCookie(context.config.APP_ORIGIN),
    uploadFolder: uploadFolder(context.config),
    strict,
    mountSite:
      registry &&
      ((app, identityOf) =>
        mountSite(app, {
          registry,
          origin: context.config.APP_ORIGIN,
          zone: context.config.PLATFORM_TIME_ZONE,
          identityOf,
          findPublicJob: (id) => findPublic(context, id),
          countUnread: (user_id) => countUnread(context.db, user_id),
          links: linksOf(context.config),
        })),
  });

const linksOf = ({ CHAT_GROUP_URL, SOCIAL_LINKS }: Config) => ({
  chat_group: CHAT_GROUP_URL ?? null,
  social: SOCIAL_LINKS ?? [],
});

const uploadFolder = ({ DATA_DIR }: Config) => join(DATA_DIR, 'uploads');

async function ensureConfiguredAdmin({ db, config: { ADMIN_EMAIL, ADMIN_PASSWORD } }: Context) {
  if (ADMIN_EMAIL && ADMIN_PASSWORD) await ensureAdmin(db, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
}
