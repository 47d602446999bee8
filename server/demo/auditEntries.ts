import type { NewRow } from '../src/platform/db';
import { adminId, type DemoCompany } from './accounts';
import type { DemoApplication } from './applications';
import { day, minute } from './dates';
import type { ApplicationFiles } from './documents';

type Entry = NewRow<'audit_log'> & { created_at: Date };

interface AuditOptions {
  employers: readonly DemoCompany[];
  applications: readonly DemoApplication[];
  documents: ReadonlyMap<number, ApplicationFiles>;
  now: Date;
}

/** What the audit log knows: the admin's decisions about companies, and the documents that companies have read; oldest first. */
export function createAuditEntries({ employers, applications, documents, now }: AuditOptions): Entry[] {
  const entries = [
    ...employers.flatMap(toDecision),
    ...applications.flatMap((application) => toReadings(application, documents.get(application.row.id), now)),
  ];
  return entries.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
}

const toDecision = ({ org_id, profile, decided_at }: DemoCompany): Entry[] =>
  decided_at
    ? [
        {
          ...{ actor_user_id: adminId, created_at: decided_at, action: `organization.${profile.status ?? 'verified'}` },
          ...{ subject: 'organization', subject_id: String(org_id) },
          detail: JSON.stringify({ from: 'pending', reason: profile.reason ?? null }),
        },
      ]
    : [];

/** Whoever opens an application reads its documents then, before the next step. */
function toReadings({ job, steps }: DemoApplication, files: ApplicationFiles | undefined, now: Date): Entry[] {
  const opened = steps.findIndex(({ status }) => status === 'Viewed');
  const from = steps[opened]?.at;
  if (!from || !files) return [];
  const until = steps[opened + 1]?.at ?? now;
  const reading = Math.min(2 * minute, (until.getTime() - from.getTime()) / 3);
  return [files.resume, files.internship_letter].map(({ row: { key } }, index) => ({
    actor_user_id: job.company.user_id,
    created_at: new Date(Math.round(from.getTime() + (index + 1) * reading)),
    action: 'file.preview',
    subject: 'file',
    subject_id: key,
    // Unlike a real one it goes with the demo data.
    expires_at: new Date(now.getTime() + 365 * day),
  }));
}
