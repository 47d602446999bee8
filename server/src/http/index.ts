export { failRejected } from './access';
export { sessionCookie } from './cookie';
export { attachment, inline } from './download';
export { Failure, fail } from './fail';
export { forgetOldKeys } from './idempotencyQueries';
export { isHere, operator, operatorHere } from './operator';
export type { HttpOptions, HttpServer, Log } from './options';
export {
  type Answer,
  type Call,
  type Download,
  downloadRoute,
  eventRoute,
  type LiveEvent,
  type PageCall,
  type PageRoute,
  page,
  type Route,
  route,
  type User,
} from './route';
export { httpServer } from './server';
export type { Upload } from './uploads';
