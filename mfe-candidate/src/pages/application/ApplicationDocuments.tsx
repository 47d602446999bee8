import { useRevalidateWhile } from '@foothold/shared/area';
import { type DocumentKind, isOpenable, type WholeApplication } from '@foothold/shared/contract';
import {
  formatFileSize,
  formatRelativeDateTime,
  Icon,
  Meta,
  ScanState,
  surfaceStyle,
  t,
  VisuallyHidden,
} from '@foothold/shared/ui';
import { Download, FileText } from 'lucide-react';
import styled from 'styled-components';

/** The two documents of an application, and who opened them when. */
export function ApplicationDocuments({ application }: { application: WholeApplication }) {
  const { documents, document_views } = application;
  useRevalidateWhile(Object.values(documents).some((document) => document?.scan_status === 'pending'));
  const labels = { resume: 'Resume', internship_letter: 'Internship letter' } satisfies Record<DocumentKind, string>;

  return (
    <List>
      {(['resume', 'internship_letter'] as const).map((kind) => (
        <li key={kind}>
          <DocumentLink label={labels[kind]} document={documents[kind]} isSent={application[kind] !== null} />
          {application[kind] && (
            <DocumentViews views={document_views.filter(({ document }) => document === kind)} label={labels[kind]} />
          )}
        </li>
      ))}
    </List>
  );
}

type SentDocument = WholeApplication['documents']['resume'];

interface DocumentLinkProps {
  label: string;
  document: SentDocument;
  /** A job may need no internship letter. */
  isSent: boolean;
}

function DocumentLink({ label, document, isSent }: DocumentLinkProps) {
  if (!document) {
    return (
      <FileLabel>
        <b>{label}</b>
        <small>{isSent ? 'No longer kept' : 'Not sent'}</small>
      </FileLabel>
    );
  }
  const details = (
    <FileLabel>
      <b>{label}</b>
      <small>{`${document.name}, ${formatFileSize(document.size).replace(' ', '\u00a0')}`}</small>
      <ScanState status={document.scan_status} />
    </FileLabel>
  );
  if (!isOpenable(document.scan_status)) {
    return (
      <FileRow>
        <Icon icon={FileText} />
        {details}
      </FileRow>
    );
  }
  return (
    <FileLink href={document.path} download={document.name}>
      <Icon icon={FileText} />
      {details}
      <Icon icon={Download} />
      <VisuallyHidden>Download</VisuallyHidden>
    </FileLink>
  );
}

/** The latest view, and the earlier ones in a disclosure. */
function DocumentViews({ views, label }: { views: WholeApplication['document_views']; label: string }) {
  const [latest, ...earlier] = views.map(({ by, at }) => `${by}, ${formatRelativeDateTime(at)}`);
  if (!latest) return <Meta>Nobody has opened it yet.</Meta>;
  return (
    <>
      <Meta>{`Opened by ${latest}`}</Meta>
      {earlier.length > 0 && (
        <EarlierViews>
          <summary>
            <VisuallyHidden>{`${label}: `}</VisuallyHidden>
            {earlier.length === 1 ? '1 more time' : `${earlier.length} more times`}
          </summary>
          <ul>
            {earlier.map((view, index) => (
              <li key={`${view} ${index}`}>{view}</li>
            ))}
          </ul>
        </EarlierViews>
      )}
    </>
  );
}

const List = styled.ul`
  ${surfaceStyle}
  list-style: none;
  padding: 0;
  > li { padding: 0.5rem 1.5rem 1rem; }
  /* Aligned with the text beside the icon. */
  > li > :not(a) { margin-left: calc(20px + 0.875rem); }
  > li + li { border-top: 1px solid ${t.color.line}; }
`;
const FileRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 0.875rem;
  min-height: 56px;
  padding-block: 0.25rem;
  && { margin-inline: -0.5rem; }
  padding-inline: 0.5rem;
`;
const FileLink = styled(FileRow).attrs({ as: 'a' })<{ href: string; download: string }>`
  color: inherit;
  text-decoration: none;
  &:hover { background: ${t.color.sunken}; }
`;
const FileLabel = styled.span`
  b { display: block; font-weight: 650; }
  small { color: ${t.color.ink3}; font-size: ${t.size.small}; overflow-wrap: anywhere; }
`;
const EarlierViews = styled.details`
  color: ${t.color.ink3};
  font-size: ${t.size.small};
  summary { width: fit-content; min-height: 32px; padding-block: 0.375rem; color: ${t.color.ink2}; font-weight: 600; cursor: pointer; }
  ul { list-style: none; padding: 0; }
`;
