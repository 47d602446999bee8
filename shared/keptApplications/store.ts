import { ApiError } from '@foothold/shared/api';
import { currentIdentity } from '@foothold/shared/auth';
import { applicationsDatabase } from '@foothold/shared/boot';
import type { applyToJob, ErrorCode, UnparsedInput } from '@foothold/shared/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { announce } from './announcements';

/** Its bytes: what a file of the device has later, or whether it is still there, does not matter then. */
interface KeptFile {
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

/** An application that could not be sent for want of a connection, whole, as it is going to be sent. */
export interface KeptApplication {
  user_id: number;
  job_id: number;
  job_title: string;
  company_name: string;
  /** What the student wrote, with what was asked. */
  texts: readonly { title: string; text: string }[];
  /** The same with each try, so that one that arrived unnoticed is not repeated. */
  idempotencyKey: string;
  finished_at: string;
  body: UnparsedInput<typeof applyToJob>;
  files: { resume?: KeptFile; internship_letter?: KeptFile };
  /** Why the server did not take it. Only its student sends it again. */
  refusal?: { code: ErrorCode; message: string };
}

/** The same with files that are still those of the form. */
export type FinishedApplication = Omit<KeptApplication, 'files' | 'refusal'> & {
  files: { resume?: File; internship_letter?: File };
};

interface Schema extends DBSchema {
  applications: { key: [user_id: number, job_id: number]; value: KeptApplication };
}

/** Resolves when it is on the disk. Rejects where there is no room, or nothing may be kept: then nothing is. */
export async function keepApplication({ files, ...rest }: FinishedApplication): Promise<void> {
  const { resume, internship_letter } = files;
  const kept: KeptApplication = {
    ...rest,
    files: {
      ...(resume && { resume: await readFile(resume) }),
      ...(internship_letter && { internship_letter: await readFile(internship_letter) }),
    },
  };
  await withDatabase(async (db) => {
    // The session may have ended in another tab meanwhile.
    if (currentIdentity()?.user_id !== rest.user_id) throw new ApiError('signed_out');
    const { store, done } = db.transaction('applications', 'readwrite', { durability: 'strict' });
    await Promise.all([store.put(kept), done]);
  });
  // Some browsers ask, and the application is there whatever the answer is.
  void navigator.storage?.persist?.().catch(() => {});
  announce({ kind: 'changed' });
}

const readFile = async (file: File): Promise<KeptFile> => ({
  name: file.name,
  type: file.type,
  bytes: await file.arrayBuffer(),
});

/** What this student has kept, the oldest first. */
export async function listKeptApplications(user_id: number): Promise<KeptApplication[]> {
  const kept = await withDatabase((db) => db.getAll('applications'));
  return kept
    .filter((application) => application.user_id === user_id)
    .toSorted((one, other) => one.finished_at.localeCompare(other.finished_at));
}

/** Deletes what anybody else has kept in this browser, whose session ended without a logout. */
export const deleteKeptOfOthers = (user_id: number): Promise<void> =>
  withDatabase(async (db) => {
    const keys = await db.getAllKeys('applications');
    await Promise.all(keys.filter(([owner]) => owner !== user_id).map((key) => db.delete('applications', key)));
  });

export async function deleteKeptApplication({ user_id, job_id }: KeptApplication): Promise<void> {
  await withDatabase((db) => db.delete('applications', [user_id, job_id]));
  announce({ kind: 'changed' });
}

/** Does nothing where it was deleted meanwhile. */
export async function noteRefusal({ user_id, job_id }: KeptApplication, refusal: KeptApplication['refusal']) {
  await withDatabase(async (db) => {
    const { store, done } = db.transaction('applications', 'readwrite');
    const kept = await store.get([user_id, job_id]);
    if (kept && refusal) await store.put({ ...kept, refusal });
    await done;
  });
  announce({ kind: 'changed' });
}

/** Open for one piece of work: a connection that stays open would hold up the deletion by a logout in another tab. */
async function withDatabase<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await openDB<Schema>(applicationsDatabase, 1, {
    upgrade: (created) => void created.createObjectStore('applications', { keyPath: ['user_id', 'job_id'] }),
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}
