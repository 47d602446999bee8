import path from 'node:path';
import { toRefusal, UsageError } from '@foothold/shared/commands';
import { changeReleases } from '@foothold/shared/contract/admin';
import { removeDemoData } from '../../../demo';
import { changeAdminRole, createAdmin, resetAdmin } from '../../accounts/adminAccounts';
import type { Config } from '../../platform/config/config';
import { hasDatabase, migrate } from '../../platform/db';
import { Failure, localOperatorUser } from '../../platform/http';
import { loadReleases } from '../../platform/releases/loadReleases';
import { publishBuild } from '../../platform/releases/publishBuild';
import { type Actor, changeLiveReleases } from '../../platform/releases/service';
import {
  changeExistingTeam,
  createKey,
  createNewTeam,
  deleteExistingTeam,
  loadTeams,
  revokeExistingKey,
} from '../../teams/service';
import { createContext } from '../main';
import { openServerDatabase } from '../openServerDatabase';
import type { Operations } from './operations';

/** The actor in the audit log. */
const actor: Actor = { user_id: null, by: 'operator' };

const refusePreview = async () => {
  throw new UsageError('A preview is seen on a running server: start it first. Nothing was changed.');
};

/** Runs `work` on the data of a server that is not running. */
export async function runOnDatabase<T>(
  config: Config,
  work: (operations: Operations) => Promise<T>,
  { mustExist }: { mustExist: boolean },
): Promise<T> {
  if (mustExist && !hasDatabase(config))
    throw new UsageError(`There is no database in ${path.resolve(config.DATA_DIR)}. Nothing was changed.`);
  const database = await openServerDatabase(config);
  try {
    await migrate(database.db);
    const context = createContext(config, database.db);
    return await work({
      list: () => loadReleases(context.db),
      preview: refusePreview,
      saveScreenshots: refusePreview,
      publish: (build, base_url) => publishBuild(context, actor, build, { base_url }),
      change: (changes) => changeLiveReleases(context, actor, changeReleases.body.parse(changes)),
      listTeams: async () => ({ teams: await loadTeams(context.db) }),
      createTeam: async (body) => ({ team: await createNewTeam(context.db, localOperatorUser, body) }),
      changeTeam: async (id, body) => ({ team: await changeExistingTeam(context.db, localOperatorUser, id, body) }),
      deleteTeam: (id) => deleteExistingTeam(context.db, localOperatorUser, id),
      createReleaseKey: (id, body) => createKey(context.db, localOperatorUser, id, body),
      revokeReleaseKey: (id, key_id) => revokeExistingKey(context.db, localOperatorUser, id, key_id),
      createAdmin: (body) => createAdmin(context, body),
      changeAdminRole: (body) => changeAdminRole(context, body),
      resetAdmin: (body) => resetAdmin(context, body),
      removeDemo: () => removeDemoData(context),
    });
  } catch (cause) {
    if (cause instanceof Failure) throw toRefusal(cause.message, cause.fields);
    throw cause;
  } finally {
    await database.close();
  }
}
