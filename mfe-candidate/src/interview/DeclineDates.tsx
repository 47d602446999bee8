import { ApiError, call, createIdempotencyKeys, getActionFailure, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { declineInterviewDates, type Interview } from '@foothold/shared/contract';
import { ActionFailure, Button, Row, Stack, TextArea, TextButton, toast, VisuallyHidden } from '@foothold/shared/ui';
import { type FormEvent, useState } from 'react';

interface DeclineDatesProps {
  interview: Interview;
  jobTitle: string;
  /** What opens the form. */
  label: string;
}

/** Tells the company that none of its dates suits, or the confirmed one no longer does, with a line about what would. Opens on request. */
export function DeclineDates({ interview, jobTitle, label }: DeclineDatesProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <DeclineForm interview={interview} onCancel={() => setOpen(false)} />;
  return (
    <div>
      <TextButton onClick={() => setOpen(true)}>
        {label}
        <VisuallyHidden>{` of the interview for ${jobTitle}`}</VisuallyHidden>
      </TextButton>
    </div>
  );
}

function DeclineForm({ interview, onCancel }: { interview: Interview; onCancel: () => void }) {
  const { note, setNote, error, submit, busy, failure } = useDecline(interview);
  const isConfirmed = interview.confirmed_at !== null;
  return (
    <Stack as="form" $gap={3} onSubmit={submit} noValidate>
      <TextArea
        label="What would suit you?"
        hint={
          isConfirmed
            ? 'The time that you confirmed no longer counts then. The company reads this line and offers other times.'
            : 'The company reads this line and offers other times.'
        }
        rows={2}
        maxLength={300}
        autoFocus
        value={note}
        error={error}
        onChange={({ target }) => setNote(target.value)}
      />
      <ActionFailure>{failure}</ActionFailure>
      <Row $gap={2}>
        <Button type="submit" $size="small" busy={busy} busyLabel="Asking...">
          Ask for other times
        </Button>
        <Button $tone="ghost" $size="small" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}

function useDecline({ id, date, alt_date_1, alt_date_2, confirmed_at }: Interview) {
  const refresh = useRefresh();
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  // Retrying the same line after a lost response uses the same key, so that the company is told once.
  const [keys] = useState(createIdempotencyKeys);

  const { start, busy, failure } = useAction(async (form: HTMLFormElement) => {
    const place = form.closest<HTMLElement>('article, section');
    if (!note.trim()) {
      setError('Say which times would suit you.');
      return;
    }
    try {
      const body = { date, alt_date_1, alt_date_2, note, ...(confirmed_at && { confirmed: true }) };
      await call(declineInterviewDates, { params: { interviewId: id }, body, idempotencyKey: keys.keyFor(body) });
      toast.success('You asked the company for other times.');
    } catch (cause) {
      // The company has offered other dates or decided meanwhile: reload, so that the page shows it.
      const isConflict = cause instanceof ApiError && cause.status === 409;
      if (cause instanceof ApiError) setError(cause.fields.note);
      if (!isConflict) return toast.error(getActionFailure(cause, 'The company could not be asked. Please try again.'));
      toast.error(cause.message);
    }
    await refresh();
    if (place) focusInPlace(place);
  });

  return {
    ...{ note, error, busy, failure },
    setNote: (text: string) => {
      setNote(text);
      setError(undefined);
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void start(event.currentTarget);
    },
  };
}

/** The form that had the focus is gone; what it asked for stands in the same card. */
function focusInPlace(card: HTMLElement) {
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
}
