import { applyDueDecisions } from '../src/hiring/decisions/apply';
import { openPostgres } from '../src/platform/db/postgres';

/** Makes the decisions of DATABASE_URL take effect as fast as it can, in a process of its own that tests kill. */
const db = openPostgres(process.env.DATABASE_URL ?? '', { max: 2, connectionTimeout: 20_000 });
const log = { info() {}, warn() {}, error() {} };
for (;;) {
  await applyDueDecisions(db, log);
  process.stdout.write('.');
}
