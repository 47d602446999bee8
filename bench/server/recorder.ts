import pg from 'pg';

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Writes down every statement that this process sends to PostgreSQL. Returns a function that stops it, and tells them. */
export function recordStatements(): () => Statement[] {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    const named = typeof first === 'object' ? (first as pg.QueryConfig) : { text: String(first), values: second };
    statements.push({ text: named.text, values: (named.values as unknown[] | undefined) ?? [] });
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  return () => {
    pg.Client.prototype.query = query;
    return statements;
  };
}
