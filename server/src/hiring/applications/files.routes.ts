import { isOpenable, type ScanStatus } from '@foothold/shared/contract';
import { writeAudit } from '../../platform/audit/queries';
import type { Context } from '../../platform/context';
import type { Db } from '../../platform/db';
import { attachment, fail, inline, isReviewer, pageRoute, type User } from '../../platform/http';
import { hastenScan, toScanStatus } from '../../platform/storage';
import { findFile } from './queries';

/**
 * `GET /storage/{key}`: a document, for its student, the company that it was sent to, and reviewers, who have those of a
 * conversation only while it is reported; 404 for others. With
 * `?inline` a PDF can be shown in a frame of this site; documents of other types stay downloads. Where S3_SIGNED_LINKS is on,
 * a download is a redirect to the object storage, after the same checks.
 */
export const fileRoutes = ({ db, store, config }: Context) => [
  pageRoute('/storage/*', async ({ user, url, params, request }) => {
    const key = params['*']?.split('/').at(-1) ?? '';
    const file = user && (await findFile(db, key));
    if (!file || !canRead(user, file)) fail('not_found');
    await refuseUnlessOpenable(db, toScanStatus(file.scan_status, config), key);
    const isInline = url.searchParams.has('inline') && file.type === 'application/pdf';
    // In a frame of this site, which sandboxes it by headers that no signature can add, a document is always served here.
    const link = config.S3_SIGNED_LINKS && !isInline ? await store.createLink?.(key, file) : undefined;
    const body = link ? '' : await store.read(key);
    if (body === undefined) fail('not_found');

    await writeAudit(db, user, {
      ...{ action: isInline ? 'file.preview' : 'file.download', request_id: request.id },
      ...{ subject: 'file', subject_id: key },
    });
    if (link) return { status: 302, headers: { location: link, 'cache-control': 'private, no-store' }, body };
    const headers = {
      'content-type': file.type,
      'content-length': String(file.size),
      'cache-control': 'private, no-store',
      ...(isInline ? toInlineHeaders(file.name) : toAttachmentHeaders(file.name)),
    };
    return { status: 200, headers, body };
  }),
];

/** Nobody opens a document that is not known to be clean where documents are scanned, not even its student. */
async function refuseUnlessOpenable(db: Db, status: ScanStatus | null, key: string): Promise<void> {
  if (status === 'infected') fail('document_infected');
  if (status === 'unscannable') fail('document_unscannable');
  if (isOpenable(status)) return;
  await hastenScan(db, key);
  fail('document_pending', undefined, { retryAfter: 5 });
}

const toAttachmentHeaders = (name: string) => ({
  'content-disposition': attachment(name),
  'content-security-policy': "default-src 'none'; sandbox",
});

/** For frames of this site only, and sandboxed, so that scripts in the file reach neither cookies nor the page. */
const toInlineHeaders = (name: string) => ({
  'content-disposition': inline(name),
  'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
  'x-frame-options': 'SAMEORIGIN',
});

type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>;

const canRead = (user: User, file: FileRow) =>
  (isReviewer(user) && (file.message_id === null || file.report_id !== null)) ||
  (user.who === 'student' && file.user_id === user.user_id) ||
  (user.who === 'organization' && file.org_id === user.role_specific_id);
