import { readBoot } from '@foothold/shared/boot';
import { type Endpoint, type Output, pathTo } from '@foothold/shared/contract';
import type * as z from '@foothold/shared/schema';

const taken = new Set<string>();

/** The answer of a read that came with the document, or undefined. Each is given out once, since it grows old. */
export function ready<E extends Endpoint>(endpoint: E, params: z.input<E['params']>): Output<E> | undefined {
  const path = pathTo(endpoint, params as Record<string, unknown>);
  if (taken.has(path)) return undefined;
  taken.add(path);
  return readBoot().answers?.[path] as Output<E> | undefined;
}
