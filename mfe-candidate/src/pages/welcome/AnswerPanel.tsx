import { ApiError, call, getActionFailure, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import {
  type AcceptanceAnswer,
  answerAcceptance,
  declineLine,
  maxDeclineLine,
  type WholeApplication,
} from '@foothold/shared/contract';
import {
  ActionFailure,
  Button,
  ConfirmDialog,
  formatRelativeDateTime,
  Notice,
  Row,
  Section,
  Stack,
  TextArea,
  toast,
} from '@foothold/shared/ui';
import { useState } from 'react';

interface AnswerPanelProps {
  application: WholeApplication;
  onConfirmed: () => void;
}

/** Asks the student to confirm or to decline, once; afterwards says which. */
export function AnswerPanel({ application, onConfirmed }: AnswerPanelProps) {
  const { acceptance_answer, acceptance_answered_at, acceptance_line, organization } = application;
  const [isDeclining, setDeclining] = useState(false);
  const [line, setLine] = useState('');
  const { start, busy, failure } = useAnswer(application, (answer) => {
    setDeclining(false);
    if (answer === 'confirmed') onConfirmed();
  });
  const company = organization.company_name || 'The company';
  const checked = declineLine.safeParse(line);

  if (acceptance_answer) {
    const at = acceptance_answered_at ? `, ${formatRelativeDateTime(acceptance_answered_at).toLowerCase()}` : '';
    const text = acceptance_answer === 'confirmed' ? `You confirmed${at}.` : `You declined${at}.`;
    return (
      <Notice tone={acceptance_answer === 'confirmed' ? 'good' : 'info'}>
        {`${text} ${company} knows.`}
        {acceptance_line && ` You wrote: “${acceptance_line}”`}
      </Notice>
    );
  }
  return (
    <Section title="Will you start?">
      <Stack $gap={3}>
        <p>{company} is told at once. You answer once; after that, write to the company if something changes.</p>
        {!isDeclining && <ActionFailure>{failure}</ActionFailure>}
        <Row $gap={2}>
          <Button $tone="primary" busy={busy} busyLabel="Confirming..." onClick={() => start('confirmed', null)}>
            Confirm
          </Button>
          <Button $tone="danger" onClick={() => setDeclining(true)}>
            Decline
          </Button>
        </Row>
      </Stack>
      <ConfirmDialog
        title="Decline?"
        isOpen={isDeclining}
        onClose={() => setDeclining(false)}
        onConfirm={() => {
          if (checked.success) void start('declined', checked.data);
        }}
        confirmLabel="Decline"
        cancelLabel="Cancel"
        tone="danger-solid"
        busy={busy}
        busyLabel="Declining..."
        failure={failure}
      >
        <Stack $gap={3}>
          <p>{company} can give the place to somebody else. You cannot take this back.</p>
          <TextArea
            label="A line to the company"
            optional
            rows={2}
            maxLength={maxDeclineLine}
            value={line}
            error={checked.success ? undefined : checked.error.issues[0]?.message}
            onChange={({ target }) => setLine(target.value)}
          />
        </Stack>
      </ConfirmDialog>
    </Section>
  );
}

function useAnswer({ id, welcome }: WholeApplication, onDone: (answer: AcceptanceAnswer | null) => void) {
  const refresh = useRefresh();
  return useAction(async (answer: AcceptanceAnswer, line: string | null) => {
    let done: AcceptanceAnswer | null = answer;
    try {
      const body = { answer, line, revision: welcome?.revision ?? 0 };
      const { message } = await call(answerAcceptance, { params: { id }, body });
      toast.success(message);
    } catch (cause) {
      // The company has changed it, or the other answer was given in another window: reload, so that the page shows it.
      const isConflict = cause instanceof ApiError && cause.status === 409;
      if (!isConflict) return toast.error(getActionFailure(cause, 'This could not be sent. Please try again.'));
      toast.error(cause.message);
      done = null;
    }
    await refresh();
    onDone(done);
  });
}
