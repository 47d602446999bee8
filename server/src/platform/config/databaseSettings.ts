import * as z from 'zod';
import { url } from './url';

const milliseconds = (min: number) => {
  const message = `must be a number of milliseconds from ${min}`;
  return z.coerce.number(message).int(message).min(min, message).max(2_147_483_647, message).optional();
};
const poolSize = 'must be a number of connections from 2 to 1000';

/** One server: the driver knows no list of hosts. */
export const postgresUrl = url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/foothold').refine(
  (value) => !/^postgres(ql)?:\/\/[^/]*,/.test(value ?? ''),
  'must name one host, such as that of a proxy which leads to the primary',
);

/** How this process uses PostgreSQL, beside its address. */
export const databaseSettings = {
  /** The server itself, where DATABASE_URL names a pooler in front of it that gives each transaction another session. */
  DATABASE_SESSION_URL: postgresUrl,
  /** A streaming replica, for lists that may be seconds old. */
  DATABASE_READ_URL: postgresUrl,
  DATABASE_POOL_SIZE: z.coerce.number(poolSize).int(poolSize).min(2, poolSize).max(1000, poolSize).optional(),
  /** Milliseconds that a statement may take. */
  DATABASE_STATEMENT_TIMEOUT: milliseconds(1000),
  /** Milliseconds that a statement waits for a lock. */
  DATABASE_LOCK_TIMEOUT: milliseconds(100),
};

const defaults = { DATABASE_POOL_SIZE: 10, DATABASE_STATEMENT_TIMEOUT: 15_000, DATABASE_LOCK_TIMEOUT: 10_000 };

type Given = { [Name in keyof typeof defaults]?: number | undefined } & {
  [Name in 'DATABASE_URL' | 'DATABASE_SESSION_URL' | 'DATABASE_READ_URL']?: string | undefined;
};

/** Adds the defaults of what is unset. */
export const withDatabaseDefaults = <V extends Given>(values: V) => ({
  ...values,
  DATABASE_POOL_SIZE: values.DATABASE_POOL_SIZE ?? defaults.DATABASE_POOL_SIZE,
  DATABASE_STATEMENT_TIMEOUT: values.DATABASE_STATEMENT_TIMEOUT ?? defaults.DATABASE_STATEMENT_TIMEOUT,
  DATABASE_LOCK_TIMEOUT: values.DATABASE_LOCK_TIMEOUT ?? defaults.DATABASE_LOCK_TIMEOUT,
});

/** Calls `refuse` for each setting that could have no effect. */
export function checkDatabaseSettings(values: Given, refuse: (name: string, message: string) => void): void {
  const { DATABASE_URL } = values;
  for (const name of Object.keys(databaseSettings) as (keyof typeof databaseSettings)[])
    if (!DATABASE_URL && values[name] !== undefined)
      refuse(name, 'is for PostgreSQL: set DATABASE_URL, or unset it for the embedded database');
  const { DATABASE_LOCK_TIMEOUT: lock, DATABASE_STATEMENT_TIMEOUT: statement } = withDatabaseDefaults(values);
  if (lock > statement) refuse('DATABASE_LOCK_TIMEOUT', 'must not be longer than DATABASE_STATEMENT_TIMEOUT');
}
