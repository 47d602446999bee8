export interface ByteRange {
  from: number;
  to: number;
}

/**
 * The one stretch of a file that a Range header asks for, `beyond` where the file ends before it. Undefined where there is
 * nothing to cut: no header, several stretches at once, or a spelling that is none.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'beyond' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (!first && !last) return undefined;
  const from = first ? Number(first) : Math.max(0, size - Number(last));
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (from >= size) return 'beyond';
  return from <= to ? { from, to } : undefined;
}
