import type { Output, Query } from '@foothold/shared/contract';
import type {
  listReportedConversations,
  ReportedConversation,
  readReportedConversation,
} from '@foothold/shared/contract/admin';
import * as z from 'zod';
import { loadMessages } from '../hiring/messages/conversation';
import { toConversationPath } from '../hiring/messages/conversationPath';
import { announceAdminQueue, announceConversation } from '../notifications/announcements.queries';
import { notify } from '../notifications/queries';
import { writeAudit } from '../platform/audit/queries';
import type { Context } from '../platform/context';
import { type Db, type Tx, transact } from '../platform/db';
import { fail, type User } from '../platform/http';
import { createCursorCodec } from '../platform/paging/cursor';
import { formatReading, formatResolution } from './notificationTexts';
import { listReports, lockReport, type ReportRow, updateReport } from './reportedConversations.queries';

const pageSize = 50;
const { writeCursor, readCursor } = createCursorCodec(z.int().positive());

/** The conversations that wait for a reviewer, the one that has waited longest first. */
export async function loadReportedConversations(
  db: Db,
  { cursor }: Query<typeof listReportedConversations>,
): Promise<Output<typeof listReportedConversations>> {
  const rows = await listReports(db, { after: cursor ? readCursor(cursor) : 0, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return { conversations: page.map(toReported), next_cursor: last ? writeCursor(last.id) : null };
}

const toReported = ({ id: _, company_user_id: __, ...reported }: ReportRow): ReportedConversation => reported;

interface Reading {
  application_id: number;
  cursor: number | undefined;
  request_id: string;
}

/**
 * A page of a conversation with an open report. What is read is what was written down as read: the entry of the audit log,
 * and the first time the notifications of both sides, are committed before.
 */
export async function readConversation(
  { db, config }: Pick<Context, 'db' | 'config'>,
  admin: User,
  { application_id, cursor, request_id }: Reading,
): Promise<Output<typeof readReportedConversation>> {
  const report = await transact(db, async (tx) => {
    const found = await lockReport(tx, application_id);
    if (!found) fail('not_found');
    const about = { subject: 'application', subject_id: application_id, request_id };
    await writeAudit(tx, admin, { action: 'conversation.read', ...about });
    if (found.read_at) return found;
    await notifySides(tx, found);
    return { ...found, ...(await updateReport(tx, found.id, 'read_at')) };
  });
  const page = await loadMessages({ db, config }, report, { cursor, reader_id: null });
  return { conversation: toReported(report), ...page };
}

async function notifySides(tx: Tx, report: ReportRow): Promise<void> {
  const { application_id, user_id, company_user_id } = report;
  const about = { kind: 'application', application_id, href: toConversationPath(application_id) } as const;
  const notifications = [
    { user_ids: [user_id] as [number], ...formatReading('student', report) },
    { user_ids: [company_user_id] as [number], ...formatReading('organization', report) },
  ];
  // `notify` locks the recipients' rows: always in the same order, so that two readers cannot deadlock.
  for (const notification of notifications.sort((a, b) => a.user_ids[0] - b.user_ids[0]))
    await notify(tx, { ...about, ...notification });
}

/** Ends an open report with a reason, which the student is told. */
export const resolveOpenReport = (
  db: Db,
  admin: User,
  application_id: number,
  { reason, request_id }: { reason: string; request_id: string },
): Promise<void> =>
  transact(db, async (tx) => {
    const report = await lockReport(tx, application_id);
    if (!report) fail('not_found');
    await updateReport(tx, report.id, 'resolved_at');
    await announceAdminQueue(tx);
    const about = { subject: 'application', subject_id: application_id, request_id };
    await writeAudit(tx, admin, { action: 'conversation.report_resolved', ...about, detail: { reason } });
    await notify(tx, {
      ...{ user_ids: [report.user_id], kind: 'application', application_id, ...formatResolution(report, reason) },
      href: toConversationPath(application_id),
    });
    await announceConversation(tx, application_id, [report.user_id]);
  });
