import type { Application } from '@foothold/shared/contract';
import { Icon, media, sizeText, t, VisuallyHidden } from '@foothold/shared/ui';
import { Download, FileText, FileX } from 'lucide-react';
import styled from 'styled-components';

type Document = NonNullable<Application['documents']>['resume'];

/** The two files, each a link that downloads it. */
export function Documents({ application }: { application: Application }) {
  const { resume, internship_letter, documents } = application;

  return (
    <section aria-label="Files">
      <Files>
        <File label="Resume" href={resume} document={documents?.resume ?? null} />
        <File label="Internship letter" href={internship_letter} document={documents?.internship_letter ?? null} />
      </Files>
    </section>
  );
}

function File({ label, href, document }: { label: string; href: string | null; document: Document }) {
  if (!href) {
    return (
      <li>
        <Missing>
          <Icon of={FileX} />
          <Words label={label} detail="Not sent" />
        </Missing>
      </li>
    );
  }
  return (
    <li>
      <FileLink href={href} download={document?.name ?? true}>
        <Icon of={FileText} />
        <Words label={label} detail={document ? `${document.name}, ${sizeText(document.size)}` : 'Download'} />
        <Icon of={Download} />
        <VisuallyHidden>Download</VisuallyHidden>
      </FileLink>
    </li>
  );
}

const Words = ({ label, detail }: { label: string; detail: string }) => (
  <span>
    <b>{label}</b>
    <small>{detail}</small>
  </span>
);

const Files = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  li + li { border-left: 1px solid ${t.color.line}; }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    li + li { border-left: 0; border-top: 1px solid ${t.color.line}; }
  }
`;
const Missing = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 0.875rem;
  align-items: center;
  height: 100%;
  padding: 1rem 1.5rem 1rem 2rem;
  overflow-wrap: anywhere;
  > svg { color: ${t.color.ink2}; }
  b { display: block; font-weight: 650; }
  small { color: ${t.color.ink3}; font-size: ${t.size.small}; }
  ${media.phone} { padding: 0.875rem ${t.width.gutter}; }
`;
const FileLink = styled(Missing).attrs({ as: 'a' })<{ href: string; download: string | true }>`
  color: inherit;
  text-decoration: none;
  &:hover { background: ${t.color.sunk}; }
  &:focus-visible { outline-offset: -3px; }
`;
