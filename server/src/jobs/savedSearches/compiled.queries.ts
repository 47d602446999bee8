import type { SearchConditions } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db';
import type { CompiledSearch } from './compileSearch';

interface Compilation {
  id: number;
  conditions: SearchConditions;
  /** Undefined of a search that no job can match: it has no keys. */
  compiled: CompiledSearch | undefined;
}

/**
 * Writes what searches ask of the index. One whose conditions have changed meanwhile stays as it is; of one that means the same
 * words as before only the time is written.
 */
export async function writeCompiled(tx: Tx, compilations: readonly Compilation[]): Promise<void> {
  const rows = compilations.map(({ id, conditions, compiled }) => ({ id, conditions, ...(compiled ?? noCompiled) }));
  const { rows: changed } = await sql<{ id: number }>`
    with given as materialized (
      select id, conditions, words::tsquery as words, currency, pay_from, pay_to, months_from, months_to, start
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
        id integer, conditions jsonb, words text, currency text, pay_from numeric, pay_to numeric,
        months_from smallint, months_to smallint, start text
      )
    ),
    changed as materialized (
      select given.id from given
      join saved_searches on saved_searches.id = given.id and saved_searches.conditions = given.conditions
      where saved_searches.words is distinct from given.words
        or not exists (select from saved_search_keys where search_id = given.id)
    ),
    written as (
      update saved_searches set words = given.words, currency = given.currency, pay_from = given.pay_from,
        pay_to = given.pay_to, months_from = given.months_from, months_to = given.months_to, start = given.start,
        compiled_at = now()
      from given where saved_searches.id = given.id and saved_searches.conditions = given.conditions
    )
    select id from changed
  `.execute(tx);
  const ids = new Set(changed.map(({ id }) => id));
  if (ids.size > 0)
    await replaceKeys(
      tx,
      rows.filter(({ id }) => ids.has(id)),
    );
}

type KeyedSearch = { id: number } & Pick<CompiledSearch, 'anchors' | 'field' | 'place' | 'typed_words'>;

async function replaceKeys(tx: Tx, searches: readonly KeyedSearch[]): Promise<void> {
  const ids = searches.map(({ id }) => id);
  const given = sql`jsonb_to_recordset(${JSON.stringify(searches)}::jsonb) as given (
    id integer, anchors text[], field text, place text, typed_words text[]
  )`;
  for (const table of ['saved_search_keys', 'saved_search_words'] as const)
    await sql`delete from ${sql.table(table)} where search_id = any (${ids}::integer[])`.execute(tx);
  await sql`
    insert into saved_search_keys (anchor, field, place, search_id)
    select distinct anchor, field, place, id from ${given} cross join unnest(anchors) as anchor
  `.execute(tx);
  await sql`
    insert into saved_search_words (word, search_id)
    select distinct word, id from ${given} cross join unnest(typed_words) as word
  `.execute(tx);
}

const noCompiled = {
  ...{ words: null, currency: null, pay_from: null, pay_to: null, months_from: null, months_to: null, start: null },
  ...{ typed_words: [], anchors: [], field: '', place: '' },
} satisfies CompiledSearch;
