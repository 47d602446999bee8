import { readBoot } from '@foothold/shared/boot';
import { buildPath, type Endpoint, type Output } from '@foothold/shared/contract';
import type * as z from '@foothold/shared/schema';

const takenPaths = new Set<string>();

/** The response that the server embedded in the document, or undefined. Returned once, because it becomes outdated. */
export function takePreloadedResponse<E extends Endpoint>(
  endpoint: E,
  params: z.input<E['params']>,
): Output<E> | undefined {
  const path = buildPath(endpoint, params as Record<string, unknown>);
  if (takenPaths.has(path)) return undefined;
  takenPaths.add(path);
  return readBoot().answers?.[path] as Output<E> | undefined;
}
