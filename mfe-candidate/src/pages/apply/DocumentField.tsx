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
  hint?: string;
  optional?: boolean;
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

/** Chooses a document: one that is saved in the profile, or a file of this device. */
export function DocumentField({
  label,
  hint,
  optional = false,
  name,
  ref,
  chosen,
  onPick,
  savedDocuments,
  error,
  progress,
}: DocumentFieldProps) {
  const headingId = useId();
  const attachment = isAttachment(chosen) ? chosen : null;
  const isSaved = attachment !== null && !(attachment instanceof File);
  const file = isSaved ? { ...attachment, detail: `added ${formatDay(attachment.created_at)}` } : attachment;
  const field = useRef<Focusable>(null);
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);
  const selectDocument = (document: StudentDocument) => {
    onPick(document);
    // The list with the focused button is not rendered any more.
    field.current?.focus();
  };

  return (
    <Stack $gap={2}>
      <FileField
        ref={field}
        exchangeable={isSaved}
        {...{ label, hint, optional, name, file, onPick, error, progress }}
      />
      {savedDocuments.length > 0 && !attachment && (
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

const formatDay = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(instant));

const SavedDocuments = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[2]};
  margin-top: ${t.space[1]};
  li { min-width: 0; }
  button { max-width: 100%; overflow-wrap: anywhere; }
`;
