import { buildPath, type Endpoint, type ErrorBody, type Output } from '@foothold/shared/contract';
import { changeReleases, createAdmin, listReleases, publishRelease, resetAdmin } from '@foothold/shared/contract/admin';
import type { OperatorFile } from '../operatorFile';
import { toRefusal, UsageError } from './command';
import type { Operations } from './operations';

/** The operations of a running server, through its API. */
export const createRemoteOperations = (server: OperatorFile): Operations => ({
  list: () => callServer(server, listReleases),
  publish: ({ record, files }) => {
    const contents = Array.from(files, ([name, content]) => [name, content.toString('base64')] as const);
    return callServer(server, publishRelease, { body: { record, files: Object.fromEntries(contents) } });
  },
  change: (body) => callServer(server, changeReleases, { body }),
  createAdmin: (body) => callServer(server, createAdmin, { body }),
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
  if (response.status === 401) throw new UsageError(`${server.address} does not know this OPERATOR_TOKEN.`);
  const { message, fields } = (result ?? { message: `${server.address} answered ${response.status}.` }) as ErrorBody;
  throw toRefusal(message, fields);
}
