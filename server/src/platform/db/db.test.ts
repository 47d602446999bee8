import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { startServer, type TestServer } from '../../../testing';
import { listen } from './listen';
import { sendMessage } from './messages';
import { listMigrations, migrate, splitStatements, toIdentity } from './migrate';
import { openDatabase } from './openDatabase';
import { customPlan } from './queryPlans';
import { type Db, transact } from './transact';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('database', () => {
  it('returns the same JavaScript values on both engines', async () => {
    const { rows } = await sql`select timestamptz '2026-01-02 03:04:05.678+01' as instant, date '2026-01-02' as day,
    count(*) as many, 1.5::numeric as half, true as yes, '{"a":[1]}'::jsonb as json, array[1,2] as list`.execute(
      server.context.db,
    );
    expect(rows).toEqual([
      {
        instant: '2026-01-02T02:04:05.678Z',
        day: '2026-01-02',
        many: 1,
        half: 1.5,
        yes: true,
        json: { a: [1] },
        list: [1, 2],
      },
    ]);
  });
});

describe('customPlan', () => {
  const mode = sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode where ${1}::integer = 1`;
  const readPlanMode = async (db: Db, statement = mode) => (await statement.execute(db)).rows[0]?.mode;

  it('plans the marked statement at each execution, and no other statement', async () => {
    await server.context.db.connection().execute(async (db) => {
      const usual = await readPlanMode(db);
      expect(await readPlanMode(db, sql`${customPlan} ${mode}`)).not.toBe('force_generic_plan');
      expect(await readPlanMode(db)).toBe(usual);
      const prepared = await sql`select 1 from pg_prepared_statements where statement like '/* custom plan%'`.execute(
        db,
      );
      expect(prepared.rows).toEqual([]);
    });
  });

  it('does not change how later statements are planned when the marked one fails', async () => {
    await server.context.db.connection().execute(async (db) => {
      const usual = await readPlanMode(db);
      await expect(sql`${customPlan} select 1 / ${0}::integer`.execute(db)).rejects.toThrow('division by zero');
      expect(await readPlanMode(db)).toBe(usual);
    });
    const usual = await readPlanMode(server.context.db);
    const failing = transact(server.context.db, (tx) => sql`${customPlan} select 1 / ${0}::integer`.execute(tx));
    await expect(failing).rejects.toThrow('division by zero');
    expect(await readPlanMode(server.context.db)).toBe(usual);
  });
});

describe('constraints', () => {
  it('refuse a paid job without an amount', async () => {
    await expect(server.aJob({ stipend: 1 })).rejects.toThrow();
  });

  it('refuse to change or delete a row of the audit log', async () => {
    const { db } = server.context;
    await db.insertInto('audit_log').values({ action: 'test', subject: 'user', subject_id: '1' }).execute();
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
    await expect(db.updateTable('audit_log').set({ action: 'other' }).execute()).rejects.toThrow('append-only');
  });
});

describe('listen', () => {
  it('allows queries in a message handler, even when a transaction sent the message', async () => {
    const { db } = server.context;
    let stop = () => {};
    const rowCount = new Promise((resolve, reject) => {
      const onMessage = () => sql`select 1`.execute(db).then(({ rows }) => resolve(rows.length), reject);
      const onListening = () => transact(db, (tx) => sendMessage(tx, 'foothold_test', ''));
      stop = listen(db, 'foothold_test', { onMessage, onListening });
    });
    expect(await rowCount).toBe(1);
    stop();
  });
});

describe('transact', () => {
  const addLocation = (name: string) => server.context.db.insertInto('locations').values({ name }).execute();
  const locations = async () =>
    (await server.context.db.selectFrom('locations').select('name').execute()).map(({ name }) => name);

  it('runs again after a serialization failure', async () => {
    let tries = 0;
    await transact(server.context.db, async (tx) => {
      tries += 1;
      await tx
        .insertInto('locations')
        .values({ name: `try ${tries}` })
        .execute();
      if (tries < 3) await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(tx);
    });
    expect(await locations()).toEqual(['try 3']);
  });

  it('rolls back when it fails', async () => {
    const failing = transact(server.context.db, async (tx) => {
      await tx.insertInto('locations').values({ name: 'never' }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await locations()).not.toContain('never');
  });

  it('does not affect later statements when a row outside of it was refused', async () => {
    await addLocation('Lagos');
    await expect(addLocation('Lagos')).rejects.toMatchObject({ code: '23505' });
    await addLocation('Kano');
  });

  it('refuses the outer database inside a transaction, which would deadlock', async () => {
    await expect(transact(server.context.db, () => locations())).rejects.toThrow('pass on its tx');
  });
});

describe('migrate', () => {
  it('runs nothing when the schema is up to date', async () => {
    expect(await migrate(server.context.db)).toEqual([]);
  });

  it('recognizes a migration that was applied under another number', async () => {
    const { db } = server.context;
    const rename = (from: string, to: string) =>
      sql`update schema_migrations set name = ${to} where name = ${from}`.execute(db);
    await rename('0013_job_drafts.sql', '0014_job_drafts.sql');
    await rename('0025_counts_of_company.sql', '0031_counts_of_company.sql');
    expect(await migrate(db)).toEqual([]);
    await rename('0014_job_drafts.sql', '0013_job_drafts.sql');
    await rename('0031_counts_of_company.sql', '0025_counts_of_company.sql');
  });
});

describe('migrations', () => {
  it('are numbered without gaps', async () => {
    const numbers = (await listMigrations()).map((name) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('have unique names after the number', async () => {
    const identities = (await listMigrations()).map(toIdentity);
    expect(identities).toEqual([...new Set(identities)]);
  });

  it('are split into statements outside of function bodies', () => {
    expect(splitStatements('-- a\nselect 1;\n\ncreate function f() as $$\nbegin;\nend $$;\nselect\n2;')).toEqual([
      'select 1',
      'create function f() as $$\nbegin;\nend $$',
      'select\n2',
    ]);
  });
});

describe('embedded database', () => {
  let DATA_DIR: string;
  beforeAll(async () => {
    DATA_DIR = await mkdtemp(join(tmpdir(), 'foothold-db-'));
  });
  afterAll(() => rm(DATA_DIR, { recursive: true, force: true }));

  /** Closes the database even if the work fails: otherwise the folder is deleted while this process holds its lock. */
  async function withDatabase(work: (db: Db) => Promise<void>) {
    const onLockLost = (cause: Error) => {
      throw cause;
    };
    const { db, close } = await openDatabase({ DATA_DIR, DATABASE_URL: undefined }, { onLockLost });
    await work(db).finally(close);
  }

  it('syncs each commit to the disk before it is acknowledged', async () => {
    await withDatabase(async (db) => {
      await migrate(db);
      const { fdatasyncSync } = fs;
      let synced = 0;
      fs.fdatasyncSync = (descriptor) => {
        synced += 1;
        fdatasyncSync(descriptor);
      };
      await db
        .insertInto('locations')
        .values({ name: 'Lagos' })
        .execute()
        .finally(() => {
          fs.fdatasyncSync = fdatasyncSync;
        });
      expect(synced).toBeGreaterThan(0);
    });
    await withDatabase(async (db) => {
      expect(await db.selectFrom('locations').select('name').execute()).toEqual([{ name: 'Lagos' }]);
    });
  });
});
