import path from 'node:path';
import pg from 'pg';
import { createFolderStore, type FileStore } from '../../server/src/platform/storage';
import { type FaultyProxy, openProxy } from '../../server/testing/faultyProxy';
import { type Mailbox, openMailbox } from '../../server/testing/mailbox';
import { createTempFolder, onCleanUp } from '../harness/tempFolder';
import { type Cluster, createCluster } from './cluster';
import type { Engine } from './options';
import { createServer, type Server } from './servers';
import { type Services, startServices } from './services';
import { openVolume, type Volume } from './volume';

/** What the faults are done to: servers on one database, with their files and their mail. */
export interface Site {
  engine: Engine;
  servers: readonly Server[];
  /** A further server for the same data, which is not running. */
  spare: Server;
  /** Each DATA_DIR: one that all servers share, or one for each on machines of their own. */
  dataFolders: readonly string[];
  /** Where uploaded files are. */
  store: FileStore;
  /** On several machines. */
  services: Services | undefined;
  /** For the check of what is there, past the proxy. */
  databaseUrl: string | undefined;
  cluster: Cluster | undefined;
  databaseProxy: FaultyProxy | undefined;
  mailbox: Mailbox;
  mailProxy: FaultyProxy;
  volume: Volume;
  logFile: string;
  kills: number;
  /** Milliseconds until a killed server was ready again. */
  restarts: number[];
}

export const admin = { ADMIN_EMAIL: 'admin@example.ng', ADMIN_PASSWORD: 'a-quiet-harbour-7' };
const volumeMegabytes = 700;
const serversOnPostgres = 3;

/** Starts everything. `programs` is the folder of PostgreSQL's. */
export async function openSite(engine: Engine, port: number, programs: string | undefined): Promise<Site> {
  const volume = await openVolume(`faults-${engine}`, volumeMegabytes);
  const dataFolder = path.join(volume.folder, 'data');
  const logFile = path.join(await createTempFolder(`faults-${engine}-log`), 'servers.log');
  const [databasePort, databaseProxyPort, mailPort, mailProxyPort] = [port + 10, port + 11, port + 12, port + 13];

  const mailbox = await openMailbox({ port: mailPort });
  onCleanUp(mailbox.close);
  const mailProxy = await openProxy(mailProxyPort, mailPort);
  onCleanUp(mailProxy.close);
  const cluster = programs ? await createCluster(programs, volume.folder, databasePort) : undefined;
  const databaseProxy = cluster && (await openProxy(databaseProxyPort, databasePort));
  if (databaseProxy) onCleanUp(databaseProxy.close);
  if (cluster) await createDatabase(cluster, databasePort);

  const services = engine === 'machines' ? await startServices() : undefined;

  const settings = {
    ...{ ...admin, APP_ORIGIN: `http://localhost:${port}`, TRUSTED_PROXIES: '127.0.0.1' },
    SMTP_URL: `smtp://127.0.0.1:${mailProxyPort}`,
    ...(cluster && { DATABASE_URL: cluster.toUrl(databaseProxyPort) }),
    ...services?.settings,
  };
  const toFolder = (own: number) => (services ? `${dataFolder}-${own}` : dataFolder);
  const create = (own: number) => createServer(own, { ...settings, DATA_DIR: toFolder(own) }, logFile);
  const ports = Array.from({ length: cluster ? serversOnPostgres : 1 }, (_, index) => port + index);
  const servers = ports.map(create);
  const spare = create(port + 4);
  for (const server of servers) await server.start();
  return {
    ...{ engine, servers, spare, cluster, databaseProxy, services, mailbox, mailProxy, volume, logFile },
    dataFolders: [...new Set(ports.map(toFolder))],
    store: services?.store ?? createFolderStore(path.join(dataFolder, 'files')),
    databaseUrl: cluster?.toUrl(databasePort),
    kills: 0,
    restarts: [],
  };
}

async function createDatabase(cluster: Cluster, port: number) {
  const owner = new pg.Client({ connectionString: cluster.toUrl(port).replace('/foothold', '/postgres') });
  await owner.connect();
  await owner.query('create database foothold').finally(() => owner.end());
}
