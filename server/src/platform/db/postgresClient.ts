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
    /** Whether statements are planned for their values now. Undefined where a transaction may have undone that. */
    #plansForValues: boolean | undefined = false;

    // Kysely always passes text and values and awaits the promise; any other call is passed on unchanged.
    override query(...args: unknown[]): never {
      const [text, values, ...rest] = args;
      const query = super.query.bind(this) as (...rest: unknown[]) => Promise<unknown>;
      if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0) return query(...args) as never;
      const run = () => {
        // Without a name a statement is planned for its values.
        if (isPooled) return query(text, values);
        if (needsCustomPlan.test(text) && values.length > 0)
          return this.#planForValues(true, () => query(text, values));
        if (!preparable.test(text)) return query(text, values);
        return this.#planForValues(false, () => query({ name: toStatementName(text), text, values }));
      };
      if (text === withoutTimeout) this.#limit = Number.POSITIVE_INFINITY;
      if (/^(commit|rollback)$/.test(text)) this.#limit = statementTimeout + lateness;
      if (text.startsWith('rollback')) this.#plansForValues = undefined;
      const running = observeStatement(text, () => (watch ? watch.run(this, this.#limit, run) : run()));
      return running.catch((cause: unknown) => {
        if (getSqlState(cause) === readOnlyServer) onReadOnly();
        throw cause;
      }) as never;
    }

    /** Runs a statement with the wanted kind of plan. The next one most often wants the same, so it is left like that. */
    async #planForValues(isWanted: boolean, run: () => Promise<unknown>): Promise<unknown> {
      if (this.#plansForValues !== isWanted) {
        this.#plansForValues = undefined;
        await super.query(isWanted ? 'set plan_cache_mode = force_custom_plan' : 'reset plan_cache_mode');
        this.#plansForValues = isWanted;
      }
      return run();
    }
  };
}
