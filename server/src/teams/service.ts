import type { Input, Output } from '@foothold/shared/contract';
import { type createReleaseKey, type createTeam, releaseKeyPrefix, type Team } from '@foothold/shared/contract/admin';
import { createToken, hashToken } from '../accounts/credentials/tokens';
import { writeAudit } from '../platform/audit/queries';
import { type Db, type Tx, transact } from '../platform/db';
import { fail, type User } from '../platform/http';
import {
  countValidKeys,
  deleteTeamRow,
  insertKey,
  insertTeam,
  listKeyRows,
  listOwners,
  listTeamRows,
  lockTeam,
  revokeKey,
  setApps,
  updateTeam,
} from './queries';

type TeamInput = Input<typeof createTeam>;

/** All teams, or the one with an id. */
export async function loadTeams(db: Db, id?: number): Promise<Team[]> {
  const [teams, owners, keys] = [await listTeamRows(db, id), await listOwners(db), await listKeyRows(db)];
  return teams.map((team) => ({
    ...team,
    apps: owners.flatMap(({ app, team_id }) => (team_id === team.id ? [app] : [])),
    keys: keys.filter(({ team_id }) => team_id === team.id),
  }));
}

const loadTeam = async (tx: Tx, id: number): Promise<Team> => (await loadTeams(tx, id))[0] ?? fail('not_found');

export const createNewTeam = (db: Db, actor: User, { apps, ...values }: TeamInput): Promise<Team> =>
  transact(db, async (tx) => {
    const id = (await insertTeam(tx, values)) ?? refuseName(values.name);
    await giveApps(tx, id, apps);
    await audit(tx, actor, 'team.created', id, { ...values, apps });
    return loadTeam(tx, id);
  });

export const changeExistingTeam = (db: Db, actor: User, id: number, { apps, ...values }: TeamInput): Promise<Team> =>
  transact(db, async (tx) => {
    const before = (await lockTeam(tx, id)) ? await loadTeam(tx, id) : fail('not_found');
    if (!(await updateTeam(tx, id, values))) refuseName(values.name);
    await giveApps(tx, id, apps);
    const { name, email, origins, apps: earlier } = before;
    const detail = { before: { name, email, origins, apps: earlier }, after: { origins, ...values, apps } };
    await audit(tx, actor, 'team.changed', id, detail);
    return loadTeam(tx, id);
  });

export const deleteExistingTeam = (db: Db, actor: User, id: number): Promise<{ message: string }> =>
  transact(db, async (tx) => {
    const { name } = (await lockTeam(tx, id)) ?? fail('not_found');
    await deleteTeamRow(tx, id);
    await audit(tx, actor, 'team.deleted', id, { name });
    return { message: `The team ${name} and its keys were deleted.` };
  });

const maxKeys = 20;

/** Makes a key. Its token is in the result alone: of the token there is only the hash. */
export const createKey = (
  db: Db,
  actor: User,
  team_id: number,
  { expires_in_days, ...scope }: Input<typeof createReleaseKey>,
): Promise<Output<typeof createReleaseKey>> =>
  transact(db, async (tx) => {
    const { name: team } = (await lockTeam(tx, team_id)) ?? fail('not_found');
    const owned = (await loadTeam(tx, team_id)).apps;
    const foreign = scope.apps.filter((app) => !owned.includes(app));
    if (foreign.length) fail('invalid_input', { apps: `${team} does not own ${foreign.join(', ')}.` });
    if ((await countValidKeys(tx, team_id)) >= maxKeys)
      fail('not_possible_now', undefined, { sentence: `${team} has ${maxKeys} keys. Revoke one first.` });
    const token = `${releaseKeyPrefix}${createToken()}`;
    const id = await insertKey(tx, {
      ...scope,
      team_id,
      token_hash: hashToken(token),
      created_by: toUserId(actor),
      expires_at: new Date(Date.now() + expires_in_days * 86_400_000),
    });
    await audit(tx, actor, 'release_key.created', team_id, { ...scope, team, key: id, expires_in_days });
    const [key] = await listKeyRows(tx, id);
    return { key: key ?? fail('unexpected'), token };
  });

export const revokeExistingKey = (db: Db, actor: User, team_id: number, id: number): Promise<{ message: string }> =>
  transact(db, async (tx) => {
    const name = (await revokeKey(tx, team_id, id)) ?? fail('not_found');
    await audit(tx, actor, 'release_key.revoked', team_id, { key: id, name });
    return { message: `The key ${name} was revoked.` };
  });

async function giveApps(tx: Tx, id: number, apps: readonly string[]): Promise<void> {
  const taken = await setApps(tx, id, apps);
  if (taken.length === 0) return;
  const owners = await listOwners(tx);
  const sentences = taken.map((app) => `${app} belongs to ${owners.find((owner) => owner.app === app)?.team}.`);
  fail('invalid_input', { apps: sentences.join(' ') });
}

const refuseName = (name: string): never => fail('invalid_input', { name: `There is a team ${name} already.` });

/** The operator is no user of the product. */
const toUserId = ({ who, user_id }: User) => (who === 'operator' ? null : user_id);

const audit = (tx: Tx, actor: User, action: string, id: number, detail: Record<string, unknown>) =>
  writeAudit(
    tx,
    { user_id: toUserId(actor) },
    {
      action,
      subject: 'team',
      subject_id: id,
      detail: { ...detail, ...(actor.who === 'operator' && { by: 'operator' }) },
    },
  );
