import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startFaultyServer } from '../../../testing/faultyServer';
import { describeWithRedis } from '../../../testing/redis';
import { startRedis, type TestRedis } from '../../../testing/redisServer';
import { ConfigError } from '../config/config';
import { openRedis, type Redis } from './redis';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function start(settings?: string[]): Promise<TestRedis> {
  const server = await startRedis(settings);
  stops.push(() => server.kill());
  return server;
}

/** A client, and what it logs. */
async function open(url: string, prefix = 'test:'): Promise<{ redis: Redis; messages: string[] }> {
  const redis = await openRedis(url, { prefix, commandTimeout: 1_000 });
  stops.push(() => redis.close());
  const messages: string[] = [];
  const record = (_details: object, message: string) => void messages.push(message);
  redis.reportTo({ info: record, error: record });
  return { redis, messages };
}

const away = 'Redis is away: limits are kept in the database, and events may be five seconds late';
const back = 'Redis is back';

/** Milliseconds until Redis is used, or is not any more. */
async function waitUntil(redis: Redis, isConnected: boolean): Promise<number> {
  const since = performance.now();
  while (redis.isConnected() !== isConnected) await pause(10);
  return performance.now() - since;
}

/** Starts a server that does with each connection what a test says. Resolves to its URL. */
async function startFaulty(handle: (socket: Socket) => void): Promise<string> {
  const { port, stop } = await startFaultyServer(handle);
  stops.push(stop);
  return `redis://127.0.0.1:${port}`;
}

describeWithRedis('openRedis', () => {
  it('passes on messages to those who listen on a channel with the same prefix', async () => {
    const { url } = await start();
    const [{ redis: one }, { redis: two }] = [await open(url), await open(url)];
    const { redis: other } = await open(url, 'other:');
    const heard: string[] = [];
    const handlersOf = (name: string) => ({
      onMessage: (payload: string) => void heard.push(`${name} ${payload}`),
      onLost() {},
    });
    const stopListening = await two.listen('news', handlersOf('two'));
    await other.listen('news', handlersOf('other'));
    one.publish('news', 'first');
    await one.send(['PING']);
    await two.send(['PING']);
    await stopListening();
    one.publish('news', 'second');
    await one.send(['PING']);
    await two.send(['PING']);
    await other.send(['PING']);
    expect(heard).toEqual(['two first']);
  });

  it('rejects calls at once after Redis was killed, and is back when it is started again', async () => {
    const server = await start();
    const { redis, messages } = await open(server.url);
    const flood = setInterval(() => void redis.send(['PING']).catch(() => {}), 1);
    stops.push(() => clearInterval(flood));
    const losses: number[] = [];
    await redis.listen('news', { onMessage() {}, onLost: () => void losses.push(1) });
    await server.kill();
    await waitUntil(redis, false);
    await expect(redis.send(['PING'])).rejects.toThrow('Redis is away.');
    await server.start();
    expect(await waitUntil(redis, true)).toBeLessThan(5_000);
    expect(await redis.send(['PING'])).toBe('PONG');
    expect([messages, losses.length]).toEqual([[away, back], 1]);
  });

  it('notices without a call that Redis hangs, and is back when it goes on', async () => {
    const server = await start();
    const { redis, messages } = await open(server.url);
    server.signal('SIGSTOP');
    await waitUntil(redis, false);
    server.signal('SIGCONT');
    expect(await waitUntil(redis, true)).toBeLessThan(5_000);
    expect(messages).toEqual([away, back]);
  });

  it('waits for another server where Redis has become a replica, which accepts no writes', async () => {
    const server = await start();
    const { redis, messages } = await open(server.url);
    await server.command('REPLICAOF', '127.0.0.1', '1');
    await expect(redis.send(['SET', 'any', 'value'])).rejects.toThrow('READONLY');
    expect(redis.isConnected()).toBe(false);
    await server.command('REPLICAOF', 'NO', 'ONE');
    await waitUntil(redis, true);
    expect(messages).toEqual([away, back]);
  });

  it('refuses a wrong password, and names no password', async () => {
    const { port } = await start(['--requirepass', 'right']);
    const opening = open(`redis://:wrong-one@127.0.0.1:${port}`);
    await expect(opening).rejects.toThrow(ConfigError);
    await expect(opening).rejects.toThrow(/^REDIS_URL cannot be used\. .*WRONGPASS/);
    await expect(opening).rejects.not.toThrow('wrong-one');
    await expect(open(`redis://127.0.0.1:${port}`)).rejects.toThrow('NOAUTH');
    expect((await open(`redis://:right@127.0.0.1:${port}/3`)).redis.isConnected()).toBe(true);
  });
});

describe('openRedis where there is no Redis', () => {
  it('refuses a server that does not speak its protocol', async () => {
    const url = await startFaulty((socket) =>
      socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')),
    );
    await expect(open(url)).rejects.toThrow(/^REDIS_URL cannot be used/);
  });

  it('waits for one that is still loading its data', async () => {
    const url = await startFaulty((socket) => socket.on('data', () => socket.write('-LOADING Redis is loading\r\n')));
    const { redis, messages } = await open(url);
    expect([redis.isConnected(), messages]).toEqual([false, [away]]);
  });

  it.each([
    ['accepts connections and answers nothing', () => {}],
    ['closes each connection', (socket: Socket) => void socket.destroy()],
  ])('goes on within two seconds where a server %s', async (_fault, handle) => {
    const url = await startFaulty(handle);
    const since = performance.now();
    const { redis, messages } = await open(url);
    expect(performance.now() - since).toBeLessThan(2_000);
    await expect(redis.send(['PING'])).rejects.toThrow('Redis is away.');
    expect(messages).toEqual([away]);
  });
});
