export { aDocx, documents, pdfHash } from './documents';
export { type Mailbox, openMailbox } from './mailbox';
export { createReleaseKey, type SignedIn } from './signIn';
export { startServer, type TestServer } from './startServer';
export { listStoredKeys } from './storedFiles';
export { unzip } from './unzip';
