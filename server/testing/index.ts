export { aDocx, documents } from './documents';
export { type Mailbox, openMailbox } from './mailbox';
export type { SignedIn } from './signIn';
export { startServer, type TestServer } from './startServer';
export { unzip } from './unzip';
