import { isDeepStrictEqual } from 'node:util';
import { emptyDetails, type Input, type StudentDetails, type saveOwnDetails } from '@foothold/shared/contract';
import { type Db, type Tx, transact } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { resolveSkills } from '../../referenceData/resolveSkills';
import { deleteUnusedSkills } from '../../referenceData/skills.queries';
import { lockStudentProfile } from '../students.queries';
import { findDetails, listUnknownPlaces, replaceSkills, writeDetails } from './queries';

/** What a student has added to the profile. */
export const loadDetails = async (db: Db, user_id: number): Promise<StudentDetails> =>
  (await findDetails(db, user_id)) ?? emptyDetails;

/**
 * Replaces what a student has added to the profile, unless it was changed since the revision that the caller has seen. What
 * is the same as before changes nothing, so that a repeated call does not fail.
 */
export const saveDetails = (db: Db, { user_id }: User, input: Input<typeof saveOwnDetails>): Promise<StudentDetails> =>
  transact(db, async (tx) => {
    if (!(await lockStudentProfile(tx, user_id))) fail('signed_out');
    const before = await loadDetails(tx, user_id);
    const details: StudentDetails = { ...input, revision: before.revision };
    if (isDeepStrictEqual(details, before)) return before;
    if (input.revision !== before.revision) fail('outdated');
    await refuseUnknownPlaces(tx, details);

    const removed = await replaceSkills(tx, user_id, await resolveSkills(tx, details.skills));
    await deleteUnusedSkills(tx, removed);
    await writeDetails(tx, user_id, details);
    return loadDetails(tx, user_id);
  });

async function refuseUnknownPlaces(tx: Tx, { preferred_places }: StudentDetails): Promise<void> {
  const [unknown] = await listUnknownPlaces(tx, preferred_places);
  if (unknown) fail('invalid_input', { preferred_places: `${unknown} is not one of the places.` });
}
