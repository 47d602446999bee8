/** What releases use of the shell and of the server, and whether these provide it. Not part of any bundle. */
export { describeEndpoints } from './endpointShapes';
export { getNextVersion } from './nextVersion';
export { providedEntryPoints } from './providedEntryPoints';
export { isRecordedInterface } from './recordedInterface';
export * from './types';
export { findUnmetEndpoints } from './unmetEndpoints';
export { findUnmetExports } from './unmetExports';
