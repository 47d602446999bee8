export { createJobQueue, forkScript } from './jobQueue';
export { type JobOrigin, QueueFullError } from './waitingLine';
