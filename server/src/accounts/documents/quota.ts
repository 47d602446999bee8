import type { Tx } from '../../platform/db';
import { fail } from '../../platform/http';
import { sumFileSizes } from './queries';

const megabyte = 1024 * 1024;
/** Enough for 30 applications with the largest files, and for hundreds with ordinary ones. */
const maxMegabytes = 300;

/** Fails when the files of a student take up too much. The student's profile must be locked, so that none are added meanwhile. */
export async function refuseBeyondQuota(tx: Tx, user_id: number): Promise<void> {
  if ((await sumFileSizes(tx, user_id)) > maxMegabytes * megabyte)
    fail('too_large', undefined, {
      sentence: `Your files take up ${maxMegabytes} MB, the most that an account may have. Delete documents from your profile, or write to us.`,
    });
}
