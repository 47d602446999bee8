import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createRandom } from '../../server/demo/random';
import { createFolderStore } from '../../server/src/platform/storage';
import { startCaddy } from '../../server/testing/caddy';
import { openMailbox } from '../../server/testing/mailbox';
import { type Load, startLoad } from '../faults/load';
import { countFindings } from '../faults/report';
import { createServer } from '../faults/servers';
import { admin } from '../faults/site';
import { verify } from '../faults/verify';
import { createTempFolder, onCleanUp } from '../harness/tempFolder';
import { findFreeAddress } from '../server/startServer';
import { createPace } from './pace';
import { startVisitors } from './visitors';

export interface Outcome {
  restarts: number;
  requests: number;
  /** Requests per second that one server carried, and that were sent while servers were restarted. */
  rates: { most: number; sent: number };
  /** What failed, in words. */
  failures: string[];
  emails: number;
  emailsTwice: number;
  emailsLost: number;
  streamsOpened: number;
}

interface Options {
  databaseUrl: string;
  restarts: number;
  /** Milliseconds for which one server is measured. */
  measureFor: number;
}

/** The share of what one server carries that is sent while servers are restarted. */
const share = 0.6;
/** Milliseconds for which a server that stops still answers: three times as often as Caddy asks. */
const shutdownDelay = 3000;
/** Milliseconds in which Caddy has found a server that is ready. */
const foundWithin = 1500;

/** Restarts two servers in turn behind Caddy while people read, write and upload, and reports what they noticed. */
export async function restartInTurn({ databaseUrl, restarts, measureFor }: Options): Promise<Outcome> {
  const folder = await createTempFolder('rolling');
  const mailbox = await openMailbox();
  onCleanUp(mailbox.close);
  const { APP_ORIGIN } = await findFreeAddress();
  const settings = {
    ...{ ...admin, APP_ORIGIN, DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, 'data') },
    ...{ SMTP_URL: mailbox.url, TRUSTED_PROXIES: '127.0.0.1', SHUTDOWN_DELAY: String(shutdownDelay) },
  };
  const ports = [await findFreeAddress(), await findFreeAddress()].map(({ PORT }) => Number(PORT));
  const servers = ports.map((port) => createServer(port, settings, path.join(folder, 'servers.log')));
  const [first, ...others] = servers;
  await first?.start();
  const origins = servers.map(({ origin }) => origin);
  onCleanUp(await startCaddy(APP_ORIGIN, origins, folder));

  const pace = createPace();
  const load = await startLoad([APP_ORIGIN], createRandom(1), { mayPass: pace.mayPass });
  await confirmAddresses(databaseUrl);
  const visitors = await startVisitors(APP_ORIGIN, createRandom(2), pace);
  await pause(measureFor / 2);
  const most = await measureRate(pace.passed, measureFor);
  pace.limit(share * most);
  await Promise.all(others.map((server) => server.start()));
  await pause(foundWithin);

  const [since, before] = [performance.now(), pace.passed()];
  for (let count = 0; count < restarts; count += 1) {
    const server = servers[count % servers.length];
    await server?.stop();
    await server?.start();
    await pause(foundWithin);
  }
  const sent = (pace.passed() - before) / ((performance.now() - since) / 1000);
  await visitors.stop();
  await load.settle(AbortSignal.timeout(30_000));
  await waitForEmails(databaseUrl);

  const failures = [...visitors.failures, ...describeLoad(load)];
  const store = createFolderStore(path.join(settings.DATA_DIR, 'files'));
  const { findings } = await verify({ dataFolders: [settings.DATA_DIR], store, databaseUrl }, load.ledger, false);
  if (countFindings(findings) > 0) failures.push(JSON.stringify(findings));
  if (failures.length) failures.push(await readEnd(path.join(folder, 'servers.log')));
  const ids = mailbox.emails.map(({ messageId }) => messageId);
  return {
    ...{ restarts, requests: pace.passed(), rates: { most, sent }, failures },
    ...{ emails: ids.length, emailsTwice: ids.length - new Set(ids).size },
    emailsLost: countWithoutEmail(load, new Set(mailbox.emails.flatMap(({ recipients }) => recipients))),
    streamsOpened: visitors.streamsOpened(),
  };
}

const readEnd = async (file: string) => (await readFile(file, 'utf8')).slice(-3000);

async function measureRate(passed: () => number, milliseconds: number): Promise<number> {
  const [before, since] = [passed(), performance.now()];
  await pause(milliseconds);
  return (passed() - before) / ((performance.now() - since) / 1000);
}

/** Requests that write without a final response: what there was instead. */
const describeLoad = ({ interrupted }: Load): string[] =>
  [...interrupted].map(([reason, count]) => `${count} requests that write: ${reason}`);

/** Emails besides the first are held until an address is confirmed. */
const confirmAddresses = (url: string) =>
  withClient(url, (client) => client.query('update users set email_confirmed_at = now()'));

/** Until there is none that is due. */
const waitForEmails = (url: string) =>
  withClient(url, async (client) => {
    const due =
      'select from outbox where done_at is null and held_for is null and attempts < 3 and available_at <= now()';
    const begun = 'select from outbox where done_at is null and held_for is null and attempts > 0';
    while ((await client.query(`${due} union all ${begun}`)).rowCount) await pause(100);
  });

/** Each account was sent the email that confirms its address. */
const countWithoutEmail = ({ ledger }: Load, recipients: ReadonlySet<string>): number =>
  [...ledger.entries.values()].filter(
    ({ kind, outcome, mark }) => kind === 'account' && outcome === 'acknowledged' && !recipients.has(mark),
  ).length;

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return work(client).finally(() => client.end());
}
