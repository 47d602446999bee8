/** The `code` of an error of the system, a driver or a library, also when it comes from another realm. */
export function getErrorCode(cause: unknown): string | undefined {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Whether the database could not be asked or ended the connection, so that the same request may succeed later. */
export function isDatabaseUnavailable(cause: unknown): boolean {
  const state = getSqlState(cause);
  if (state) return unavailableStates.test(state);
  return lostConnection.test(cause instanceof Error ? cause.message : '');
}

// Connection exceptions except protocol violations; a server that only reads, after a failover; refused logins; a database that is missing; too many connections; a
// lock that is not available; cancelled, shut down or starting. By class and code of PostgreSQL, appendix A.
const unavailableStates = /^(08(?!P)...|25006|28...|3D000|53[23]00|55P03|57...|40001|40P01)$/;
// What pg says of a connection without a code.
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

/** SQLSTATE of a failure that came from the database, else undefined. */
export const getSqlState = (cause: unknown): string | undefined => {
  const code = getErrorCode(cause);
  return code && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
};
