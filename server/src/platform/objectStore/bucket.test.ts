import { randomBytes } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { type FaultyProxy, openProxy } from '../../../testing/faultyProxy';
import { toEmptyPrefix } from '../../../testing/s3Prefix';
import { type S3Server, startS3Server, toBucketUrl } from '../../../testing/s3Server';
import { ConfigError } from '../config/config';
import { parseS3Url, type S3Address } from '../config/s3Url';
import { assertBucketUsable } from './assertBucketUsable';
import { type Bucket, openBucket } from './bucket';

let server: S3Server;
let proxy: FaultyProxy;
beforeAll(async () => {
  server = await startS3Server();
  proxy = await openProxy(0, server.port);
});
afterAll(async () => {
  await proxy.close();
  await server.stop();
});

const open = (url: string) => openBucket(parseS3Url(url) as S3Address);
/** A client that, unlike a bucket, gives no call up, however busy the machine is. */
const openClient = (url: string) => {
  const { endpoint, region, bucket: Bucket, prefix, ...credentials } = parseS3Url(url) as S3Address;
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  const put = (key: string, Body: string, Metadata = {}) =>
    client.send(new PutObjectCommand({ Bucket, Key: prefix + key, Body, Metadata }));
  return { put, close: () => client.destroy() };
};
const read = async (bucket: Bucket, key: string) => {
  const content = await bucket.get(key);
  return content && (await text(content));
};

describe('assertBucketUsable', () => {
  const check = (url: string) => assertBucketUsable(parseS3Url(url) as S3Address);

  it('leaves nothing behind when all is possible', async () => {
    const url = toEmptyPrefix(server.url);
    await check(url);
    for await (const { key } of open(url).list('')) expect(key).toBeUndefined();
  });

  it.each([
    ['the secret is wrong', 'does not accept the key and secret', (url: string) => url.replace(':S3RVER@', ':wrong@')],
    [
      'the key is unknown',
      'does not accept the key and secret',
      (url: string) => url.replace('//S3RVER:', '//nobody:'),
    ],
    [
      'there is no such bucket',
      'The bucket in S3_URL does not exist.',
      (url: string) => url.replace('/foothold', '/missing'),
    ],
    ['nothing listens', 'cannot be used', () => toBucketUrl(1)],
  ])('fails with one sentence when %s', async (_, sentence, change) => {
    const failing = check(change(server.url));
    await expect(failing).rejects.toThrow(ConfigError);
    await expect(failing).rejects.toThrow(sentence);
  });

  it('says so when the clocks differ', async () => {
    const { now } = Date;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
    await expect(check(server.url)).rejects.toThrow('by about 60 minutes');
    clock.mockRestore();
  });
});

describe('list', () => {
  it('lists more objects than the store tells at once', async () => {
    const url = toEmptyPrefix(server.url);
    const client = openClient(url);
    const keys = Array.from({ length: 1001 }, (_, number) => `many/${String(number).padStart(4, '0')}`);
    const putAll = async (waiting: string[]) => {
      for (let key = waiting.pop(); key; key = waiting.pop()) await client.put(key, 'x');
    };
    const waiting = [...keys];
    await Promise.all(Array.from({ length: 20 }, () => putAll(waiting)));
    client.close();
    const listed: string[] = [];
    for await (const { key } of open(url).list('many/')) listed.push(key);
    expect(listed).toEqual(keys);
  });
});

describe('get', () => {
  it('ends with an error in place of content that was changed in the store', async () => {
    const url = toEmptyPrefix(server.url);
    const bucket = open(url);
    await bucket.putBuffer('a', Buffer.from('as it was'));
    // Written by somebody who keeps the SHA-256 of what was there.
    const client = openClient(url);
    const sha256 = 'b5d4045c3f466fa91fe2cc6abe79232a1a57cdf104f7a26e716e0a1e2789df78';
    await client.put('a', 'changed', { sha256 });
    client.close();
    const content = await bucket.get('a');
    const received: unknown[] = [];
    content?.on('data', (chunk) => received.push(chunk));
    await expect(content && buffer(content)).rejects.toMatchObject({ reason: 'damaged object' });
    expect(received).toEqual([]);
  });
});

describe('remove', () => {
  it('leaves what is stored beside it at the same time', async () => {
    const bucket = open(toEmptyPrefix(server.url));
    for (let round = 0; round < 50; round += 1) {
      await bucket.putBuffer('old', Buffer.from('old'));
      await Promise.all([bucket.remove('old'), bucket.putBuffer('new', Buffer.from('new'))]);
      expect(await read(bucket, 'new')).toBe('new');
      await bucket.remove('new');
    }
  });
});

describe('sign', () => {
  it('gives an address with the headers of the signature, which nobody can change', async () => {
    const bucket = open(toEmptyPrefix(server.url));
    await bucket.putBuffer('a', Buffer.from('content'));
    const link = await bucket.sign('a', { type: 'application/pdf', disposition: 'attachment; filename="a.pdf"' });
    const response = await fetch(link);
    expect([response.status, await response.text()]).toEqual([200, 'content']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="a.pdf"' },
      'cache-control': 'private, no-store',
    });
    expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('60');
    expect((await fetch(link.replace('application%2Fpdf', 'text%2Fhtml'))).status).toBe(403);
  });
});

describe('a bucket whose store is away', () => {
  const faults: Record<string, { begin(): void; end(): void }> = {
    'refuses connections': {
      begin() {
        proxy.setRefusing(true);
        proxy.cut();
      },
      end: () => proxy.setRefusing(false),
    },
    'does not answer': { begin: () => proxy.setHanging(true), end: () => proxy.setHanging(false) },
  };

  it.each(Object.entries(faults))(
    'fails within two seconds, and works again afterwards, when it %s',
    async (_, fault) => {
      const bucket = open(toEmptyPrefix(toBucketUrl(proxy.port)));
      await bucket.putBuffer('a', Buffer.from('first'));
      fault.begin();
      const calls = [
        bucket.putBuffer('b', randomBytes(1000)),
        bucket.copy('a', 'c'),
        read(bucket, 'a'),
        bucket.remove('a'),
      ];
      const started = performance.now();
      const settled = await Promise.allSettled(calls);
      const took = performance.now() - started;
      fault.end();
      for (const { status, ...rest } of settled) {
        expect(status).toBe('rejected');
        expect((rest as PromiseRejectedResult).reason).toMatchObject({ code: 'STORE_UNAVAILABLE' });
      }
      // Two seconds on a machine that has nothing else to do.
      expect(took).toBeLessThan(4_000);
      await bucket.putBuffer('d', Buffer.from('again'));
      expect(await read(bucket, 'd')).toBe('again');
    },
  );

  it('repeats a call on a new connection when the store has closed the old one', async () => {
    const bucket = open(toEmptyPrefix(toBucketUrl(proxy.port)));
    await bucket.putBuffer('a', Buffer.from('first'));
    proxy.cut();
    await bucket.putBuffer('b', Buffer.from('second'));
    proxy.cut();
    expect(await read(bucket, 'b')).toBe('second');
  });

  it('ends a read that stalls midway', async () => {
    const bucket = open(toEmptyPrefix(toBucketUrl(proxy.port)));
    await bucket.putBuffer('a', randomBytes(7 * 1024 * 1024));
    const content = await bucket.get('a');
    proxy.setHanging(true);
    await expect(content && buffer(content)).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE', reason: 'timeout' });
    proxy.setHanging(false);
  });
});
