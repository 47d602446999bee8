import type { Db } from '../db';
import { locations } from './data/locations';
import { schools } from './data/schools';
import { addLocations, addSchools } from './queries';

/** Fills the lists that forms offer with what they lack; run at every start. */
export async function seedLists(db: Db): Promise<void> {
  await addLocations(db, locations);
  await addSchools(db, schools);
}
