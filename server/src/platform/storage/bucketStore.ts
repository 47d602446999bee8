import { rm } from 'node:fs/promises';
import { attachment } from '../http';
import type { Bucket } from '../objectStore/bucket';
import { type FileStore, isKey } from './fileStore';

const folder = 'files/';

/** A store in a bucket, laid out as the one in a folder. */
export function createBucketStore(bucket: Bucket): FileStore {
  const toObject = (key: string) => `${folder}${key.slice(0, 2)}/${key}`;
  return {
    async put(key, path, sha256) {
      await bucket.putFile(toObject(key), path, sha256);
      await rm(path, { force: true });
    },
    copy: (from, to) => bucket.copy(toObject(from), toObject(to)),
    read: async (key) => (isKey(key) ? bucket.get(toObject(key)) : undefined),
    remove: (key) => bucket.remove(toObject(key)),
    async *listOlderThan(age) {
      for await (const { key, storedAt } of bucket.list(folder)) {
        const name = key.split('/').at(-1) ?? '';
        if (isKey(name) && key === toObject(name) && Date.now() - storedAt >= age) yield name;
      }
    },
    deleteUnfinished: (age) => bucket.abortUploads(age),
    createLink: (key, { name, type }) => bucket.sign(toObject(key), { type, disposition: attachment(name) }),
  };
}
