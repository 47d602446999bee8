import type { StudentDetails } from '@foothold/shared/contract';
import { detailItemLabels } from '@foothold/shared/students';
import { Badge, CardTitle, LinkButton, media, Stack, t, VisuallyHidden } from '@foothold/shared/ui';
import { EyeOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { paths } from '../../../routes/paths';
import { PartView } from './PartView';
import { type DetailPart, isPartFilled, listHiddenItems, partItems, partTitles } from './parts';

interface PartRowProps {
  part: DetailPart;
  details: StudentDetails;
  /** The form, while the part is edited. */
  form: ReactNode;
}

/** One part of the details, or its form. When the form closes, the link that opened it has the focus again. */
export function PartRow({ part, details, form }: PartRowProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isEdited = Boolean(form);
  const wasEdited = useRef(isEdited);
  useEffect(() => {
    if (wasEdited.current && !isEdited) link.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const hidden = formatHidden(part, details);

  return (
    <Line>
      <Head>
        <CardTitle>{partTitles[part]}</CardTitle>
        {hidden && <Badge icon={EyeOff}>{hidden}</Badge>}
        {!form && (
          <LinkButton ref={link} to={paths.editDetails(part)} $tone="soft" $size="small" preventScrollReset>
            {isPartFilled(details, part) ? 'Edit' : 'Add'}
            <VisuallyHidden> {partTitles[part].toLowerCase()}</VisuallyHidden>
          </LinkButton>
        )}
      </Head>
      {form || <PartView part={part} details={details} />}
    </Line>
  );
}

/** 'Hidden from companies', or which of several items are. */
function formatHidden(part: DetailPart, details: StudentDetails): string | undefined {
  const hidden = listHiddenItems(details, part);
  if (hidden.length === 0) return undefined;
  if (hidden.length === partItems[part].length) return 'Hidden from companies';
  return `Hidden: ${hidden.map((item) => detailItemLabels[item]).join(', ')}`;
}

const Line = styled(Stack).attrs({ $gap: 3 as const })`
  & + & { margin-top: ${t.space[4]}; padding-top: ${t.space[4]}; border-top: 1px solid ${t.color.line}; }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  min-height: ${t.width.tapTargetSmall};
  > a { margin-left: auto; }
  ${media.phone} { > a { min-width: 4.5rem; } }
`;
