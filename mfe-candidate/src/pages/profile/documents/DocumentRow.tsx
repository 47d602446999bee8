import { isOpenable, type StudentDocument } from '@foothold/shared/contract';
import {
  ExternalLink,
  formatFileSize,
  Icon,
  Meta,
  media,
  ScanState,
  TextButton,
  t,
  VisuallyHidden,
} from '@foothold/shared/ui';
import { FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { RemoveButton } from './RemoveButton';
import { UploadField } from './UploadField';

export function DocumentRow({ document }: { document: StudentDocument }) {
  const [isReplacing, setReplacing] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { id, kind, name, size, path, scan_status, created_at } = document;
  const closeReplace = () => {
    setReplacing(false);
    toggle.current?.focus();
  };

  return (
    <li>
      <Line>
        <Icon icon={FileText} />
        <FileLabel>
          <b>{name}</b>
          <Meta>
            {formatFileSize(size)}, added {formatDay(created_at)}
          </Meta>
          <ScanState status={scan_status} />
        </FileLabel>
        <Actions>
          {isOpenable(scan_status) && (
            <Download href={path} download={name}>
              Download<VisuallyHidden> {name}</VisuallyHidden>
            </Download>
          )}
          <TextButton ref={toggle} aria-expanded={isReplacing} onClick={() => setReplacing(!isReplacing)}>
            Replace<VisuallyHidden> {name}</VisuallyHidden>
          </TextButton>
          <RemoveButton document={document} />
        </Actions>
      </Line>
      {isReplacing && (
        <ReplaceField>
          <UploadField label={`In place of ${name}`} kind={kind} replaces={id} onSaved={closeReplace} />
        </ReplaceField>
      )}
    </li>
  );
}

const formatDay = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(instant));

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${t.space[3]};
  padding-block: ${t.space[2]};
  > svg { color: ${t.color.ink2}; }
  ${media.phone} { grid-template-columns: auto minmax(0, 1fr); }
`;
const FileLabel = styled.div`b { display: block; font-weight: 650; line-height: 1.35; overflow-wrap: anywhere; }`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${t.space[4]};
  align-items: center;
  /* From edge to edge: beside the icon, the last of three would wrap alone. */
  ${media.phone} { grid-column: 1 / -1; }
`;
const Download = styled(ExternalLink)`display: inline-flex; align-items: center; min-height: 44px;`;
const ReplaceField = styled.div`padding-bottom: ${t.space[4]};`;
