/** The `code` of an error of the system, a driver or a library, also when it comes from another realm. */
export function getErrorCode(cause: unknown): string | undefined {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
