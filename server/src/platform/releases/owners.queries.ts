import type { Db, Tx } from '../db';

const selectOwner = (db: Db, app: string) =>
  db
    .selectFrom('app_owners')
    .innerJoin('teams', 'teams.id', 'app_owners.team_id')
    .select(['teams.name', 'teams.email', 'teams.origins'])
    .where('app', '=', app);

/** The team that owns an app; undefined where none does. */
export const findOwner = (db: Db, app: string) => selectOwner(db, app).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockOwner = (tx: Tx, app: string) => selectOwner(tx, app).forUpdate().executeTakeFirst();
