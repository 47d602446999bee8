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
        <Words label={label} detail={document?.name ?? 'Download'} size={document && sizeText(document.size)} />
        <Icon of={Download} />
        <VisuallyHidden>Download</VisuallyHidden>
      </FileLink>
    </li>
  );
}

function Words({ label, detail, size }: { label: string; detail: string; size?: string | null }) {
  return (
    <span>
      <b>{label}</b>
      <Detail>
        <span>{detail}</span>
        {size && <span>, {size}</span>}
      </Detail>
    </span>
  );
}

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
  > svg { color: ${t.color.ink2}; }
  b { display: block; font-weight: 650; }
  ${media.phone} { padding: 0.875rem ${t.width.gutter}; }
`;
/** A long name is cut before its size is. */
const Detail = styled.small`
  display: flex;
  color: ${t.color.ink3};
  font-size: ${t.size.small};
  white-space: pre;
  > :first-child { overflow: hidden; text-overflow: ellipsis; }
`;
const FileLink = styled(Missing).attrs({ as: 'a' })<{ href: string; download: string | true }>`
  color: inherit;
  text-decoration: none;
  &:hover { background: ${t.color.sunk}; }
  &:focus-visible { outline-offset: -3px; }
`;
