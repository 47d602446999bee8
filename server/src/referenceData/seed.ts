import type { Db } from '../platform/db';
import { locations } from './data/locations';
import { schools } from './data/schools';
import { insertMissingLocations, insertMissingSchools } from './queries';

/** Fills the lists that forms offer with what they lack; run at every start. */
export async function seedReferenceData(db: Db): Promise<void> {
  await insertMissingLocations(db, locations);
  await insertMissingSchools(db, schools);
}
