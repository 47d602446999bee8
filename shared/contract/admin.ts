/** What admins call: a door of its own, so that no other bundle has a word of it. */
export * from './admin/audit';
export * from './admin/jobs';
export { reasonBody } from './admin/lists';
export * from './admin/organizations';
export * from './admin/series';
export * from './admin/students';
export * from './admin/tables';
export * from './adminAccounts';
export * from './adminReleases';
export * from './adminSecurity';
