import type { Db } from '../platform/db';
import { locations } from './data/locations';
import { schools } from './data/schools';
import { skills } from './data/skills';
import { insertMissingLocations, insertMissingSchools, insertMissingSkills } from './queries';

/** Inserts what is missing in the lists that forms offer. Runs at every start. */
export async function seedReferenceData(db: Db): Promise<void> {
  await insertMissingLocations(db, locations);
  await insertMissingSchools(db, schools);
  await insertMissingSkills(db, skills);
}
