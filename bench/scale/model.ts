/** What one request costs, in microseconds of CPU: of the server's process, and of PostgreSQL. */
interface Cost {
  server: number;
  database: number;
  /** Whether a read replica can answer it. */
  isForReplica: boolean;
}

/** What was measured: the costs of requests with how many of a hundred are such, and bytes for each application. */
export interface Measured {
  requests: readonly (Cost & { share: number })[];
  rowBytes: number;
  fileBytes: number;
}

/** What a site has to carry. */
export interface Demand {
  /** In the busiest second. */
  requests: number;
  applications: number;
}

/** What that needs. */
export interface Need {
  processes: number;
  connections: number;
  /** Cores of the primary, without and with replicas that take the reads which they may. */
  databaseCores: number;
  primaryCores: number;
  rowBytes: number;
  fileBytes: number;
}

/** The share of a core that is planned with, so that a busy second does not queue. */
const usable = 0.6;
/** Connections of each process: its pool, and one that listens. */
const connectionsOfProcess = 11;
/** Requests of one visit, and the share of a day's visits that its busiest hour has. */
const visit = { requests: 30, busiestHour: 1 / 8 };

const second = 1_000_000;

/** The mean cost of a request of the mix. */
function average({ requests }: Measured, read: (cost: Cost) => number): number {
  const shares = requests.reduce((sum, { share }) => sum + share, 0);
  return requests.reduce((sum, cost) => sum + cost.share * read(cost), 0) / shares;
}

/** Requests per second that one process carries. */
export const carriedByProcess = (measured: Measured): number =>
  (usable * second) / average(measured, ({ server }) => server);

/** Visits of a day whose busiest second has so many requests. */
export const toVisits = (requests: number): number => (requests * 3600) / visit.requests / visit.busiestHour;

/** What a site needs that has to carry so much. */
export function computeNeed(measured: Measured, { requests, applications }: Demand): Need {
  const toCores = (micros: number) => (requests * micros) / (usable * second);
  const processes = Math.ceil(requests / carriedByProcess(measured));
  return {
    processes,
    connections: processes * connectionsOfProcess,
    databaseCores: toCores(average(measured, ({ database }) => database)),
    primaryCores: toCores(average(measured, ({ database, isForReplica }) => (isForReplica ? 0 : database))),
    rowBytes: applications * measured.rowBytes,
    fileBytes: applications * measured.fileBytes,
  };
}
