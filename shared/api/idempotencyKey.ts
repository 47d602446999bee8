/**
 * Idempotency keys for one form: the same values sent again after a lost response carry the same key. Changed values, or
 * a reset after a response, start a new one.
 */
export function createIdempotencyKeys() {
  let current: { key: string; values: string } | null = null;

  return {
    keyFor(values: unknown): string {
      const serialized = JSON.stringify(values, (_, value) =>
        value instanceof File ? [value.name, value.size, value.lastModified] : value,
      );
      if (current?.values !== serialized) current = { key: generateKey(), values: serialized };
      return current.key;
    },
    reset(): void {
      current = null;
    },
  };
}

// crypto.randomUUID is missing on plain http.
export const generateKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
