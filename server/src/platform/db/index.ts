export { isBackupRunning, lockForBackup, unlockAfterBackup } from './backupLock';
export { createCompileCache } from './compileCache';
export { type CopySession, openCopySession } from './copySession';
export { getSqlState, isDatabaseUnavailable } from './errorCodes';
export { prepareMessages, relayTriggered, sendMessage, sendMessages } from './messages';
export { migrate } from './migrate';
export { hasDatabase, openDatabase, pingDatabase } from './openDatabase';
export { fillPlaceholders, placeholder } from './placeholders';
export { getPoolStatus } from './poolStatus';
export { prepareStatement } from './prepareStatement';
export { customPlan, inlineLimit } from './queryPlans';
export {
  endOfLog,
  formatLogPosition,
  parseLogPosition,
  type ReadReplica,
} from './readReplica';
export type { Database, NewRow, Row } from './tables';
export { type Db, type Tx, transact } from './transact';
export { watchChannel } from './watchChannel';
