import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase, type TestDatabase } from '../../../testing/database';
import { describeWithRedis } from '../../../testing/redis';
import { startRedis, type TestRedis } from '../../../testing/redisServer';
import { openRedis, type Redis } from '../redis/redis';
import { toNetwork, toSite } from './network';
import { createRateLimiter } from './rateLimiter';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-limits-'));
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const limit = { burst: 40, perMinute: 6 };
const openOn = (redis?: Redis) =>
  createRateLimiter(database.db, { RATE_LIMIT: true, SECRET_KEY: undefined, DATA_DIR: folder }, redis);
type Limiter = ReturnType<typeof openOn>;

/** How many of these calls are possible at once. */
async function countPossible(limiter: Limiter, subject: string, calls: number) {
  const waits = await Promise.all(Array.from({ length: calls }, () => limiter.take(subject, limit)));
  return waits.filter((seconds) => seconds === 0).length;
}

interface Storage {
  /** Opens the limiter of another process. */
  open(): Limiter;
  /** Moves all buckets into the past, as if nobody had called for so long. */
  waitFor(seconds: number): Promise<unknown>;
  /** All that is stored. */
  dump(): Promise<string>;
}

const behavesAlike = (getStorage: () => Storage) => {
  const open = () => getStorage().open();

  it('allows a burst for each subject, then says when the next call is possible', async () => {
    const limiter = open();
    expect(await countPossible(limiter, 'ada', 60)).toBe(40);
    const seconds = await limiter.take('ada', limit);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(10);
    expect(await limiter.take('bola', limit)).toBe(0);
  });

  it('counts the calls of all processes together', async () => {
    const [first, second] = [open(), open()];
    const possible = await Promise.all([countPossible(first, 'shared', 60), countPossible(second, 'shared', 60)]);
    expect(possible[0] + possible[1]).toBe(40);
  });

  it('refills as time passes, up to the burst', async () => {
    await countPossible(open(), 'chi', 60);
    await getStorage().waitFor(60);
    expect(await countPossible(open(), 'chi', 60)).toBe(6);
    await getStorage().waitFor(3600);
    expect(await countPossible(open(), 'chi', 60)).toBe(40);
  });

  it('gives a call back, also of another process', async () => {
    const limiter = open();
    await countPossible(limiter, 'dele', 60);
    await limiter.giveBack('dele');
    expect(await countPossible(limiter, 'dele', 3)).toBe(1);
    await open().giveBack('dele');
    expect(await countPossible(open(), 'dele', 3)).toBe(1);
  });

  it('stores no subject', async () => {
    await open().take('197.210.1.1', limit);
    const dump = await getStorage().dump();
    expect(dump).not.toBe('');
    expect(dump).not.toContain('197.210');
  });
};

describe('createRateLimiter on the database', () => {
  behavesAlike(() => ({
    open: openOn,
    waitFor: (seconds) =>
      database.db
        .updateTable('rate_limits')
        .set({ refilled_at: new Date(Date.now() - seconds * 1000) })
        .execute(),
    dump: async () => JSON.stringify(await database.db.selectFrom('rate_limits').select('key_hash').execute()),
  }));
});

describeWithRedis('createRateLimiter on Redis', () => {
  let server: TestRedis;
  let redis: Redis;
  const listKeys = async () => (await redis.send(['KEYS', `${redis.prefix}*`])) as string[];
  beforeAll(async () => {
    server = await startRedis();
    redis = await openRedis(server.url, { prefix: 'test:', commandTimeout: 20_000 });
  });
  afterAll(async () => {
    redis.close();
    await server.kill();
  });

  behavesAlike(() => ({
    open: () => openOn(redis),
    async waitFor(seconds) {
      for (const key of await listKeys()) await redis.send(['HINCRBY', key, 'at', String(-1000 * seconds)]);
    },
    dump: async () => (await listKeys()).join(),
  }));

  it('forgets a bucket that is full again', async () => {
    await openOn(redis).take('efe', { burst: 1, perMinute: 60 });
    const ttls = await Promise.all((await listKeys()).map((key) => redis.send(['PTTL', key])));
    expect(Math.min(...ttls.map(Number))).toBeGreaterThan(0);
    expect(Math.min(...ttls.map(Number))).toBeLessThanOrEqual(2000);
  });

  it('goes on after Redis has forgotten its scripts', async () => {
    await redis.send(['SCRIPT', 'FLUSH']);
    expect(await countPossible(openOn(redis), 'flo', 60)).toBe(40);
  });

  it('keeps limits in the database while Redis has no memory for them, and says so once', async () => {
    const messages: string[] = [];
    const record = (_details: object, message: string) => void messages.push(message);
    redis.reportTo({ info: record, error: record });
    const limiter = openOn(redis);
    await redis.send(['CONFIG', 'SET', 'maxmemory', '1']);
    expect(await countPossible(limiter, 'gbenga', 60)).toBe(40);
    expect(await countPossible(limiter, 'habiba', 60)).toBe(40);
    await redis.send(['CONFIG', 'SET', 'maxmemory', '0']);
    expect(await limiter.take('ife', limit)).toBe(0);
    expect(messages).toEqual(['Redis keeps no limits: they are kept in the database', 'Redis keeps the limits again']);
  });
});

describe('toNetwork', () => {
  it.each([
    ['197.210.1.1', '197.210.1.1'],
    ['::ffff:197.210.1.1', '197.210.1.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['197.210.1.1:4711', '197.210.1.1'],
    ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['no address', 'unknown'],
  ])('counts %s as %s', (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });
});

describe('toSite', () => {
  it.each([
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:1::/64', '2001:db8:1::/48'],
    ['203.0.113.3', '203.0.113.3'],
    ['unknown', 'unknown'],
  ])('is, of %s, %s', (network, site) => {
    expect(toSite(network)).toBe(site);
  });
});
