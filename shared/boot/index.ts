export { bestMatch, canonical, matches } from './patterns';
export { satisfies } from './ranges';
export { readBoot } from './readBoot';
export type * from './types';
export { admits, homeOf, whoIs } from './who';
