import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { isDatabaseUnavailable } from './errorCodes';
import { listen } from './listen';
import { openPostgres } from './postgres';
import { type Db, transact } from './transact';

const url = process.env.TEST_DATABASE_URL;

/** Passes connections on to PostgreSQL until it is frozen: then they stay open, and nothing is passed on. */
async function startProxy(target: URL) {
  const sockets = new Set<net.Socket>();
  let isFrozen = false;
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      if (isFrozen) from.pause();
      from.on('data', (data) => to.write(data));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(target);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as net.AddressInfo).port);
  return {
    url: through.href,
    /** Without `newOnes`, only what is connected by now hangs, as behind a router that has forgotten it. */
    freeze({ newOnes = true } = {}) {
      isFrozen = newOnes;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

(url ? describe : describe.skip)('a database that hangs', () => {
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let db: Db;
  const open = (options: Parameters<typeof openPostgres>[1] = {}) =>
    openPostgres(proxy.url, { endsHung: true, ...options });
  beforeEach(async () => {
    proxy = await startProxy(new URL(String(url)));
  });
  afterEach(async () => {
    proxy.stop();
    await db.destroy();
  });

  const ask = () => sql<{ one: number }>`select ${1}::integer as one`.execute(db);
  const fails = (work: Promise<unknown>) => work.then(() => 'answered', isDatabaseUnavailable);
  /** Resolves when the database answers. The test's own time limit ends it otherwise. */
  async function waitForAnswer() {
    while ((await fails(ask())) !== 'answered') await pause(50);
  }

  it('fails what waits for it and what comes later, and answers again afterwards', async () => {
    db = open();
    await ask();
    let isInTransaction = () => {};
    const begun = new Promise<void>((resolve) => {
      isInTransaction = resolve;
    });
    let endFreeze = () => {};
    const frozen = new Promise<void>((resolve) => {
      endFreeze = resolve;
    });
    const transaction = transact(db, async (tx) => {
      await sql`select 1`.execute(tx);
      isInTransaction();
      await frozen;
      await sql`select 1`.execute(tx);
    });
    await begun;
    proxy.freeze();
    endFreeze();
    expect(await fails(transaction)).toBe(true);
    expect(await Promise.all([fails(ask()), fails(ask())])).toEqual([true, true]);
    proxy.thaw();
    await waitForAnswer();
  });

  it('is listened to again afterwards', async () => {
    db = open();
    let listening = 0;
    const stop = listen(db, 'news', { onMessage() {}, onListening: () => (listening += 1), retryDelay: 50 });
    while (listening < 1) await pause(20);
    await ask();
    proxy.freeze();
    expect(await fails(ask())).toBe(true);
    proxy.thaw();
    while (listening < 2) await pause(20);
    stop();
  });

  it('is not a database in which one statement takes long', async () => {
    db = open();
    await expect(sql`select ${1}::integer, pg_sleep(2.5)`.execute(db)).resolves.toBeDefined();
  });

  it('ends a statement whose connection was lost silently, and goes on with new connections', async () => {
    db = open({ statementTimeout: 500 });
    await ask();
    proxy.freeze({ newOnes: false });
    expect(await fails(ask())).toBe(true);
    await waitForAnswer();
  });

  it('fails who waits too long for a free connection', async () => {
    db = open({ max: 1 });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holding = transact(db, () => released);
    expect(await fails(ask())).toBe(true);
    release();
    await holding;
    await waitForAnswer();
  });
});
