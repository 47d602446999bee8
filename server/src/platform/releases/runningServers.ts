import { createHash, randomUUID } from 'node:crypto';
import { interfaceFormat } from '@foothold/shared/compatibility';
import type { Db } from '../db';
import { fingerprintKey, type KeySource, OtherKeyError } from '../secrets/key';
import { getServedEndpoints } from './compatibility';
import {
  deleteServer,
  deleteSilentServers,
  hasServerWithOtherKey,
  insertServer,
  listOtherServers,
  touchServer,
} from './runningServers.queries';

/** Milliseconds between two signs of life. A server counts as running until the third one is missing. */
const signInterval = 20_000;

const describeOwn = () => {
  const endpoints = getServedEndpoints();
  const fingerprint = createHash('sha256').update(JSON.stringify(endpoints)).digest('base64url');
  return { fingerprint, format: interfaceFormat, endpoints };
};
let own: ReturnType<typeof describeOwn> | undefined;
const getOwn = () => (own ??= describeOwn());

/**
 * Says in the database what this server serves, for those who put releases live through another one. Resolves to a
 * function that ends it. Rejects with OtherKeyError beside a server with another key.
 */
export async function announceServer(db: Db, keySource: KeySource): Promise<() => Promise<void>> {
  const server = { id: randomUUID(), key_fingerprint: await fingerprintKey(keySource), ...getOwn() };
  await deleteSilentServers(db);
  await insertServer(db, server);
  // After it: of two that start at the same time, at least one sees the other.
  if (await hasServerWithOtherKey(db, server.key_fingerprint)) {
    await deleteServer(db, server.id);
    throw new OtherKeyError(
      'A server that runs on this database, or was killed a minute ago, has another SECRET_KEY. All servers need the same one.',
    );
  }
  const giveSign = async () => {
    if (!(await touchServer(db, server.id))) await insertServer(db, server);
  };
  // While the database does not answer nothing can go live, and the next sign makes up for this one.
  const timer = setInterval(() => void giveSign().catch(() => {}), signInterval).unref();
  return async () => {
    clearInterval(timer);
    // Without this it counts as ended a minute later.
    await deleteServer(db, server.id).catch(() => {});
  };
}

/** What other servers on this database serve, where that differs from what this one does. */
export const findOtherInterfaces = (db: Db) => listOtherServers(db, getOwn().fingerprint);
