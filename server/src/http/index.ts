export { failRejected } from './access';
export { createSessionCookie } from './cookie';
export { attachment, inline } from './download';
export { Failure, fail } from './fail';
export { deleteOldIdempotencyKeys } from './idempotencyQueries';
export { isLocalOperator, localOperatorUser, operatorUser } from './operator';
export type { HttpOptions, HttpServer, Log } from './options';
export {
  type Call,
  type Download,
  downloadRoute,
  eventRoute,
  type PageCall,
  type PageResponse,
  type PageRoute,
  pageRoute,
  type Route,
  route,
  type ServerSentEvent,
  type User,
} from './route';
export { createHttpServer } from './server';
export type { Upload } from './uploads';
