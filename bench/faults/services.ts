import { randomBytes } from 'node:crypto';
import { parseS3Url, type S3Address } from '../../server/src/platform/config/s3Url';
import { openBucket } from '../../server/src/platform/objectStore/bucket';
import { createBucketStore, type FileStore } from '../../server/src/platform/storage';
import { type FaultyProxy, openProxy } from '../../server/testing/faultyProxy';
import { startRedis, type TestRedis } from '../../server/testing/redisServer';
import { startS3Server, toBucketUrl } from '../../server/testing/s3Server';
import { onCleanUp } from '../harness/tempFolder';

/** What servers on several machines share besides the database, each behind a proxy. */
export interface Services {
  redis: TestRedis;
  redisProxy: FaultyProxy;
  storeProxy: FaultyProxy;
  /** The bucket, past its proxy. */
  store: FileStore;
  /** The configuration of the servers. */
  settings: Record<'REDIS_URL' | 'S3_URL' | 'SECRET_KEY', string>;
}

/** Starts a Redis and a store that speaks S3. */
export async function startServices(): Promise<Services> {
  const redis = await startRedis();
  onCleanUp(redis.kill);
  const redisProxy = await openProxy(0, redis.port);
  onCleanUp(redisProxy.close);
  const s3 = await startS3Server();
  onCleanUp(s3.stop);
  const storeProxy = await openProxy(0, s3.port);
  onCleanUp(storeProxy.close);
  return {
    ...{ redis, redisProxy, storeProxy },
    store: createBucketStore(openBucket(parseS3Url(s3.url) as S3Address)),
    settings: {
      REDIS_URL: `redis://127.0.0.1:${redisProxy.port}`,
      S3_URL: toBucketUrl(storeProxy.port),
      SECRET_KEY: randomBytes(32).toString('base64url'),
    },
  };
}
