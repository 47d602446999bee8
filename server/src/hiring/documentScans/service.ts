import { notify } from '../../notifications/queries';
import { writeAudit } from '../../platform/audit/queries';
import type { Verdict } from '../../platform/clamd';
import type { Tx } from '../../platform/db';
import { updateScanStatus } from '../../platform/storage';
import { refusalNotifications } from './notificationTexts';
import { findScannedDocument } from './queries';

const scannerActor = { user_id: null };

/**
 * Stores what a scan said of a document. The first time that this closes it, its sender is notified and the audit log has
 * an entry. Resolves to false where nothing changed.
 */
export async function recordVerdict(tx: Tx, key: string, verdict: Verdict): Promise<boolean> {
  const { status } = verdict;
  const before = await updateScanStatus(tx, key, status);
  if (!before || before === status) return false;
  if (status === 'clean') return true;
  const document = await findScannedDocument(tx, key);
  const { application_id, user_id } = document;
  await notify(tx, {
    user_ids: [user_id],
    ...refusalNotifications[status](document),
    ...(application_id
      ? { kind: 'application', application_id, href: `/dashboard/applications/${application_id}` }
      : { kind: 'account', href: '/dashboard/profile' }),
  });
  await writeAudit(tx, scannerActor, {
    ...{ action: `file.${status}`, subject: 'file', subject_id: key },
    detail: { by: 'scanner', reason: verdict.reason },
  });
  return true;
}
