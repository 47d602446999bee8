import type { DocumentKind } from '@foothold/shared/contract';
import { FileField } from '@foothold/shared/forms';
import { Button, Stack } from '@foothold/shared/ui';
import { useUpload } from './useUpload';

interface UploadFieldProps {
  label: string;
  kind: DocumentKind;
  /** Id of the document that the new one replaces. */
  replaces?: number;
  hint?: string | undefined;
  onSaved?: () => void;
}

/** Uploads a document as soon as it is chosen. */
export function UploadField({ label, kind, replaces, hint, onSaved }: UploadFieldProps) {
  const { file, progress, failure, canRetry, pick, retry } = useUpload(
    { kind, ...(replaces && { replaces }) },
    onSaved,
  );

  return (
    <Stack $gap={2}>
      <FileField
        label={label}
        name={`${kind}-${replaces ?? 'new'}`}
        hint={hint}
        file={file}
        onPick={pick}
        progress={progress}
        error={failure}
        alert
      />
      {canRetry && (
        <div>
          {/* Busy instead of removed during the retry, so that it keeps the focus. */}
          <Button $tone="soft" $size="small" onClick={retry} busy={!failure} busyLabel="Trying...">
            Try again
          </Button>
        </div>
      )}
    </Stack>
  );
}
