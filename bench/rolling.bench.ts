import { compileServer } from '../server/compile.mjs';
import { hasCaddy } from '../server/testing/caddy';
import { formatCount, type Row, toLimitRow, toMinimumRow } from './harness/rows';
import { restartInTurn } from './rolling/restartInTurn';
import { freshPostgres } from './server/database';

export const name = 'rolling';

const restarts = 20;

/** What people notice of servers that are restarted in turn behind Caddy. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const postgres = hasCaddy ? await freshPostgres() : undefined;
  if (!postgres) {
    note('Skipped: Caddy is not installed here, or no PostgreSQL answers.');
    return [];
  }
  await compileServer();
  const outcome = await restartInTurn({ databaseUrl: postgres.url, restarts, measureFor: 10_000 });
  const { most, sent } = outcome.rates;
  note(`${Math.round(sent)} requests per second, of ${Math.round(most)} that one server carried`);
  for (const failure of outcome.failures) note(failure);
  const none = { limit: 0, show: formatCount };
  return [
    toMinimumRow('restarts', outcome.restarts, restarts),
    toMinimumRow('requests', outcome.requests, 1000),
    toLimitRow('failed requests', outcome.failures.length, none),
    toMinimumRow('emails', outcome.emails, 10),
    toLimitRow('emails that arrived twice', outcome.emailsTwice, none),
    toLimitRow('emails that were lost', outcome.emailsLost, none),
  ];
}
