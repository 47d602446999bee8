import { buildPath, type Endpoint, type ErrorBody, explain, type Output } from '@foothold/shared/contract';
import {
  changeAdminRole,
  changeReleases,
  changeTeam,
  createAdmin,
  createReleaseKey,
  createTeam,
  deleteTeam,
  listReleases,
  listTeams,
  publishRelease,
  type ReleaseKeyParts,
  resetAdmin,
  revokeReleaseKey,
} from '@foothold/shared/contract/admin';
import { signRecord } from '@foothold/shared/signature';
import type { OperatorFile } from '../operatorFile';
import { toRefusal, UsageError } from './command';
import type { Operations } from './operations';

/** The operations of a running server, through its API. A release key signs what it publishes. */
export const createRemoteOperations = (server: OperatorFile, key?: ReleaseKeyParts): Operations => ({
  list: () => callServer(server, listReleases),
  publish: ({ record, files }) => {
    const contents = Array.from(files, ([name, content]) => [name, content.toString('base64')] as const);
    return callServer(server, publishRelease, {
      body: { record, files: Object.fromEntries(contents), signature: key && signRecord(record, key) },
    });
  },
  change: (body) => callServer(server, changeReleases, { body }),
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

interface RequestParts {
  params?: Record<string, unknown>;
  body?: unknown;
}

async function callServer<E extends Endpoint>(server: OperatorFile, endpoint: E, { params, body }: RequestParts = {}) {
  const response = await fetch(new URL(`/api${buildPath(endpoint, params)}`, server.address), {
    method: endpoint.method,
    headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new UsageError(`${server.address} does not answer.`);
  });
  const result = await response.json().catch(() => undefined);
  if (response.ok) return result as Output<E>;
  const { message, fields, code } = (result ?? {
    message: `${server.address} answered ${response.status}.`,
  }) as ErrorBody;
  // A key that is no longer valid is answered with the reason.
  if (code === 'signed_out' && message === explain(code))
    throw new UsageError(`${server.address} does not know this OPERATOR_TOKEN or RELEASE_KEY.`);
  throw toRefusal(message, fields);
}
