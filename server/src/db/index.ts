export { compiledOnce } from './compiledOnce';
export { listen } from './listen';
export { FolderInUse } from './lock';
export { migrate } from './migrate';
export { type OpenDatabase, openDatabase } from './open';
export { upTo } from './pages';
export { plannedAnew } from './plannedAnew';
export type { Database, NewRow, Row } from './tables';
export { type Db, sqlState, type Tx, transact } from './transact';
