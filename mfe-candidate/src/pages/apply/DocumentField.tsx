import type { StudentDocument } from '@foothold/shared/contract';
import { FileField } from '@foothold/shared/forms';
import { Button, Meta, Stack, t, VisuallyHidden } from '@foothold/shared/ui';
import { FileClock } from 'lucide-react';
import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import styled from 'styled-components';
import { type Attachment, isAttachment } from './attachment';

interface Focusable {
  focus: () => void;
}

interface DocumentFieldProps {
  label: string;
  name: string;
  ref: Ref<Focusable>;
  chosen: unknown;
  onPick: (document: Attachment | null) => void;
  /** The profile's documents of this kind, newest first. */
  savedDocuments: readonly StudentDocument[];
  error: string | undefined;
  /** 0 to 1 during the upload. */
  progress: number | undefined;
}

/** Chooses a document: a file of this device, or one that is saved in the profile. */
export function DocumentField({
  label,
  name,
  ref,
  chosen,
  onPick,
  savedDocuments,
  error,
  progress,
}: DocumentFieldProps) {
  const headingId = useId();
  const file = isAttachment(chosen) ? chosen : null;
  const field = useRef<Focusable>(null);
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);
  const selectDocument = (document: StudentDocument) => {
    onPick(document);
    // The list with the focused button is not rendered any more.
    field.current?.focus();
  };

  return (
    <Stack $gap={2}>
      <FileField ref={field} {...{ label, name, file, onPick, error, progress }} />
      {savedDocuments.length > 0 && !file && (
        <div>
          <Meta id={headingId}>From your profile</Meta>
          <SavedDocuments aria-labelledby={headingId}>
            {savedDocuments.map((document) => (
              <li key={document.id}>
                <Button $tone="soft" $size="small" icon={FileClock} onClick={() => selectDocument(document)}>
                  <VisuallyHidden>Use </VisuallyHidden>
                  {document.name}
                </Button>
              </li>
            ))}
          </SavedDocuments>
        </div>
      )}
    </Stack>
  );
}

const SavedDocuments = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[2]};
  margin-top: ${t.space[1]};
  li { min-width: 0; }
  button { max-width: 100%; overflow-wrap: anywhere; }
`;
