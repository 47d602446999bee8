export { createJobQueue, forkScript } from './jobQueue';
