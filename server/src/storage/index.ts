export { type SavedFile, type StoredFile, saveFiles, toStoragePath } from './keep';
export { insertFile } from './queries';
export { fileRoutes } from './routes';
export { createFolderStore, type FileStore } from './store';
export { deleteOrphanedFiles } from './sweep';
