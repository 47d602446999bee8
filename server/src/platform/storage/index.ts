export { createBucketStore } from './bucketStore';
export { createFolderStore, type FileStore } from './fileStore';
export { deleteLeftovers } from './leftovers';
export { observeStore } from './observeStore';
export { deleteOrphanedFiles } from './orphanedFiles';
export { countFiles, findFileHash, insertFiles, listFileHashes } from './queries';
export { removeUnused } from './removeUnused';
export { type SavedFile, type StoredFile, saveFiles, toStoragePath } from './saveFiles';
export { toScanStatus } from './scanStatus';
export {
  claimScans,
  type DueScan,
  endScanTurn,
  hastenScan,
  postponeScan,
  releaseScan,
  scanChannel,
  updateScanStatus,
} from './scans.queries';
