import { sql } from 'kysely';

/** In a statement whose values decide how it is best looked for: it is planned for each anew, at a millisecond or two. */
export const customPlan = sql.raw('/* planned anew */');
