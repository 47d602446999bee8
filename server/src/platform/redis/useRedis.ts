import { createHmac } from 'node:crypto';
import type { Config } from '../config/config';
import type { Db } from '../db';
import { registerListen } from '../db/listen';
import { registerPublish } from '../db/publish';
import { deriveKey, type KeySource } from '../secrets/key';
import { identifyDatabase } from './installation.queries';
import { openRedis, type Redis } from './redis';

/** Milliseconds after which a channel is listened on again: it waits for Redis by itself. */
const listenDelay = 100;

/** Connects to the Redis of REDIS_URL, and lets the messages of the database go through it. Undefined where none is configured. */
export async function useRedis(
  db: Db,
  config: Pick<Config, 'REDIS_URL'> & KeySource,
  { commandTimeout }: { commandTimeout?: number } = {},
): Promise<Redis | undefined> {
  if (!config.REDIS_URL) return undefined;
  const redis = await openRedis(config.REDIS_URL, { prefix: await computePrefix(db, config), commandTimeout });
  registerListen(db, redis.listen, listenDelay);
  registerPublish(db, redis.publish);
  return redis;
}

/** Keeps apart the installations that share a Redis: each has a database and a secret key of its own. */
async function computePrefix(db: Db, config: KeySource): Promise<string> {
  const key = await deriveKey('redis', config);
  const installation = createHmac('sha256', key)
    .update(await identifyDatabase(db))
    .digest('base64url');
  return `foothold:${installation.slice(0, 16)}:`;
}
