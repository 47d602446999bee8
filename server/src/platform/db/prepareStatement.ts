import type { Compilable, CompiledQuery } from 'kysely';
import { fillPlaceholders, placeholder } from './placeholders';
import { assertOutsideTransaction, type Db } from './transact';

interface Result<R> {
  rows: R[];
  /** How many rows it has changed. */
  changed: number;
}

/**
 * A statement that is built and compiled once for all values, which takes as long as to run it. `build` gets placeholders
 * in place of the values: it must bind each and look at none, and pass on no object of them.
 */
export function prepareStatement<V extends object, R>(
  build: (db: Db, values: V) => Compilable<R>,
): (db: Db, values: V) => Promise<Result<R>> {
  let compiled: CompiledQuery<R> | undefined;
  return async (db, values) => {
    if (!db.isTransaction) assertOutsideTransaction();
    compiled ??= build(db, placeholders as V).compile();
    const { rows, numAffectedRows = 0n } = await db.executeQuery(
      fillPlaceholders(compiled, values as Readonly<Record<string, unknown>>),
    );
    return { rows, changed: Number(numAffectedRows) };
  };
}

const placeholders = new Proxy({}, { get: (_target, name) => placeholder(String(name)) });
