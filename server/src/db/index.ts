export { createCompileCache } from './compiledOnce';
export { listen } from './listen';
export { FolderInUseError } from './lock';
export { migrate } from './migrate';
export { type OpenDatabase, openDatabase } from './open';
export { inlineLimit } from './pages';
export { customPlan } from './plannedAnew';
export type { Database, NewRow, Row } from './tables';
export { type Db, getSqlState, type Tx, transact } from './transact';
