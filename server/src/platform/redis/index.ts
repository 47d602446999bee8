export type { Redis, Script } from './redis';
export { useRedis } from './useRedis';
