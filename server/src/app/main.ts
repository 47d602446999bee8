import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashToken, isSameToken } from '../accounts/credentials/tokens';
import { ensureConfiguredAdmin } from '../accounts/ensureAdmin';
import { recordOperatorTokenUse } from '../accounts/operatorToken/service';
import { authenticate } from '../accounts/sessions/identity';
import { findKnowingAccount } from '../accounts/sessions/knownBrowsers.queries';
import { checkSecretsReadable } from '../accounts/twoFactor/keyCheck';
import { startEmailWorker } from '../email/worker';
import { startScanWorker } from '../hiring/documentScans/worker';
import { createJobSearch } from '../jobs/search/search';
import { openFeed } from '../notifications/feed';
import type { Config } from '../platform/config/config';
import type { Context } from '../platform/context';
import { type Db, migrate, type ReadReplica } from '../platform/db';
import type { OpenDatabase } from '../platform/db/openDatabase';
import {
  createHttpServer,
  createSessionCookie,
  deleteUnansweredKeys,
  type HttpOptions,
  type HttpServer,
  localOperatorUser,
  operatorUser,
  type Route,
} from '../platform/http';
import { openBucket } from '../platform/objectStore/bucket';
import { createRateLimiter } from '../platform/rateLimits/rateLimiter';
import { type Redis, useRedis } from '../platform/redis';
import { createBucketReleaseFiles } from '../platform/releases/bucketFiles';
import type { DatabaseRegistry } from '../platform/releases/databaseRegistry';
import { createReleaseFiles } from '../platform/releases/files';
import { createHealthTokens } from '../platform/releases/healthTokens';
import { createPreviewTokens } from '../platform/releases/previewTokens';
import type { Registry } from '../platform/releases/registry';
import { announceServer } from '../platform/releases/runningServers';
import { createSecretBox } from '../platform/secrets/secretBox';
import { createBucketStore, createFolderStore, deleteOrphanedFiles, observeStore } from '../platform/storage';
import { seedReferenceData } from '../referenceData/seed';
import { createFrontPageLoader } from '../site/content/frontPage';
import { identifyReleaseKey } from '../teams/releaseKeyUser';
import { scheduleCleanup } from './cleanup';
import { openEmailOutbox } from './emailOutbox';
import { getUploadFolder } from './folders';
import { openServerDatabase } from './openServerDatabase';
import { writeOperatorFile } from './operatorFile';
import { apiRoutes, pageRoutes } from './routes';
import { startSchedules } from './schedules';
import { createSiteMount } from './siteMount';
import { startTelemetry, type Telemetry } from './startTelemetry';

/** A running server. */
export interface Running {
  address: string;
  context: Context;
  /** Stops accepting requests after SHUTDOWN_DELAY, finishes those in flight, closes the database. */
  stop(): Promise<void>;
}

interface RunOptions {
  /** What `openServerDatabase` opened while the server was loaded. Without it, it is opened now. */
  database?: OpenDatabase;
  /** Opens the registry of the site's releases. Without it only the API is served. */
  site?: (context: Context) => Promise<Registry & Partial<Pick<DatabaseRegistry, 'followChanges'>>>;
  /** Routes besides those of the product. */
  extraRoutes?: readonly Route[];
  /** Runs after the migrations, before the first request. */
  prepare?(context: Context): Promise<unknown>;
}

/** Opens and migrates the database, then starts the server and its background work. */
export async function run(
  config: Config,
  { database: opened, site, prepare, extraRoutes = [] }: RunOptions = {},
): Promise<Running> {
  const database = opened ?? (await openServerDatabase(config));
  let stopAnnouncing: (() => Promise<void>) | undefined;
  let redis: Redis | undefined;
  let telemetry: Telemetry | undefined;
  try {
    await migrate(database.db);
    await seedReferenceData(database.db);
    redis = await useRedis(database.db, config);
    const context = createContext(config, database.db, { redis, replica: database.replica });
    // No other process has the embedded database.
    if (database.engine === 'PGlite') await discardUnfinished(context);
    await context.secretBox.prepare();
    // A bucket is not listed for every start: the cleanup does it.
    if (!config.S3_URL) await deleteOrphanedFiles(context.db, context.store);
    await prepare?.(context);
    await ensureConfiguredAdmin(context);
    // First, so that nothing that this server lacks goes live while it starts.
    if (site) stopAnnouncing = await announceServer(context.db, config);
    const registry = await site?.(context);
    const fullContext: Context = { ...context, registry };

    telemetry = await startTelemetry(fullContext);
    const app = await createServer(fullContext, { extraRoutes, metrics: telemetry.metrics });
    telemetry.logTo(app.log);
    await checkSecretsReadable(context, app.log);
    redis?.reportTo(app.log);
    database.replica?.reportTo(app.log);
    const address = await app.listen({ port: config.PORT, host: config.HOST });
    const removeOperatorFile = await writeOperatorFile(config.DATA_DIR, { address, token: context.localToken });
    const stopFollowingReleases = registry?.followChanges?.(app.log);
    const stopCleanup = scheduleCleanup(context, app.log);
    const stopEmailWorker = startEmailWorker(openEmailOutbox(context, app.log));
    const stopScanWorker = startScanWorker(context, app.log);
    const stopSchedules = startSchedules(context, app.log);
    const stop = async () => {
      await app.close();
      stopCleanup();
      stopFollowingReleases?.();
      await removeOperatorFile();
      await stopSchedules();
      await stopEmailWorker();
      await stopScanWorker();
      await stopAnnouncing?.();
      await telemetry?.stop();
      redis?.close();
      await database.close();
    };
    return { address, context, stop };
  } catch (cause) {
    await stopAnnouncing?.();
    await telemetry?.stop();
    redis?.close();
    await database.close();
    throw cause;
  }
}

/** Deletes what calls had begun when a crash ended them, so that a retry need not wait until they would be given up. */
async function discardUnfinished({ config, db }: Context) {
  await rm(getUploadFolder(config), { recursive: true, force: true });
  await deleteUnansweredKeys(db);
}

/** Engines beside the database, where the configuration names them. */
interface OtherEngines {
  redis?: Redis | undefined;
  replica?: ReadReplica | undefined;
}

export function createContext(config: Config, db: Db, { redis, replica }: OtherEngines = {}): Context {
  const bucket = config.S3_URL && openBucket(config.S3_URL);
  return {
    config,
    db,
    replica,
    readDb: replica?.readFrom() ?? db,
    store: observeStore(bucket ? createBucketStore(bucket) : createFolderStore(join(config.DATA_DIR, 'files'))),
    secretBox: createSecretBox(config),
    rateLimiter: createRateLimiter(db, config, redis),
    releases: bucket
      ? createBucketReleaseFiles(join(config.DATA_DIR, 'releases'), bucket)
      : createReleaseFiles(join(config.DATA_DIR, 'releases')),
    healthTokens: createHealthTokens(config),
    previewTokens: createPreviewTokens(config),
    localToken: randomBytes(32).toString('base64url'),
    operatorToken: config.OPERATOR_TOKEN ?? randomBytes(32).toString('base64url'),
  };
}

interface ServerOptions {
  strict?: boolean;
  metrics?: HttpOptions['metrics'];
  /** In place of the product's routes. */
  routes?: readonly Route[];
  /** Besides them. */
  extraRoutes?: readonly Route[];
}

/** Creates the HTTP server for a context. Tests use it without a socket. */
export async function createServer(
  context: Context,
  { strict = false, metrics, routes, extraRoutes = [] }: ServerOptions = {},
): Promise<HttpServer> {
  const jobSearch = createJobSearch(context);
  const loadFrontPage = createFrontPageLoader(context, jobSearch);
  const feed = openFeed(context);
  const app = await createHttpServer({
    config: context.config,
    db: context.db,
    replica: context.replica,
    rateLimiter: context.rateLimiter,
    routes: [...(routes ?? apiRoutes(context, jobSearch, loadFrontPage, feed)), ...extraRoutes],
    pages: pageRoutes(context),
    identify: (token, passive) => authenticate(context, token, passive),
    identifyOperator: (token) => identifyOperator(token, context),
    recordOperatorTokenUse: (use) => recordOperatorTokenUse(context.db, use),
    identifyReleaseKey: (token) => identifyReleaseKey(context.db, token),
    identifyBrowser: (browser) => findKnowingAccount(context.db, hashToken(browser)),
    cookie: createSessionCookie(context.config.APP_ORIGIN),
    uploadFolder: getUploadFolder(context.config),
    strict,
    metrics,
    mountSite: context.registry && createSiteMount(context, { jobSearch, loadFrontPage }, context.registry),
  });
  app.addHook('onListen', async () => feed.start());
  app.addHook('onClose', async () => feed.stop());
  return app;
}

function identifyOperator(token: string, { localToken, operatorToken }: Context) {
  if (isSameToken(token, localToken)) return localOperatorUser;
  return isSameToken(token, operatorToken) ? operatorUser : null;
}
