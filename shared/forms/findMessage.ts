type ErrorTree = { message?: unknown; root?: { message?: unknown } } | readonly unknown[] | undefined;

/** The first message of a field that is a list: about the whole of it, or about one entry. */
export function findMessage(error: ErrorTree): string | undefined {
  if (!error || typeof error !== 'object') return undefined;
  const own = 'message' in error ? error.message : undefined;
  if (typeof own === 'string') return own;
  return Object.values(error)
    .map((nested) => findMessage(nested as ErrorTree))
    .find(Boolean);
}
