export { createCompileCache } from './compileCache';
export { customPlan } from './customPlan';
export { FolderInUseError } from './folderLock';
export { inlineLimit } from './inlineLimit';
export { listen } from './listen';
export { migrate } from './migrate';
export { type OpenDatabase, openDatabase } from './openDatabase';
export type { Database, NewRow, Row } from './tables';
export { type Db, getSqlState, type Tx, transact } from './transact';
