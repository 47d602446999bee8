import type { PGlite } from '@electric-sql/pglite';
import { type CopySession, toCopySql } from './copySession';

/** Pages of a table that are copied at once: the process does nothing else meanwhile. */
const pagesOfBlock = 500;

/** Copies tables by the embedded database's files in memory, a range of pages at a time. */
export const createPGliteCopy = ({ query }: Pick<PGlite, 'query'>): Pick<CopySession, 'copyIn' | 'copyOut'> => ({
  async *copyOut(copied) {
    const { table, columns } = toCopySql(copied);
    const { rows } = await query<{ pages: number }>(
      `select (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int as pages`,
      [table],
    );
    for (let page = 0; page < (rows[0]?.pages ?? 0); page += pagesOfBlock) {
      const range = `ctid >= '(${page},0)' and ctid < '(${page + pagesOfBlock},0)'`;
      const { blob } = await query(`copy (select ${columns} from ${table} where ${range}) to '/dev/blob'`);
      if (blob?.size) yield Buffer.from(await blob.arrayBuffer());
    }
  },

  async copyIn(copied, rows) {
    const { table, columns } = toCopySql(copied);
    await query(`copy ${table} (${columns}) from '/dev/blob'`, [], { blob: new Blob([new Uint8Array(rows)]) });
  },
});
