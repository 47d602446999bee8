import type { Db } from './transact';

/** A table and those of its columns that are written, not computed. */
export interface CopiedTable {
  name: string;
  columns: readonly string[];
}

/** One session, in which rows are copied as text in the format of COPY. */
export interface CopySession {
  /** Runs all its statements in this session. */
  db: Db;
  /** All rows, in blocks that end with a row. */
  copyOut(table: CopiedTable): AsyncIterable<Buffer>;
  copyIn(table: CopiedTable, rows: Buffer): Promise<void>;
  close(): Promise<void>;
}

const openers = new WeakMap<Db, () => Promise<CopySession>>();

/** Sets how `openCopySession` opens a session of this database: Kysely has no interface for COPY. */
export function registerCopy(db: Db, open: () => Promise<CopySession>): Db {
  openers.set(db, open);
  return db;
}

/** Opens a session to copy tables in. The embedded database has one session, which this shares with everybody. */
export function openCopySession(db: Db): Promise<CopySession> {
  const open = openers.get(db);
  if (!open) throw new Error('This database was opened without registerCopy.');
  return open();
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Its name and columns as SQL. */
export const toCopySql = ({ name, columns }: CopiedTable) => ({
  table: quote(name),
  columns: columns.map(quote).join(', '),
});
