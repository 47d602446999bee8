export { canAccess, getAccessRole, getHomePath } from './accessRole';
export { applicationsDatabase, keptAtHeader, keptCache, servedToHeader, serviceWorkerFile } from './offlineReading';
export { prerenderElementIds, prerenderFile, pressedAttribute } from './prerender';
export { readBoot } from './readBoot';
export { findBestMatch, matchesPattern, patternsOverlap, toCanonicalPath } from './routePatterns';
export type * from './types';
export { listUnmetRequirements, satisfies } from './versionRanges';
