import type { Context } from '../context';
import { attachment, fail, page, type User } from '../http';
import { findFile, insertDownload } from './queries';

/** `GET /storage/{key}`: a document for its student, the company that it was sent to, and admins. For others it is not there. */
export const storagePages = ({ db, store }: Context) => [
  page('/storage/*', async ({ user, params, request }) => {
    const key = params['*']?.split('/').at(-1) ?? '';
    const file = user && (await findFile(db, key));
    if (!file || !mayRead(user, file)) fail('not_found');
    const body = await store.read(key);
    if (!body) fail('not_found');

    await insertDownload(db, { key, user_id: user.user_id, request_id: request.id });
    const headers = {
      'content-type': file.type,
      'content-length': String(file.size),
      'content-disposition': attachment(file.name),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    };
    return { status: 200, headers, body };
  }),
];

const mayRead = ({ who, user_id, role_specific_id }: User, file: { user_id: number | null; org_id: number | null }) =>
  who === 'admin' ||
  (who === 'student' && file.user_id === user_id) ||
  (who === 'organization' && file.org_id === role_specific_id);
