import pg from 'pg';
import type { ConnectionWatch } from './connectionWatch';
import { getSqlState } from './errorCodes';
import { observeStatement } from './observeStatement';
import { withoutTimeout } from './transact';

/** How a statement is run. */
interface Preparation {
  /** Whether it is planned for its values; undefined for what is not planned. */
  plansForValues?: boolean;
  /** Under which a connection plans it once. */
  name?: string;
}

/** By SQL text: to look at a long one takes longer than to find it. */
const preparations = new Map<string, Preparation>();
/** Beyond them statements stay unnamed. */
const maxPreparations = 500;

function prepare(text: string): Preparation {
  const existing = preparations.get(text);
  if (existing) return existing;
  const isFull = preparations.size >= maxPreparations;
  const preparation =
    needsCustomPlan.test(text) && text.includes('$1')
      ? { plansForValues: true }
      : { ...(preparable.test(text) && { plansForValues: false, ...(!isFull && { name: `s${preparations.size}` }) }) };
  if (!isFull) preparations.set(text, preparation);
  return preparation;
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
    /**
     * Whether statements are planned for their values now: the next one most often wants the same, so it is left like that.
     * Undefined where a transaction may have undone it.
     */
    #plansForValues: boolean | undefined = false;

    // Kysely always passes text and values and awaits the promise; any other call is passed on unchanged.
    override query(...args: unknown[]): never {
      const [text, values, ...rest] = args;
      if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0) return this.#send(...args) as never;
      if (text === withoutTimeout) this.#limit = Number.POSITIVE_INFINITY;
      if (/^(commit|rollback)$/.test(text)) this.#limit = statementTimeout + lateness;
      if (text.startsWith('rollback')) this.#plansForValues = undefined;
      const wait = watch?.begin(this, this.#limit);
      const end = () => wait && watch?.end(wait);
      return observeStatement(text, () => this.#run(text, values)).then(
        (result) => {
          end();
          return result;
        },
        (cause: unknown) => {
          end();
          if (getSqlState(cause) === readOnlyServer) onReadOnly();
          throw cause;
        },
      ) as never;
    }

    #run(text: string, values: unknown[]): Promise<unknown> {
      // Without a name a statement is planned for its values.
      if (isPooled) return this.#send(text, values);
      const { plansForValues, name } = prepare(text);
      if (plansForValues === undefined || plansForValues === this.#plansForValues)
        return this.#send({ name, text, values });
      this.#plansForValues = undefined;
      const mode = plansForValues ? 'set plan_cache_mode = force_custom_plan' : 'reset plan_cache_mode';
      return this.#send(mode).then(() => {
        this.#plansForValues = plansForValues;
        return this.#send({ name, text, values });
      });
    }

    #send(...args: unknown[]): Promise<unknown> {
      return (super.query as (...args: unknown[]) => Promise<unknown>).apply(this, args);
    }
  };
}
