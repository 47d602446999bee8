import { sql } from 'kysely';

/** Put it into a statement whose best plan depends on its values: each execution is planned, which takes 1 to 2 ms. */
export const customPlan = sql.raw('/* custom plan */');
