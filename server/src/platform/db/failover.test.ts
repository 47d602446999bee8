import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { withPostgres } from '../../../testing/databaseTemplate';
import { hasPostgresPrograms, startCluster, type TestCluster } from '../../../testing/postgresCluster';
import { isDatabaseUnavailable } from './errorCodes';
import { openPostgres } from './postgres';
import type { Db } from './transact';

if (!hasPostgresPrograms) process.stdout.write('A failover is not tested: no programs of PostgreSQL are here.\n');

/** An address that leads to a server until it is told to lead to another one. What is connected stays connected. */
async function startAddress(first: string) {
  let target = first;
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(new URL(target).port), '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from.on('error', () => to.destroy()).on('close', () => to.destroy()));
      from.pipe(to);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(first);
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    leadTo: (next: string) => {
      target = next;
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Milliseconds. */
const answerLimit = 2_000;
const recoveryLimit = 5_000;

(hasPostgresPrograms ? describe : describe.skip)('a failover', () => {
  let primary: TestCluster;
  let standby: TestCluster;
  let address: Awaited<ReturnType<typeof startAddress>>;
  let db: Db;
  const acknowledged: number[] = [];
  let next = 0;

  /** Writes a row, and proves that a call is answered in time also where that fails. */
  async function write() {
    const since = performance.now();
    next += 1;
    const value = next;
    const outcome = await sql`insert into written values (${value})`.execute(db).then(
      () => 'acknowledged' as const,
      (cause: unknown) => {
        if (!isDatabaseUnavailable(cause) && (cause as { code?: string }).code !== 'ECONNREFUSED') throw cause;
        return 'refused' as const;
      },
    );
    // On a busy machine this process may stand still.
    expect(performance.now() - since).toBeLessThan(2 * answerLimit);
    if (outcome === 'acknowledged') acknowledged.push(value);
    return outcome;
  }
  async function writeUntil(wanted: Awaited<ReturnType<typeof write>>) {
    while ((await write()) !== wanted) await pause(20);
  }

  beforeAll(async () => {
    primary = await startCluster();
    standby = await primary.addReplica();
    await withPostgres(primary.url, async (owner) => {
      await sql`create table written (value integer primary key)`.execute(owner);
      // Nothing is acknowledged before the standby has it.
      await sql`alter system set synchronous_standby_names = '*'`.execute(owner);
      await sql`select pg_reload_conf()`.execute(owner);
    });
    address = await startAddress(primary.url);
    db = openPostgres(address.url, { endsHung: true, max: 4 });
  });
  afterAll(async () => {
    address?.stop();
    await db?.destroy();
    await standby?.remove();
    await primary?.remove();
  });

  it('refuses at once what it cannot write, and writes again after the standby was promoted, with all that was acknowledged', async () => {
    await Promise.all(Array.from({ length: 20 }, write));
    const writers = Promise.all(Array.from({ length: 3 }, () => writeUntil('refused')));
    await primary.kill();
    await writers;
    await standby.promote();
    const promoted = performance.now();
    address.leadTo(standby.url);
    await writeUntil('acknowledged');
    expect(performance.now() - promoted).toBeLessThan(recoveryLimit);
    const { rows } = await sql<{ value: number }>`select value from written`.execute(db);
    expect(rows.map(({ value }) => value)).toEqual(expect.arrayContaining(acknowledged));
    expect(acknowledged.length).toBeGreaterThan(20);
  });

  it('leaves a server that only reads by now, with every connection', async () => {
    const other = await standby.addReplica();
    try {
      address.leadTo(other.url);
      const demoted = openPostgres(address.url, { max: 3 });
      const ask = () => sql`select pg_sleep(0.05)`.execute(demoted);
      await Promise.all([ask(), ask(), ask()]);
      address.leadTo(standby.url);
      const refused = await sql`insert into written values (0)`.execute(demoted).catch((cause: unknown) => cause);
      expect([refused, isDatabaseUnavailable(refused)]).toEqual([expect.objectContaining({ code: '25006' }), true]);
      const isReplica = sql<{ is: boolean }>`select pg_is_in_recovery() as is, pg_sleep(0.05)`;
      const askThrice = () => Promise.all([1, 2, 3].map(() => isReplica.execute(demoted)));
      // A connection may be asked once more in the moment that its end takes.
      let answers = await askThrice().catch(() => undefined);
      while (!answers) answers = await askThrice().catch(() => undefined);
      expect(answers.map(({ rows }) => rows[0]?.is)).toEqual([false, false, false]);
      await demoted.destroy();
    } finally {
      await other.remove();
    }
  });
});
