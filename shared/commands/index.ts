/** The commands for releases, on a running server. Those that build are loaded when they are called. */
export { callServer, type ServerAddress } from './callServer';
export { findApp } from './findApp';
export { findNamedServer } from './findServer';
export { createReleaseOperations, type ReleaseOperations } from './operations';
export { runRelease } from './release';
export { runReleases } from './releases';
export { print, toRefusal, UsageError } from './usageError';
