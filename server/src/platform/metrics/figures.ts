import { Gauge, type Registry } from 'prom-client';

/** What the database, the disk and other servers say of this moment. What could not be asked is undefined. */
export interface Figures {
  database_up: boolean;
  pool?: { max: number; open: number; idle: number; waiting: number } | undefined;
  queues: readonly { queue: string; tasks: number; oldest_seconds: number }[];
  releases: readonly { app: string; release: string; slot: string; failures: number; failure_ratio: number }[];
  clamd_up?: boolean | undefined;
  disk?: { free_bytes: number; size_bytes: number } | undefined;
  last_backup_at?: Date | undefined;
}

/** Adds gauges for figures. The returned function sets them; figures that are missing have no sample. */
export function addFigures(registry: Registry): (figures: Figures) => void {
  const add = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });

  const databaseUp = add('foothold_database_up', '1 if the database answered the last questions of this page');
  const connections = add('foothold_database_connections', 'Open connections of the pool', 'state');
  const maxConnections = add('foothold_database_connections_max', 'The most connections that the pool opens');
  const waiting = add(
    'foothold_database_connections_waiting',
    'Statements and transactions that wait for a connection',
  );
  const tasks = add('foothold_queue_tasks', 'Tasks of a queue that are due or were attempted', 'queue');
  const oldest = add('foothold_queue_oldest_seconds', 'For how long the oldest of these has waited', 'queue');
  const info = add('foothold_release_info', 'The live and canary release of each app', 'app', 'release', 'slot');
  const failures = add('foothold_release_failures', 'Failures of a release, as its page counts them', 'app', 'slot');
  const ratio = add('foothold_release_failure_ratio', 'Share of failures among loads', 'app', 'slot');
  const clamdUp = add('foothold_clamd_up', '1 if clamd answers; without CLAMD_URL there is no sample');
  const diskFree = add('foothold_data_disk_free_bytes', 'Bytes that are free for DATA_DIR');
  const diskSize = add('foothold_data_disk_size_bytes', 'Bytes of the file system of DATA_DIR');
  const lastBackup = add(
    'foothold_last_backup_timestamp_seconds',
    'When the last backup with this DATA_DIR was made; without one there is no sample',
  );
  const labelled = [connections, tasks, oldest, info, failures, ratio];
  const plain = [maxConnections, waiting, clamdUp, diskFree, diskSize, lastBackup];

  return ({ database_up, pool, queues, releases, clamd_up, disk, last_backup_at }) => {
    for (const gauge of labelled) gauge.reset();
    for (const gauge of plain) gauge.remove();
    databaseUp.set(Number(database_up));
    if (pool) {
      connections.set({ state: 'used' }, pool.open - pool.idle);
      connections.set({ state: 'idle' }, pool.idle);
      maxConnections.set(pool.max);
      waiting.set(pool.waiting);
    }
    for (const { queue, ...figures } of queues) {
      tasks.set({ queue }, figures.tasks);
      oldest.set({ queue }, figures.oldest_seconds);
    }
    for (const { app, release, slot, ...health } of releases) {
      info.set({ app, release, slot }, 1);
      failures.set({ app, slot }, health.failures);
      ratio.set({ app, slot }, health.failure_ratio);
    }
    if (clamd_up !== undefined) clamdUp.set(Number(clamd_up));
    if (disk) {
      diskFree.set(disk.free_bytes);
      diskSize.set(disk.size_bytes);
    }
    if (last_backup_at) lastBackup.set(last_backup_at.getTime() / 1000);
  };
}
