import { readBoot } from '@foothold/shared/boot';
import { buildPath, buildPathWithQuery, type Endpoint, type Output } from '@foothold/shared/contract';
import type * as z from '@foothold/shared/schema';

const takenPaths = new Set<string>();

/** The response that the server embedded in the document, or undefined. Returned once, because it becomes outdated. */
export function takePreloadedResponse<E extends Endpoint>(
  endpoint: E,
  params: z.input<E['params']>,
  query?: Readonly<Record<string, unknown>>,
): Output<E> | undefined {
  const path = query ? buildPathWithQuery(endpoint, query) : buildPath(endpoint, params as Record<string, unknown>);
  const response = readBoot().answers?.[path];
  if (response === undefined || takenPaths.has(path)) return undefined;
  takenPaths.add(path);
  return response as Output<E>;
}
