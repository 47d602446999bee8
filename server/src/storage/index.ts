export { type KeptFile, keepFiles, pathOf, type Stored } from './keep';
export { insertFile } from './queries';
export { storagePages } from './routes';
export { type FileStore, folderStore } from './store';
export { sweepOrphans } from './sweep';
