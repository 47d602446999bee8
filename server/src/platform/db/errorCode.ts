/** The code that the system, a driver or a library put on an error, whatever realm the error is from. */
export function getErrorCode(cause: unknown): string | undefined {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
