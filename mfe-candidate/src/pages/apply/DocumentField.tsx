import type { StudentDocument } from '@foothold/shared/contract';
import { Button, FileField, Meta, Stack, t, VisuallyHidden } from '@foothold/shared/ui';
import { FileClock } from 'lucide-react';
import { type Ref, useId } from 'react';
import styled from 'styled-components';
import { type Attachment, isAttachment } from './attachment';

interface DocumentFieldProps {
  label: string;
  name: string;
  ref: Ref<{ focus: () => void }>;
  chosen: unknown;
  onPick: (document: Attachment | null) => void;
  /** What the student keeps of this kind, newest first. */
  kept: readonly StudentDocument[];
  error: string | undefined;
  /** 0 to 1 while it travels. */
  progress: number | undefined;
}

/** A document from this machine, or in one tap one that was sent before. */
export function DocumentField({ label, name, ref, chosen, onPick, kept, error, progress }: DocumentFieldProps) {
  const heading = useId();
  const file = isAttachment(chosen) ? chosen : null;

  return (
    <Stack $gap={2}>
      <FileField {...{ label, name, ref, file, onPick, error, progress }} />
      {kept.length > 0 && !file && (
        <div>
          <Meta id={heading}>From your profile</Meta>
          <Kept aria-labelledby={heading}>
            {kept.map((document) => (
              <li key={document.id}>
                <Button $tone="soft" $size="small" icon={FileClock} onClick={() => onPick(document)}>
                  <VisuallyHidden>Use </VisuallyHidden>
                  {document.name}
                </Button>
              </li>
            ))}
          </Kept>
        </div>
      )}
    </Stack>
  );
}

const Kept = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[2]};
  margin-top: ${t.space[1]};
  li { min-width: 0; }
  button { max-width: 100%; overflow-wrap: anywhere; }
`;
