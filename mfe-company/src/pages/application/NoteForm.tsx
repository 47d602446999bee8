import { ApiError, getErrorMessage, useAction } from '@foothold/shared/api';
import { noteBody } from '@foothold/shared/contract';
import { Button, media, Row, Stack, TextArea } from '@foothold/shared/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';

interface NoteFormProps {
  label: string;
  submitLabel: string;
  busyLabel: string;
  body?: string;
  /** When it throws, the message is shown below the field and the text stays. */
  onSave: (body: string) => Promise<void>;
  onCancel?: () => void;
}

export function NoteForm({ label, submitLabel, busyLabel, body = '', onSave, onCancel }: NoteFormProps) {
  const [text, setText] = useState(body);
  const [errorMessage, setErrorMessage] = useState<string>();

  const { start, busy } = useAction(async (): Promise<undefined> => {
    const checked = noteBody.safeParse(text);
    if (!checked.success) {
      setErrorMessage(checked.error.issues[0]?.message);
      return;
    }
    try {
      await onSave(checked.data);
      setText(body);
      setErrorMessage(undefined);
    } catch (cause) {
      setErrorMessage((cause instanceof ApiError && cause.fields.body) || getErrorMessage(cause));
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void start();
  };

  return (
    <Form as="form" $gap={3} onSubmit={submit} noValidate>
      <TextArea
        label={label}
        rows={3}
        value={text}
        error={errorMessage}
        onChange={({ target }) => {
          setText(target.value);
          setErrorMessage(undefined);
        }}
      />
      <Row>
        <Button type="submit" $tone="soft" $size="small" busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button $tone="ghost" $size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Row>
    </Form>
  );
}

const Form = styled(Stack)`${media.print} { display: none; }`;
