/** The first and the last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a `Range` header with one range, as RFC 9110 has it. `unsatisfiable` when the file ends before the range begins;
 * undefined when the whole file is to be sent: no header, several ranges, or an invalid one.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (start >= size) return 'unsatisfiable';
  return start <= end ? { start, end } : undefined;
}
