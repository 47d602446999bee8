import type { DocumentKind, WholeApplication } from '@foothold/shared/contract';
import { Icon, Meta, momentOf, sizeText, t, VisuallyHidden, wall } from '@foothold/shared/ui';
import { Download, FileText } from 'lucide-react';
import styled from 'styled-components';

/** The two documents that went with an application, and who took them when. */
export function Documents({ application }: { application: WholeApplication }) {
  const { documents, document_views } = application;
  const names = { resume: 'Résumé', internship_letter: 'Internship letter' } satisfies Record<DocumentKind, string>;

  return (
    <List>
      {(['resume', 'internship_letter'] as const).map((kind) => (
        <li key={kind}>
          <Sent label={names[kind]} document={documents[kind]} />
          <Views views={document_views.filter(({ document }) => document === kind)} of={names[kind]} />
        </li>
      ))}
    </List>
  );
}

type Document = WholeApplication['documents']['resume'];

function Sent({ label, document }: { label: string; document: Document }) {
  if (!document) {
    return (
      <Words>
        <b>{label}</b>
        <small>No longer kept</small>
      </Words>
    );
  }
  return (
    <File href={document.path} download={document.name}>
      <Icon of={FileText} />
      <Words>
        <b>{label}</b>
        <small>{`${document.name}, ${sizeText(document.size).replace(' ', '\u00a0')}`}</small>
      </Words>
      <Icon of={Download} />
      <VisuallyHidden>Download</VisuallyHidden>
    </File>
  );
}

/** The newest are told at once; many are behind a line that opens. */
function Views({ views, of }: { views: WholeApplication['document_views']; of: string }) {
  const [first, ...earlier] = views.map(({ by, at }) => `${by}, ${momentOf(at)}`);
  if (!first) return <Meta>Nobody has opened it yet.</Meta>;
  return (
    <>
      <Meta>{`Opened by ${first}`}</Meta>
      {earlier.length > 0 && (
        <Earlier>
          <summary>
            <VisuallyHidden>{`${of}: `}</VisuallyHidden>
            {earlier.length === 1 ? '1 more time' : `${earlier.length} more times`}
          </summary>
          <ul>
            {earlier.map((words, index) => (
              <li key={`${words} ${index}`}>{words}</li>
            ))}
          </ul>
        </Earlier>
      )}
    </>
  );
}

const List = styled.ul`
  ${wall}
  list-style: none;
  padding: 0;
  > li { padding: 0.5rem 1.5rem 1rem; }
  /* Under the words beside the icon. */
  > li > :not(a) { margin-left: calc(20px + 0.875rem); }
  > li + li { border-top: 1px solid ${t.color.line}; }
`;
const File = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 0.875rem;
  min-height: 56px;
  margin-inline: -0.5rem;
  padding-inline: 0.5rem;
  color: inherit;
  text-decoration: none;
  &:hover { background: ${t.color.sunk}; }
`;
const Words = styled.span`
  b { display: block; font-weight: 650; }
  small { color: ${t.color.ink3}; font-size: ${t.size.small}; overflow-wrap: anywhere; }
`;
const Earlier = styled.details`
  color: ${t.color.ink3};
  font-size: ${t.size.small};
  summary { width: fit-content; min-height: 32px; padding-block: 0.375rem; color: ${t.color.ink2}; font-weight: 600; cursor: pointer; }
  ul { list-style: none; padding: 0; }
`;
