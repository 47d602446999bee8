export { bestMatch, canonical, matches } from './patterns';
export { satisfies, unmet } from './ranges';
export { readBoot } from './readBoot';
export { stillIds, stillsFile } from './stills';
export type * from './types';
export { admits, homeOf, whoIs } from './who';
