import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type FaultyProxy, openProxy } from '../../../testing/faultyProxy';
import { isDatabaseUnavailable } from './errorCodes';
import { listen } from './listen';
import { openPostgres } from './postgres';
import { type Db, transact } from './transact';

const url = process.env.TEST_DATABASE_URL;

const toUrl = (port: number) => Object.assign(new URL(String(url)), { hostname: '127.0.0.1', port: String(port) }).href;

(url ? describe : describe.skip)('a database that hangs', () => {
  let proxy: FaultyProxy;
  let db: Db;
  const open = (options: Parameters<typeof openPostgres>[1] = {}) =>
    openPostgres(toUrl(proxy.port), { endsHung: true, ...options });
  beforeEach(async () => {
    proxy = await openProxy(0, Number(new URL(String(url)).port || 5432));
  });
  afterEach(async () => {
    await proxy.close();
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
    proxy.setHanging(true);
    endFreeze();
    expect(await fails(transaction)).toBe(true);
    expect(await Promise.all([fails(ask()), fails(ask())])).toEqual([true, true]);
    proxy.setHanging(false);
    await waitForAnswer();
  });

  it('fails at once who waits for a connection, and goes on with those that come later', async () => {
    db = open({ max: 1, connectionTimeout: 300_000 });
    await ask();
    proxy.setHanging(true);
    expect(await Promise.all([ask(), ask(), ask()].map(fails))).toEqual([true, true, true]);
    proxy.setHanging(false);
    await waitForAnswer();
  });

  it('is listened to again afterwards', async () => {
    db = open();
    let listening = 0;
    const stop = listen(db, 'news', { onMessage() {}, onListening: () => (listening += 1), retryDelay: 50 });
    while (listening < 1) await pause(20);
    await ask();
    proxy.setHanging(true);
    expect(await fails(ask())).toBe(true);
    proxy.setHanging(false);
    while (listening < 2) await pause(20);
    stop();
  });

  it('is not a database in which one statement takes long', async () => {
    db = open();
    await expect(sql`select ${1}::integer, pg_sleep(2.5)`.execute(db)).resolves.toBeDefined();
  });

  it('ends a statement whose connection was lost silently, and goes on with new connections', async () => {
    db = open();
    await ask();
    proxy.forget();
    const since = performance.now();
    expect(await fails(ask())).toBe(true);
    // Long before the time that a statement may take, after which it would be ended in any case.
    expect(performance.now() - since).toBeLessThan(5_000);
    await waitForAnswer();
  });

  it('ends the free connections too when one was lost silently, so that nobody waits for the next of them', async () => {
    db = open();
    await Promise.all(Array.from({ length: 3 }, () => sql`select ${1}::integer, pg_sleep(0.1)`.execute(db)));
    proxy.forget();
    expect(await fails(ask())).toBe(true);
    expect(await Promise.all([fails(ask()), fails(ask())])).toEqual(['answered', 'answered']);
  });

  it('ends the transaction of a connection that was lost silently, so that nobody waits for its locks', async () => {
    db = open();
    const [key, other] = [4711, openPostgres(String(url))];
    const lock = (on: Db) => sql`select pg_advisory_xact_lock(${key}), ${1}::integer`.execute(on);
    const transaction = transact(db, async (tx) => {
      await lock(tx);
      proxy.forget();
      await lock(tx);
    });
    expect(await fails(transaction)).toBe(true);
    // Fails after ten seconds where the lock is still held.
    await transact(other, lock);
    await other.destroy();
  });

  it('ends transactions that it cut off while it hung, so that nobody waits for their locks', async () => {
    db = open();
    const [key, other] = [4712, openPostgres(String(url))];
    const lock = (on: Db) => sql`select pg_advisory_xact_lock(${key}), ${1}::integer`.execute(on);
    const transaction = transact(db, async (tx) => {
      await lock(tx);
      // The end of the connection does not reach the database.
      proxy.forget();
      proxy.setHanging(true);
      await lock(tx);
    });
    expect(await fails(transaction)).toBe(true);
    proxy.setHanging(false);
    // Fails after ten seconds where the lock is still held.
    await transact(other, lock);
    await other.destroy();
  });

  it('ends with a connection that was lost silently those that wait for a lock and are silent as long', async () => {
    db = open({ statementTimeout: 100_000, lockTimeout: 100_000 });
    const [key, other] = [4713, openPostgres(String(url))];
    const lock = (on: Db) => sql`select pg_advisory_xact_lock(${key}), ${1}::integer`.execute(on);
    const waitForWaiting = async (count: number) => {
      const waiting = sql`select from pg_locks where locktype = 'advisory' and objid = ${key} and not granted`;
      while ((await waiting.execute(other)).rows.length !== count) await pause(20);
    };
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holding = transact(other, (tx) => lock(tx).then(() => released));
    await Promise.all([ask(), ask(), ask(), ask()]);
    const locking = [1, 2, 3].map(() => fails(transact(db, lock)));
    await waitForWaiting(3);
    proxy.forget();
    expect(await fails(ask())).toBe(true);
    // The lock is still held, and the database runs what waits for it.
    expect(await Promise.all(locking)).toEqual([true, true, true]);
    await waitForWaiting(0);
    release();
    await holding;
    await other.destroy();
  });

  it('ends a statement that nobody answers, where a pooler hides who runs it', async () => {
    db = open({ statementTimeout: 500, sessionUrl: String(url) });
    await ask();
    proxy.forget();
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
