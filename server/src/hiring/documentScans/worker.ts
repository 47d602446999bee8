import { buffer } from 'node:stream/consumers';
import { ClamdUnavailable, createScan, type Scan } from '../../platform/clamd';
import type { Context } from '../../platform/context';
import { transact } from '../../platform/db';
import type { Log } from '../../platform/http';
import { computeRetryDelay, createRunner, type Runner, startWorker } from '../../platform/queue';
import { claimScans, type DueScan, endScanTurn, postponeScan, releaseScan, scanChannel } from '../../platform/storage';
import { createMeasure } from '../../platform/telemetry/measurements';
import { recordVerdict } from './service';

type Services = Pick<Context, 'db' | 'store'>;

/** Scans documents as they come where CLAMD_URL is set, until it is stopped by the returned function. */
export function startScanWorker({ config, ...services }: Context, log: Log): () => Promise<void> {
  if (!config.CLAMD_URL) return async () => {};
  const scan = createScan(config.CLAMD_URL);
  return startWorker({
    db: services.db,
    log,
    channel: scanChannel,
    createRunner: (onRoom) => createScanRunner(services, scan, log, onRoom),
  });
}

/** Scans at once. clamd itself has ten threads by default, which others may use too. */
const maxRunning = 4;
/** Seconds. A file that fails each time, such as one that clamd takes too long for, is tried ever less often. */
const oneWeek = 7 * 24 * 3600;

const measureScan = createMeasure('scanEnded');

/** Does the scans that are due. While clamd is away it asks again after ever longer pauses, and claims nothing meanwhile. */
export function createScanRunner({ db, store }: Services, scan: Scan, log: Log, onRoom?: () => void): Runner {
  const outage = createOutage(log);

  const readFile = async (key: string) => {
    const content = await store.read(key);
    if (!content) throw new Error('The file is not in the store.');
    return buffer(content);
  };

  /** Undefined where there is no verdict: the document is due again later. */
  const tryToScan = async (due: DueScan) => {
    const { key, scan_attempts: attempt } = due;
    try {
      return await scan(await readFile(key));
    } catch (cause) {
      const { message: error } = cause as Error;
      if (cause instanceof ClamdUnavailable) {
        measureScan({ result: 'unavailable' });
        outage.begin(error);
        await releaseScan(db, due);
        return undefined;
      }
      measureScan({ result: 'failed' });
      const seconds = computeRetryDelay(attempt, { most: oneWeek });
      log.warn({ key, attempt, error, seconds }, 'a document could not be scanned and will be again');
      await postponeScan(db, due, seconds);
      return undefined;
    }
  };

  const scanAndRecord = async (due: DueScan) => {
    const verdict = await tryToScan(due);
    if (!verdict) return;
    measureScan({ result: verdict.status });
    outage.end();
    const isNew = await transact(db, (tx) => recordVerdict(tx, due.key, verdict));
    if (isNew && verdict.status !== 'clean')
      log.error({ key: due.key, ...verdict }, 'a document did not pass its scan');
  };

  const run = (due: DueScan) => scanAndRecord(due).finally(() => endScanTurn(db, due));
  const claim = async (limit: number) => (outage.isOver() ? claimScans(db, limit) : []);
  return createRunner({ maxRunning, claim, run, log }, onRoom);
}

const firstPauseSeconds = 5;
const longestPauseSeconds = 60;

/** Whether clamd is away, and when to ask again: after five seconds, doubled each time up to a minute. */
function createOutage(log: Log) {
  let pauseSeconds = 0;
  let retryAt = 0;
  return {
    isOver: () => Date.now() >= retryAt,
    begin(error: string) {
      // The scans that ran side by side have failed for the same reason.
      if (Date.now() < retryAt) return;
      pauseSeconds = Math.min(pauseSeconds * 2 || firstPauseSeconds, longestPauseSeconds);
      retryAt = Date.now() + pauseSeconds * 1000;
      log.error({ error, seconds: pauseSeconds }, 'clamd is away: documents wait for their scan and do not open');
    },
    end() {
      if (pauseSeconds > 0) log.info({}, 'clamd is back');
      pauseSeconds = 0;
    },
  };
}
