import { isOpenable, type MessageDocument } from '@foothold/shared/contract';
import { formatFileSize, Icon, ScanState, t, VisuallyHidden } from '@foothold/shared/ui';
import { Download, FileText } from 'lucide-react';
import styled from 'styled-components';

/** The documents of a message, each a link to download it once it may be opened. */
export const MessageDocuments = ({ documents }: { documents: readonly MessageDocument[] }) => (
  <List>
    {documents.map((document) => (
      <li key={document.path}>
        <DocumentLink document={document} />
      </li>
    ))}
  </List>
);

function DocumentLink({ document: { name, size, path, scan_status } }: { document: MessageDocument }) {
  const label = (
    <Label>
      <b>{name}</b>
      <small>{formatFileSize(size).replace(' ', '\u00a0')}</small>
      <ScanState status={scan_status} />
    </Label>
  );
  if (!isOpenable(scan_status)) {
    return (
      <File>
        <Icon icon={FileText} />
        {label}
      </File>
    );
  }
  return (
    <FileLink href={path} download={name}>
      <Icon icon={FileText} />
      {label}
      <Icon icon={Download} />
      <VisuallyHidden>Download</VisuallyHidden>
    </FileLink>
  );
}

const List = styled.ul`
  display: grid;
  list-style: none;
  padding: 0;
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.surface};
  background: ${t.color.surface};
  > li + li { border-top: 1px solid ${t.color.line}; }
`;
const File = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 0.75rem;
  min-height: 48px;
  padding: 0.375rem 0.75rem;
`;
const FileLink = styled(File).attrs({ as: 'a' })<{ href: string; download: string }>`
  color: inherit;
  text-decoration: none;
  &:hover { background: ${t.color.sunken}; }
  &:hover b { text-decoration: underline; }
`;
const Label = styled.span`
  b { display: block; font-weight: 650; overflow-wrap: anywhere; line-height: 1.35; }
  small { color: ${t.color.ink3}; font-size: ${t.size.small}; }
`;
