/**
 * One idempotency key for one filled-in form: the same values sent again after a lost answer carry the same key,
 * changed values or a settled answer start a new one.
 */
export function createIdempotencyKeys() {
  let kept: { key: string; values: string } | null = null;
  return {
    keyFor(values: unknown): string {
      const written = JSON.stringify(values, (_, value) =>
        value instanceof File ? [value.name, value.size, value.lastModified] : value,
      );
      if (kept?.values !== written) kept = { key: generateKey(), values: written };
      return kept.key;
    },
    settled(): void {
      kept = null;
    },
  };
}

// Unlike crypto.randomUUID this is there on plain http too.
export const generateKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
