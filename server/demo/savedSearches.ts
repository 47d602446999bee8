import type { SearchConditions } from '@foothold/shared/contract';
import { type DemoStudent, demoAccounts } from './accounts';
import type { Discipline } from './data/types';
import { itemAt } from './random';

/** What a student of each discipline looks for. */
const searchesByDiscipline: Record<Discipline, readonly SearchConditions[]> = {
  agriculture: [{ q: 'farm' }, { field: 'Science', kind: 'internship,siwes', stipend: 'Yes' }],
  business: [{ q: 'accounting' }, { field: 'Commercial', stipend: 'Yes' }],
  computing: [{ q: 'engineer' }, { q: 'data', stipend: 'Yes' }],
  design: [{ q: 'design' }, { field: 'Art', env_mode: 'hybrid,remote' }],
  education: [{ q: 'teacher' }, { field: 'Art', kind: 'internship,nysc' }],
  engineering: [{ q: 'engineering' }, { field: 'Science', kind: 'siwes' }],
  health: [{ q: 'nurse' }, { field: 'Science', stipend: 'Yes' }],
  hospitality: [{ q: 'hotel' }, { field: 'Commercial', kind: 'internship' }],
  law: [{ q: 'legal' }, { field: 'Art', kind: 'internship,nysc' }],
  media: [{ q: 'writer' }, { field: 'Art', stipend: 'Yes' }],
  social: [{ q: 'research' }, { field: 'Art', kind: 'internship' }],
};

/** How long ago they were saved: what was posted since is new. */
const daysAgo = 5;

/** Every third student keeps searches, and whoever tries the demo account; nobody is mailed. */
export const createSavedSearches = (people: readonly DemoStudent[], now: Date) =>
  people.flatMap(({ user_id, email, since, profile }, index) => {
    if (index % 3 !== 0 && email !== demoAccounts.student) return [];
    const searches = searchesByDiscipline[profile.discipline];
    const kept = email === demoAccounts.student ? searches : [itemAt(searches, index)];
    const saved_at = new Date(Math.max(since.getTime(), now.getTime() - daysAgo * 24 * 60 * 60_000));
    return kept.map((conditions) => ({ user_id, conditions, saved_at }));
  });
