import { redisProgram } from './redisServer';

/** `describe` where this machine has a Redis or Valkey; elsewhere its tests are skipped, which is printed. */
export const describeWithRedis = redisProgram ? describe : describe.skip;
if (!redisProgram) process.stdout.write('Tests that start a Redis are skipped: there is no redis-server here.\n');
