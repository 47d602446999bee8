import { callServer, createReleaseOperations, type ServerAddress, UsageError } from '@foothold/shared/commands';
import {
  changeAdminRole,
  changeTeam,
  createAdmin,
  createReleaseKey,
  createTeam,
  deleteTeam,
  listTeams,
  type ReleaseKeyParts,
  resetAdmin,
  revokeReleaseKey,
} from '@foothold/shared/contract/admin';
import type { Operations } from './operations';

/** The operations of a running server, through its API. A release key signs what it publishes. */
export const createRemoteOperations = (server: ServerAddress, key?: ReleaseKeyParts): Operations => ({
  ...createReleaseOperations(server, key),
  listTeams: () => callServer(server, listTeams),
  createTeam: (body) => callServer(server, createTeam, { body }),
  changeTeam: (id, body) => callServer(server, changeTeam, { params: { id }, body }),
  deleteTeam: (id) => callServer(server, deleteTeam, { params: { id } }),
  createReleaseKey: (id, body) => callServer(server, createReleaseKey, { params: { id }, body }),
  revokeReleaseKey: (id, key_id) => callServer(server, revokeReleaseKey, { params: { id, key_id } }),
  createAdmin: (body) => callServer(server, createAdmin, { body }),
  changeAdminRole: (body) => callServer(server, changeAdminRole, { body }),
  resetAdmin: (body) => callServer(server, resetAdmin, { body }),
  removeDemo: async () => {
    throw new UsageError(`A server is running on this data, at ${server.address}. Stop it first. Nothing was changed.`);
  },
});
