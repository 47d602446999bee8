import pg from 'pg';
import type { ConnectionWatch } from './connectionWatch';
import { getSqlState } from './errorCodes';
import { observeStatement } from './observeStatement';
import { withoutTimeout } from './transact';

const statementNames = new Map<string, string>();
const maxNames = 500;

/** One name for each SQL text, so that a connection plans it once. Beyond `maxNames` statements stay unnamed. */
function toStatementName(text: string): string | undefined {
  const existing = statementNames.get(text);
  if (existing || statementNames.size >= maxNames) return existing;
  const name = `s${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

const preparable = /^\s*(select|insert|update|delete|with)\s/i;
// The best plan depends on the values: patterns, and statements marked by `customPlan`.
const needsCustomPlan = / like \$|\/\* custom plan \*\//i;

const readOnlyServer = '25006';

/** Milliseconds that a statement may take beyond its timeout before its connection counts as lost. */
const lateness = 2_000;

interface ClientOptions {
  /** Milliseconds. */
  statementTimeout: number;
  /** Whether a pooler gives each transaction another session: then nothing may be left in one for the next statement. */
  isPooled: boolean;
  watch: ConnectionWatch | undefined;
  /** Called when the server refuses to write. */
  onReadOnly(): void;
}

/** A connection that plans each statement once, unless it is pooled, and that `watch` ends where it is lost. */
export function createClientClass({ statementTimeout, isPooled, watch, onReadOnly }: ClientOptions) {
  return class extends pg.Client {
    #limit = statementTimeout + lateness;

    // Kysely always passes text and values and awaits the promise; any other call is passed on unchanged.
    override query(...args: unknown[]): never {
      const [text, values, ...rest] = args;
      const query = super.query.bind(this) as (...rest: unknown[]) => Promise<unknown>;
      if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0) return query(...args) as never;
      const run = () => {
        // Without a name a statement is planned for its values.
        if (isPooled) return query(text, values);
        if (needsCustomPlan.test(text)) return withCustomPlan(values, () => query(text, values), query);
        return preparable.test(text) ? query({ name: toStatementName(text), text, values }) : query(text, values);
      };
      if (text === withoutTimeout) this.#limit = Number.POSITIVE_INFINITY;
      if (/^(commit|rollback)$/.test(text)) this.#limit = statementTimeout + lateness;
      const running = observeStatement(text, () => (watch ? watch.run(this, this.#limit, run) : run()));
      return running.catch((cause: unknown) => {
        if (getSqlState(cause) === readOnlyServer) onReadOnly();
        throw cause;
      }) as never;
    }
  };
}

/** Runs a query with a custom plan. The caller has the connection to itself. */
async function withCustomPlan(
  values: unknown[],
  run: () => Promise<unknown>,
  query: (text: string) => Promise<unknown>,
) {
  if (values.length === 0) return run();
  await query('set plan_cache_mode = force_custom_plan');
  try {
    return await run();
  } finally {
    // Fails in an aborted transaction, whose rollback resets the setting.
    await query('reset plan_cache_mode').catch(() => {});
  }
}
