export { documents } from './documents';
export { multipart } from './multipart';
export type { SignedIn } from './people';
export { startServer, type TestServer } from './startServer';
