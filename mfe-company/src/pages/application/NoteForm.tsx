import { ApiError, sentenceOf, useAction } from '@foothold/shared/api';
import { noteBody } from '@foothold/shared/contract';
import { Button, Row, Stack, TextArea } from '@foothold/shared/ui';
import { type FormEvent, useState } from 'react';

interface NoteFormProps {
  label: string;
  /** What the button says, and while it works. */
  verb: string;
  busyVerb: string;
  body?: string;
  /** What fails is said below the field, and nothing that was written is lost. */
  onSave: (body: string) => Promise<void>;
  onCancel?: () => void;
}

/** A few words about an applicant. */
export function NoteForm({ label, verb, busyVerb, body = '', onSave, onCancel }: NoteFormProps) {
  const [written, setWritten] = useState(body);
  const [problem, setProblem] = useState<string>();

  const { start, busy } = useAction(async () => {
    const checked = noteBody.safeParse(written);
    if (!checked.success) return setProblem(checked.error.issues[0]?.message);
    try {
      await onSave(checked.data);
      setWritten(body);
      setProblem(undefined);
    } catch (cause) {
      setProblem((cause instanceof ApiError && cause.fields.body) || sentenceOf(cause));
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void start();
  };

  return (
    <Stack as="form" $gap={3} onSubmit={submit} noValidate>
      <TextArea
        label={label}
        rows={3}
        value={written}
        error={problem}
        onChange={({ target }) => {
          setWritten(target.value);
          setProblem(undefined);
        }}
      />
      <Row>
        <Button type="submit" $tone="soft" $size="small" busy={busy} busyLabel={busyVerb}>
          {verb}
        </Button>
        {onCancel && (
          <Button $tone="ghost" $size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Row>
    </Stack>
  );
}
