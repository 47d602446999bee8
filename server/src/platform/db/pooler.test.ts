import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { withDatabaseName, withPostgres } from '../../../testing/databaseTemplate';
import { hasPgBouncer, startPgBouncer } from '../../../testing/pgBouncer';
import { listen } from './listen';
import { openDatabase } from './openDatabase';
import { toSettings } from './sessionSettings';
import { type Db, transact } from './transact';

const url = process.env.TEST_DATABASE_URL;
if (url && !hasPgBouncer) process.stdout.write('PgBouncer is not tested: it is not installed.\n');

(url && hasPgBouncer ? describe : describe.skip)('a database behind PgBouncer that pools transactions', () => {
  const name = `foothold_pooler_${randomBytes(4).toString('hex')}`;
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
  let DATABASE_SESSION_URL: string;
  const open = () =>
    openDatabase(
      { DATA_DIR: '/nonexistent', DATABASE_URL: pooler.toPooled(DATABASE_SESSION_URL), DATABASE_SESSION_URL },
      { onLockLost() {} },
    );
  const onServer = (statement: ReturnType<typeof sql>) => withPostgres(String(url), (db) => statement.execute(db));

  beforeAll(async () => {
    DATABASE_SESSION_URL = withDatabaseName(String(url), name);
    await onServer(sql`create database ${sql.id(name)}`);
    pooler = await startPgBouncer(String(url));
  });
  afterAll(async () => {
    await pooler?.stop();
    await onServer(sql`drop database ${sql.id(name)} with (force)`);
  });

  it('is refused with the statements that set what its sessions lack', async () => {
    await expect(open()).rejects.toThrow(
      `ALTER ROLE postgres IN DATABASE ${name} SET idle_in_transaction_session_timeout = '30000';`,
    );
  });

  describe('whose role has the settings', () => {
    let db: Db;
    let close: () => Promise<void>;
    beforeAll(async () => {
      for (const [setting, value] of Object.entries(toSettings({})))
        await onServer(
          sql`alter role postgres in database ${sql.id(name)} set ${sql.id(setting)} = ${sql.lit(String(value))}`,
        );
      await pooler.stop();
      pooler = await startPgBouncer(String(url));
      ({ db, close } = await open());
    });
    afterAll(() => close?.());

    it('answers the same statements on any of its sessions, side by side', async () => {
      const ask = (value: number) =>
        sql<{ value: number }>`select ${value}::integer as value, pg_sleep(0.01)`.execute(db);
      const answers = await Promise.all(Array.from({ length: 40 }, (_, value) => ask(value)));
      expect(answers.map(({ rows }) => rows[0]?.value)).toEqual(Array.from({ length: 40 }, (_, value) => value));
    });

    it('leaves no setting of a pattern search or a transaction behind', async () => {
      await sql`select 'a' like ${'a%'}`.execute(db);
      await transact(db, (tx) => sql`set local statement_timeout = 0`.execute(tx));
      const { rows } = await sql<{ statement: string; plan: string }>`
        select current_setting('statement_timeout') as statement, current_setting('plan_cache_mode') as plan`.execute(
        db,
      );
      expect(rows).toEqual([{ statement: '15s', plan: 'auto' }]);
    });

    it('is listened to without the pooler', async () => {
      const message = new Promise<string>((resolve) => {
        const stop = listen(db, 'news', {
          onMessage(payload) {
            stop();
            resolve(payload);
          },
          onListening: () => void sql`select pg_notify('news', ${'hello'})`.execute(db),
        });
      });
      expect(await message).toBe('hello');
    });
  });
});
