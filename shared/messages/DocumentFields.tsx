import { messageFiles } from '@foothold/shared/contract';
import { FileField } from '@foothold/shared/forms';
import { Button, Stack } from '@foothold/shared/ui';
import { Paperclip } from 'lucide-react';
import type { ComposerState } from './useComposer';

/** A field for each document of the message. */
export function DocumentFields({ composer: { slots, setSlots, fileProgress, errors } }: { composer: ComposerState }) {
  if (slots.length === 0) return null;
  // A server names the part of the request, which is the index among the chosen files.
  const partOf = (index: number) => messageFiles[slots.slice(0, index).filter(Boolean).length];
  const getError = (index: number) =>
    slots[index]
      ? (errors as Record<string, { message?: string } | undefined>)[partOf(index) ?? '']?.message
      : undefined;
  return (
    <Stack $gap={3}>
      {slots.map((file, index) => (
        <FileField
          // A field keeps its place whether it holds a file or not.
          key={index}
          label={`Document ${index + 1}`}
          optional
          name={`document_${index + 1}`}
          file={file}
          onPick={(picked) => setSlots(slots.with(index, picked))}
          error={getError(index)}
          progress={fileProgress[index]}
        />
      ))}
    </Stack>
  );
}

/** Adds a field for one more document, as long as there may be more. */
export function AddDocument({ composer: { slots, setSlots } }: { composer: ComposerState }) {
  if (slots.length >= messageFiles.length) return null;
  return (
    <Button $tone="ghost" $size="small" icon={Paperclip} onClick={() => setSlots([...slots, null])}>
      {slots.length === 0 ? 'Add a document' : 'Add another'}
    </Button>
  );
}
