import { parseArgs } from 'node:util';

/** `machines`: servers that share nothing but PostgreSQL, Redis and a bucket. */
const engines = ['pglite', 'postgres', 'machines'] as const;
export type Engine = (typeof engines)[number];

export interface Options {
  minutes: number;
  engines: readonly Engine[];
  /** The names of the faults; all if empty. */
  only: readonly string[];
  seed: number;
  /** How many clients send at a time. */
  clients: number;
  /** The first of the ports that servers, proxies and the database listen on. */
  port: number;
}

export const usage = `Use it as:
  pnpm faults                        five minutes of faults, a third of them on each engine
  pnpm faults --minutes 15           for that long
  pnpm faults --engine postgres      pglite, postgres, machines (and Redis and a bucket) or all
  pnpm faults --only kill,freeze     these faults alone
  pnpm faults --seed 7               draws the same faults, in the same order
  pnpm faults --clients 3            with fewer clients than ten, which keep servers of two cores busy
  pnpm faults --port 3300            listens on this port and up to 13 above`;

/** Parses the command line. Throws an error with one sentence where it is invalid. */
export function parseOptions(args: readonly string[], knownFaults: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '5' },
      engine: { type: 'string', default: 'all' },
      only: { type: 'string', default: '' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      clients: { type: 'string', default: '10' },
      port: { type: 'string', default: '3300' },
    },
  });
  const only = values.only.split(',').filter(Boolean);
  const unknown = only.filter((name) => !knownFaults.includes(name));
  if (unknown.length)
    throw new Error(`No fault is called ${unknown.join(', ')}. There are: ${knownFaults.join(', ')}.`);
  const wanted = engines.filter((engine) => values.engine === 'all' || values.engine === engine);
  if (wanted.length === 0)
    throw new Error(`There is no engine ${values.engine}. There are: ${engines.join(', ')}, all.`);
  return {
    minutes: toNumber('minutes', values.minutes, 0.1),
    engines: wanted,
    only,
    seed: toNumber('seed', values.seed, 0),
    clients: toNumber('clients', values.clients, 1),
    port: toNumber('port', values.port, 1024),
  };
}

function toNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!(value >= least)) throw new Error(`--${name} must be a number of at least ${least}.`);
  return value;
}
