export { failRejected, isReviewer } from './access';
export { isLocalOperator, localOperatorUser, operatorUser } from './caller';
export { giveBackCall, limitCalls } from './callLimits';
export { attachment, inline } from './download';
export { Failure, fail, failTooManyAttempts } from './fail';
export { deleteOldIdempotencyKeys, deleteUnansweredKeys } from './idempotency.queries';
export type { Log } from './log';
export type { HttpOptions, HttpServer } from './options';
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
  type Viewer,
} from './route';
export { toServedToHeader } from './servedTo';
export { createHttpServer } from './server';
export { createPreviewCookie, createSessionCookie } from './sessionCookie';
export type { Upload } from './uploads';
export { parseId } from './validate';
