import type { DocumentKind } from '@foothold/shared/contract';
import { FileField } from '@foothold/shared/forms';
import { Button, Stack } from '@foothold/shared/ui';
import { useUpload } from './useUpload';

interface UploadFieldProps {
  label: string;
  kind: DocumentKind;
  /** The document whose place it takes. */
  replaces?: number;
  hint?: string | undefined;
  onSaved?: () => void;
}

/** A document travels as soon as it is chosen, and shows how far it is. */
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
          {/* It keeps the focus while the file travels again. */}
          <Button $tone="soft" $size="small" onClick={retry} busy={!failure} busyLabel="Trying...">
            Try again
          </Button>
        </div>
      )}
    </Stack>
  );
}
