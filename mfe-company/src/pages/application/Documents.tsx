import { useRevalidateWhile } from '@foothold/shared/area';
import { type Application, type DocumentKind, isOpenable } from '@foothold/shared/contract';
import { Button, formatFileSize, Icon, Meta, media, ScanState, t, VisuallyHidden } from '@foothold/shared/ui';
import { Download, Eye, EyeOff, FileText, FileX } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { getApplicantName } from '../../applications/application';

type SentDocument = NonNullable<Application['documents']>['resume'];

/** Resume and internship letter: download links, and a preview of PDF files where the browser supports it. */
export function Documents({ application }: { application: Application }) {
  const { resume, internship_letter, documents } = application;
  const [shown, setShown] = useState<DocumentKind | null>(null);
  const frameId = useId();
  const letter = documents?.internship_letter ?? null;
  const files = [
    { kind: 'resume', label: 'Resume', href: resume, document: documents?.resume ?? null },
    { kind: 'internship_letter', label: 'Internship letter', href: internship_letter, document: letter },
  ] as const;
  useRevalidateWhile(files.some(({ document }) => document?.scan_status === 'pending'));
  const openFile = files.find(({ kind }) => kind === shown);

  return (
    <section aria-label="Files">
      <Files>
        {files.map(({ kind, ...file }) => (
          <FileItem key={kind} {...file}>
            <Preview
              {...file}
              frameId={frameId}
              isOpen={kind === shown}
              onToggle={() => setShown(kind === shown ? null : kind)}
            />
          </FileItem>
        ))}
      </Files>
      {openFile?.href && (
        <Viewer
          id={frameId}
          title={`${openFile.label} of ${getApplicantName(application) ?? 'Unknown Applicant'}`}
          src={`${openFile.href}?inline#${viewerOptions}`}
        />
      )}
    </section>
  );
}

/** Options of the browser's PDF viewer: no sidebar, full width. */
const viewerOptions = 'navpanes=0&view=FitH';

interface SentFile {
  label: string;
  href: string | null;
  document: SentDocument;
}

function FileItem({ label, href, document, children }: SentFile & { children: ReactNode }) {
  if (!href) {
    return (
      <li>
        <FileRow>
          <Icon icon={FileX} />
          <FileLabel label={label} detail="Not sent" />
        </FileRow>
      </li>
    );
  }
  if (document && !isOpenable(document.scan_status)) {
    return (
      <li>
        <FileRow>
          <Icon icon={FileText} />
          <FileLabel label={label} detail={document.name} size={formatFileSize(document.size)} />
        </FileRow>
        <BelowFile>
          <ScanState status={document.scan_status} />
        </BelowFile>
      </li>
    );
  }
  return (
    <li>
      <FileLink href={href} download={document?.name ?? true}>
        <Icon icon={FileText} />
        <FileLabel
          label={label}
          detail={document?.name ?? 'Download'}
          size={document && formatFileSize(document.size)}
        />
        <Icon icon={Download} />
        <VisuallyHidden>Download</VisuallyHidden>
      </FileLink>
      {children}
    </li>
  );
}

interface PreviewProps extends SentFile {
  /** Id of the iframe that shows the file. */
  frameId: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Most phones cannot show a PDF inside a page, so they offer the download only. */
function Preview({ label, document, frameId, isOpen, onToggle }: PreviewProps) {
  if (document?.type !== 'application/pdf') {
    return document && <BelowFile as={Meta}>A Word file can only be downloaded.</BelowFile>;
  }
  if (navigator.pdfViewerEnabled === false) return null;
  return (
    <BesideFile>
      <Button
        $tone="ghost"
        $size="small"
        icon={isOpen ? EyeOff : Eye}
        onClick={onToggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? frameId : undefined}
      >
        {isOpen ? 'Close' : 'Preview'}
        <VisuallyHidden>{` ${label}`}</VisuallyHidden>
      </Button>
    </BesideFile>
  );
}

function FileLabel({ label, detail, size }: { label: string; detail: string; size?: string | null }) {
  return (
    <span>
      <b>{label}</b>
      <Detail>
        {detail}
        {size && `, ${size}`}
      </Detail>
    </span>
  );
}

const Files = styled.ul`
  li { display: flex; flex-wrap: wrap; align-items: center; }
  li > :first-child { flex: 1 1 16rem; }
  li + li { border-top: 1px solid ${t.color.line}; }
`;
const FileRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 0.875rem;
  align-items: center;
  padding: 1rem 1.5rem 1rem 2rem;
  > svg { color: ${t.color.ink2}; }
  b { display: block; font-weight: 650; }
  ${media.phone} { padding: 0.875rem ${t.width.gutter}; }
`;
const Detail = styled.small`color: ${t.color.ink3}; font-size: ${t.size.small}; overflow-wrap: anywhere;`;
const FileLink = styled(FileRow).attrs({ as: 'a' })<{ href: string; download: string | true }>`
  color: inherit;
  text-decoration: none;
  &:hover { background: ${t.color.sunken}; }
  &:focus-visible { outline-offset: -3px; }
  ${media.print} { > svg:not(:first-child) { display: none; } }
`;
/** Aligned with the text above. */
const BelowFile = styled.div`
  flex: 1 0 100%;
  padding: 0 1.5rem 0.75rem calc(2rem + 20px + 0.875rem);
  margin-top: -0.5rem;
  ${media.phone} { padding: 0 ${t.width.gutter} 0.5rem calc(${t.width.gutter} + 20px + 0.875rem); }
`;
const BesideFile = styled.div`
  padding-right: 1.5rem;
  ${media.phone} { padding: 0 ${t.width.gutter} 0.5rem calc(${t.width.gutter} + 20px + 0.875rem - 0.75rem); }
`;
const Viewer = styled.iframe`
  display: block;
  width: 100%;
  height: min(85vh, 60rem);
  border: 0;
  border-top: 1px solid ${t.color.line};
  background: ${t.color.sunken};
`;
