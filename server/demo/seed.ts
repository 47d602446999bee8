import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashPassword } from '../src/accounts/credentials/passwords';
import type { Context } from '../src/platform/context';
import { transact } from '../src/platform/db';
import type { FileStore } from '../src/platform/storage';
import { demoPassword } from './accounts';
import { createDemoData } from './demoData';
import type { DemoDocument } from './documents';
import { hasNoUsers, insertDemoData } from './queries';

/** Fills an empty database with the demo marketplace. Resolves to false, with nothing changed, once somebody has registered. */
export async function seedDemoData({ config, db, store }: Context, now = new Date()): Promise<boolean> {
  if (!(await hasNoUsers(db))) return false;

  const passwordHash = await hashPassword(demoPassword);
  const data = createDemoData({ now, timeZone: config.PLATFORM_TIME_ZONE, passwordHash });
  // Files first: one without a row is swept, a row without its file would be a broken download.
  await storeDocuments(store, config.DATA_DIR, data.documents);
  return transact(db, async (tx) => {
    if (!(await hasNoUsers(tx))) return false;
    await insertDemoData(tx, data);
    return true;
  });
}

const batchSize = 16;

async function storeDocuments(store: FileStore, folder: string, documents: readonly DemoDocument[]) {
  await mkdir(folder, { recursive: true });
  const waiting = await mkdtemp(join(folder, 'demo-'));
  try {
    for (let start = 0; start < documents.length; start += batchSize) {
      const some = documents.slice(start, start + batchSize);
      await Promise.all(
        some.map(async ({ row: { key, sha256 }, bytes }) => {
          await writeFile(join(waiting, key), bytes);
          await store.put(key, join(waiting, key), sha256);
        }),
      );
    }
  } finally {
    await rm(waiting, { recursive: true, force: true });
  }
}
