import {
  changeTeam,
  createReleaseKey,
  createTeam,
  deleteTeam,
  listTeams,
  revokeReleaseKey,
} from '@foothold/shared/contract/admin';
import type { Context } from '../platform/context';
import { fail, isLocalOperator, route, type User } from '../platform/http';
import {
  changeExistingTeam,
  createKey,
  createNewTeam,
  deleteExistingTeam,
  loadTeams,
  revokeExistingKey,
} from './service';

export const teamRoutes = ({ db }: Context) => [
  route(listTeams, async () => ({ teams: await loadTeams(db) })),

  route(createTeam, async ({ user, body }) => {
    refuseRemoteOperator(user);
    return { team: await createNewTeam(db, user, body) };
  }),

  route(changeTeam, async ({ user, params, body }) => {
    refuseRemoteOperator(user);
    return { team: await changeExistingTeam(db, user, params.id, body) };
  }),

  route(deleteTeam, ({ user, params }) => deleteExistingTeam(db, user, params.id)),

  route(createReleaseKey, ({ user, params, body }) => {
    refuseRemoteOperator(user);
    return createKey(db, user, params.id, body);
  }),

  route(revokeReleaseKey, ({ user, params }) => revokeExistingKey(db, user, params.id, params.key_id)),
];

/** An operator's token that leaked must not make keys, which would outlive it. */
function refuseRemoteOperator(user: User): void {
  if (user.who === 'operator' && !isLocalOperator(user))
    fail('forbidden', undefined, {
      sentence: 'Teams and keys are made by an admin, or on the machine of the server.',
    });
}
