import { createHash } from 'node:crypto';
import type { Redis, Script } from '../redis';
import type { Buckets } from './buckets';

const createScript = (text: string): Script => ({ text, sha1: createHash('sha1').update(text).digest('hex') });

// A number that Lua returns loses its fraction. Redis' own clock, in milliseconds: processes may disagree about the time.
const takeScript = createScript(`
local wanted, burst, perMinute = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local at = tonumber(bucket[2] or now)
local refilled = math.min(burst, tonumber(bucket[1] or burst) + math.max(0, now - at) * perMinute / 60000)
local granted = math.min(wanted, math.floor(refilled))
local left = refilled - granted
redis.call('HSET', KEYS[1], 'tokens', tostring(left), 'at', string.format('%.0f', math.max(now, at)))
redis.call('PEXPIRE', KEYS[1], math.ceil((burst - left) * 60000 / perMinute) + 1000)
return {granted, tostring(left)}
`);

// One that has expired is full.
const giveBackScript = createScript(`
if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HINCRBYFLOAT', KEYS[1], 'tokens', ARGV[1]) end
`);

/** Buckets in Redis, which forgets those that are full again. While it does not keep them, those of `fallback` count. */
export function createRedisBuckets(redis: Redis, fallback: Buckets): Buckets {
  const toKey = (keyHash: string) => `${redis.prefix}limit:${keyHash}`;
  const outage = redis.createOutage({
    began: 'Redis keeps no limits: they are kept in the database',
    ended: 'Redis keeps the limits again',
  });
  /** Its own outage is for what Redis refuses while it is there, such as a write without memory for it. */
  const orElse = async <T>(work: Promise<T>, instead: () => Promise<T>): Promise<T> => {
    try {
      const result = await work;
      outage.end();
      return result;
    } catch (cause) {
      if (redis.isConnected()) outage.begin(cause);
      return instead();
    }
  };

  return {
    take: (keyHash, wanted, limit) =>
      orElse(redis.runScript(takeScript, toKey(keyHash), [wanted, limit.burst, limit.perMinute]).then(parseTaken), () =>
        fallback.take(keyHash, wanted, limit),
      ),
    giveBack: (keyHash, count) =>
      orElse<unknown>(redis.runScript(giveBackScript, toKey(keyHash), [count]), () =>
        fallback.giveBack(keyHash, count),
      ),
  };
}

function parseTaken(reply: unknown) {
  const [granted, tokens] = reply as [number, string];
  return { granted, tokens: Number(tokens) };
}
