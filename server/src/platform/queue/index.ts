export { computeRetryDelay } from './retryDelay';
export { createRunner, type Runner } from './runner';
export { startWorker } from './worker';
