/** One figure: what was measured, against what, and whether it stays within its limit. */
export interface Row {
  what: string;
  value: string;
  reference: string;
  ratio: number | null;
  limit: string;
  ok: boolean;
}

/** What every bench file exports. `note` prints what a reader must know to judge the figures. */
export interface Bench {
  name: string;
  run(note: (line: string) => void): Promise<Row[]>;
}

interface Limit {
  limit: number;
  show: (value: number) => string;
}

/** A figure that has a limit of its own. A reference tells how fast the machine was. */
export const toLimitRow = (what: string, value: number, { limit, show }: Limit, reference?: number): Row => ({
  what,
  value: show(value),
  reference: reference === undefined ? '' : show(reference),
  ratio: reference === undefined ? null : value / reference,
  limit: `≤ ${show(limit)}`,
  ok: value <= limit,
});

/** A figure that must reach a minimum of its own. */
export const toMinimumRow = (what: string, value: number, minimum: number): Row => ({
  what,
  value: String(value),
  reference: '',
  ratio: null,
  limit: `≥ ${minimum}`,
  ok: value >= minimum,
});

/** A figure that may be so many times its reference: medians of rounds in which the two took turns. */
export function toRatioRow(what: string, rounds: readonly (readonly [number, number])[], { limit, show }: Limit): Row {
  const ratio = median(rounds.map(([value, reference]) => value / reference));
  return {
    what,
    value: show(median(rounds.map(([value]) => value))),
    reference: show(median(rounds.map(([, reference]) => reference))),
    ratio,
    limit: `≤ ${limit}×`,
    ok: ratio <= limit,
  };
}

/** Milliseconds that some work takes. */
export async function measure(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

export const formatKib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
export const formatMb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
export const formatMs = (value: number) => `${Math.round(value)} ms`;
export const formatMicros = (value: number) => `${Math.round(value)} µs`;
export const formatCount = (value: number) => String(value);
