import crypto from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

// It encrypts where the next page of a list begins by DES, which Node has no longer: thrice the same key is the same.
for (const name of ['createCipheriv', 'createDecipheriv'] as const) {
  const create = crypto[name] as (...given: unknown[]) => unknown;
  const createKnown = (cipher: string, key: Buffer, ...rest: unknown[]) =>
    cipher === 'des' ? create('des-ede3-cbc', Buffer.concat([key, key, key]), ...rest) : create(cipher, key, ...rest);
  Object.assign(crypto, { [name]: createKnown });
}

/** A store that speaks S3, on this machine. */
export interface S3Server {
  port: number;
  /** Its bucket, for S3_URL. */
  url: string;
  /** Refuses uploads with a status and a code of S3 until it is called without. */
  refuseUploads(refusal?: { status: number; code: string }): void;
  stop(): Promise<void>;
}

/** The only account that the store has. */
const s3Account = { key: 'S3RVER', secret: 'S3RVER' };

/** Starts a store with an empty bucket; it verifies signatures and clocks as S3 does. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'foothold-s3-'));
  const options = { port: 0, address: '127.0.0.1', silent: true, directory, vhostBuckets: false };
  const store = new S3rver({ ...options, configureBuckets: [{ name: 'foothold', configs: [] }] });
  // It leaves out the slash after the bucket when it computes a signature, so calls of the bucket itself would be refused.
  store.middleware.splice(-1, 0, (context, next) => {
    if (context.path === '/foothold/')
      Object.assign(context, { mountPath: '/', state: { ...context.state, vhost: true } });
    return next();
  });
  // It removes folders that were empty a moment ago, with what was stored in them since. Here they stay.
  store.store.deleteObject = async (bucket, key) => {
    for (const part of ['object', 'object.md5', 'metadata.json'])
      await rm(store.store.getResourcePath(bucket, key, part), { force: true });
  };
  let refusal: { status: number; code: string } | undefined;
  store.middleware.unshift(async (context, next) => {
    if (!refusal || context.method !== 'PUT') return next();
    const body = `<?xml version="1.0"?><Error><Code>${refusal.code}</Code></Error>`;
    Object.assign(context, { status: refusal.status, type: 'application/xml', body });
  });
  const { port } = await store.run();
  return {
    port,
    url: toBucketUrl(port),
    refuseUploads: (next) => (refusal = next),
    async stop() {
      store.httpServer.closeAllConnections();
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The bucket of the store behind a port, for S3_URL. */
export const toBucketUrl = (port: number): string =>
  `http://${s3Account.key}:${s3Account.secret}@127.0.0.1:${port}/foothold`;
