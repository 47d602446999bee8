import type { AuditEntry } from '@foothold/shared/contract/admin';
import { Name, TextLink } from '@foothold/shared/ui';
import { formatDateTime } from '../../format';
import { paths } from '../../routes/paths';
import { type Column, DataTable } from '../../tables/DataTable';
import { AuditDetail } from './AuditDetail';
import { actorLabel, auditLabel, subjectLabel } from './labels';

export const AuditTable = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <DataTable label="Audit log" columns={columns} rows={entries} rowKey={({ id }) => id} />
);

const columns: Column<AuditEntry>[] = [
  { head: 'When', cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>, phonePlacement: 'aside' },
  { head: 'What', cell: ({ action }) => <b>{auditLabel(action)}</b>, phonePlacement: 'title' },
  { head: 'To', cell: (entry) => <Subject entry={entry} /> },
  { head: 'Who', cell: ({ by }) => actorLabel(by) },
  { head: 'Why', cell: ({ reason }) => reason ?? '–' },
  { head: 'Noted', cell: ({ detail }) => <AuditDetail detail={detail} /> },
];

function Subject({ entry }: { entry: AuditEntry }) {
  const { subject, subject_id, subject_name } = entry;
  const name = subject_name ?? subjectLabel(subject, subject_id);
  const path = getSubjectPath(entry);
  return path === null ? name : <TextLink to={path}>{subject_name === null ? name : <Name>{name}</Name>}</TextLink>;
}

/** The subject's page in this area, or null. A user who is named by an email address is no student and has no page. */
function getSubjectPath({ subject, subject_id, subject_name }: AuditEntry): string | null {
  if (subject === 'organization') return paths.organization(Number(subject_id));
  if (subject === 'user' && subject_name !== null && !subject_name.includes('@')) return paths.user(Number(subject_id));
  return subject === 'app' ? paths.releases : null;
}
