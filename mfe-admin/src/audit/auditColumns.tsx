import { type AuditEntry, auditLabel } from '@foothold/shared/contract/admin';
import { BreakableText, Name, TextLink } from '@foothold/shared/ui';
import styled from 'styled-components';
import { formatDateTime } from '../format';
import { paths } from '../routes/paths';
import type { Column } from '../tables/DataTable';
import { AuditDetail } from './AuditDetail';
import { describeDetail } from './describeDetail';
import { actorLabel, subjectLabel } from './labels';

const subjectColumn: Column<AuditEntry> = {
  head: 'To',
  minWidth: '12rem',
  cell: (entry) => <Subject entry={entry} />,
};

/** The columns of entries about one record, whose page they are on. */
export const recordColumns: readonly Column<AuditEntry>[] = [
  { head: 'When', cell: ({ at }) => <Instant dateTime={at}>{formatDateTime(at)}</Instant>, phonePlacement: 'aside' },
  { head: 'What', cell: ({ action }) => <b>{auditLabel(action)}</b>, phonePlacement: 'title', minWidth: '11rem' },
  { head: 'Who', cell: ({ by }) => <BreakableText>{actorLabel(by)}</BreakableText>, minWidth: '10rem' },
  { head: 'Why', cell: ({ reason }) => reason ?? '–', isEmpty: ({ reason }) => reason === null },
  {
    head: 'Noted',
    cell: ({ detail }) => <AuditDetail detail={detail} />,
    isEmpty: ({ detail }) => describeDetail(detail).length === 0,
  },
];

/** The columns of the audit log, which is about everything. */
export const auditColumns: readonly Column<AuditEntry>[] = recordColumns.toSpliced(2, 0, subjectColumn);

function Subject({ entry }: { entry: AuditEntry }) {
  const { subject, subject_id, subject_name, person, about_job } = entry;
  if (person !== null || about_job !== null) return <ApplicationSubject entry={entry} />;
  const name = subject_name ?? subjectLabel(subject, subject_id);
  const path = getSubjectPath(entry);
  return path === null ? name : <TextLink to={path}>{subject_name === null ? name : <Name>{name}</Name>}</TextLink>;
}

/** 'Application of Ada Obi for Cook', with links to both. */
function ApplicationSubject({ entry: { subject, person, about_job } }: { entry: AuditEntry }) {
  return (
    <>
      {applicationParts[subject] ?? 'Application'}
      {person && (
        <>
          {' of '}
          <TextLink to={paths.user(person.user_id)}>
            <Name>{person.name}</Name>
          </TextLink>
        </>
      )}
      {about_job && (
        <>
          {' for '}
          <TextLink to={paths.job(about_job.job_id)}>{about_job.job_title}</TextLink>
        </>
      )}
    </>
  );
}

const applicationParts: Record<string, string> = { file: 'Document', interview: 'Interview' };

/** The subject's page in this area, or null. A user who is named by an email address is no student and has no page. */
function getSubjectPath({ subject, subject_id, subject_name }: AuditEntry): string | null {
  if (subject === 'organization') return paths.organization(Number(subject_id));
  if (subject === 'user' && subject_name !== null && !subject_name.includes('@')) return paths.user(Number(subject_id));
  if (subject === 'job' && subject_name !== null) return paths.job(Number(subject_id));
  return subject === 'app' ? paths.releases : null;
}

const Instant = styled.time`white-space: nowrap;`;
