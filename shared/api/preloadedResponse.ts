import { readBoot } from '@foothold/shared/boot';
import { buildPath, type Endpoint, type Output } from '@foothold/shared/contract';
import type * as z from '@foothold/shared/schema';

const takenPaths = new Set<string>();

/** The answer of a read that came with the document, or undefined. Each is given out once, since it grows old. */
export function takePreloadedResponse<E extends Endpoint>(
  endpoint: E,
  params: z.input<E['params']>,
): Output<E> | undefined {
  const path = buildPath(endpoint, params as Record<string, unknown>);
  if (takenPaths.has(path)) return undefined;
  takenPaths.add(path);
  return readBoot().answers?.[path] as Output<E> | undefined;
}
