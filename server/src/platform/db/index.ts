export { createCompileCache } from './compileCache';
export { FolderInUseError } from './folderLock';
export { migrate } from './migrate';
export { hasDatabase, openDatabase, pingDatabase, probeDatabase } from './openDatabase';
export { customPlan, inlineLimit } from './queryPlans';
export type { Database, NewRow, Row } from './tables';
export { type Db, getSqlState, type Tx, transact } from './transact';
export { watchChannel } from './watchChannel';
