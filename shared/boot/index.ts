export { findBestMatch, matchesPattern, toCanonicalPath } from './patterns';
export { listUnmetRequirements, satisfies } from './ranges';
export { readBoot } from './readBoot';
export { prerenderElementIds, prerenderFile } from './stills';
export type * from './types';
export { canAccess, getAccessRole, getHomePath } from './who';
