/** What admins call: a door of its own, so that no other bundle has a word of it. */

export * from './adminAccounts';
export * from './audit';
export * from './csvExports';
export { reasonBody } from './fields';
export * from './jobs';
export * from './organizations';
export * from './releases';
export * from './series';
export * from './students';
export * from './twoFactor';
