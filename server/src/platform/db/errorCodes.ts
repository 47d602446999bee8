/** The `code` of an error of the system, a driver or a library, also when it comes from another realm. */
export function getErrorCode(cause: unknown): string | undefined {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** SQLSTATE of a failure that came from the database, else undefined. */
export const getSqlState = (cause: unknown): string | undefined => {
  const code = getErrorCode(cause);
  return code && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
};
