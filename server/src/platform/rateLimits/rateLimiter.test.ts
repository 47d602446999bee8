import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase, type TestDatabase } from '../../../testing/database';
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
const open = () => createRateLimiter(database.db, { RATE_LIMIT: true, SECRET_KEY: undefined, DATA_DIR: folder });

/** How many of these calls are possible at once. */
async function countPossible(limiter: ReturnType<typeof open>, subject: string, calls: number) {
  const waits = await Promise.all(Array.from({ length: calls }, () => limiter.take(subject, limit)));
  return waits.filter((seconds) => seconds === 0).length;
}

/** Moves all buckets into the past, as if nobody had called for so long. */
const waitFor = (seconds: number) =>
  database.db
    .updateTable('rate_limits')
    .set({ refilled_at: new Date(Date.now() - seconds * 1000) })
    .execute();

describe('createRateLimiter', () => {
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
    await waitFor(60);
    expect(await countPossible(open(), 'chi', 60)).toBe(6);
    await waitFor(3600);
    expect(await countPossible(open(), 'chi', 60)).toBe(40);
  });

  it('gives a call back', async () => {
    const limiter = open();
    await countPossible(limiter, 'dele', 60);
    await limiter.giveBack('dele');
    expect(await countPossible(limiter, 'dele', 3)).toBe(1);
  });

  it('stores no subject', async () => {
    await open().take('197.210.1.1', limit);
    const rows = await database.db.selectFrom('rate_limits').select('key_hash').execute();
    expect(JSON.stringify(rows)).not.toContain('197.210');
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
