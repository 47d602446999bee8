export { createJobQueue, forkScript, QueueFullError } from './jobQueue';
