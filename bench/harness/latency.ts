import { measureRequests } from '../server/load';
import { median, type Row } from './rows';

export const rounds = 3;
export const requests = 150;
const warmUp = 600;
export const connections = 4;

/** One screen's question, by its addresses below /api/, which are asked in turn. */
export interface Screen {
  what: string;
  paths: readonly string[];
}

interface Target {
  server: { origin: string };
  headers: Record<string, string>;
}

/** How soon answers come: the p99 of a round, the middle one of some, beside that of asking who is signed in. */
export async function measureLatency(
  { server, headers }: Target,
  { what, paths }: Screen,
  limit: number,
): Promise<Row> {
  const measureAll = async (addresses: readonly string[], times = requests) => {
    let index = 0;
    const next = () => ({ url: `${server.origin}/api/${addresses[index++ % addresses.length]}`, headers });
    return p99(await measureRequests(next, times, connections));
  };
  await measureAll(paths, warmUp);
  const figures: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1)
    figures.push([await measureAll(paths), await measureAll(['session'])]);
  const [value, reference] = [median(figures.map(([own]) => own)), median(figures.map(([, other]) => other))];
  return {
    what,
    value: formatMs(value),
    reference: formatMs(reference),
    ratio: value / reference,
    limit: `≤ ${limit} ms`,
    ok: value <= limit,
  };
}

const p99 = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? 0;
const formatMs = (value: number) => `${value.toFixed(1)} ms`;
