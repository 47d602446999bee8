import { ApiError, call, getActionFailure, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { chooseInterviewDate, type Interview } from '@foothold/shared/contract';
import { Button, focusHeading, RadioGroup, Stack, t, toast, VisuallyHidden } from '@foothold/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { type DateOption, formatInBothZones, listOpenOptions } from './interview';

interface ChooseDateFormProps {
  interview: Interview;
  jobTitle: string;
}

/** The offered dates, of which the student confirms one. Those that cannot be chosen any more are left out. */
export function ChooseDateForm({ interview, jobTitle }: ChooseDateFormProps) {
  const { chosenDate, chooseDate, error, confirm, busy } = useChooseDate(interview.id);
  const { options, hint } = listOpenOptions(interview);

  return (
    <Form as="form" onSubmit={confirm} noValidate $gap={4}>
      <RadioGroup
        label="Choose a date"
        name={`interview-${interview.id}`}
        stacked
        options={options.map((option) => ({
          value: option.date,
          label: formatDateOption(option, interview.time_zone),
        }))}
        chosen={chosenDate}
        onChange={({ target }) => chooseDate(target.value)}
        error={error ?? undefined}
        {...(hint ? { hint } : {})}
      />
      <div>
        {/* Several interviews may wait on the page: only the one whose date is being chosen has the main button. */}
        <Button type="submit" $tone={chosenDate ? 'primary' : 'plain'} busy={busy} busyLabel="Confirming...">
          Confirm
          <VisuallyHidden>{` the date for ${jobTitle}`}</VisuallyHidden>
        </Button>
      </div>
    </Form>
  );
}

function useChooseDate(id: number) {
  const card = useRef<HTMLElement>(null);
  // The form that had the focus is gone; the confirmed date stands in the same card.
  const refresh = useRefresh(() => makeFocusable(card.current));
  const [chosenDate, setChosenDate] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  const { start, busy } = useAction(async (selected_date: string) => {
    try {
      await call(chooseInterviewDate, { params: { interviewId: id }, body: { selected_date } });
      toast.success('Alternative date confirmed successfully!');
    } catch (cause) {
      setError(cause instanceof ApiError ? (cause.fields.selected_date ?? null) : null);
      // The date was confirmed elsewhere or is taken, or the interview has started: reload, so that the page shows it.
      const isConflict = cause instanceof ApiError && cause.status === 409;
      toast.error(
        isConflict
          ? cause.message
          : getActionFailure(cause, 'Failed to confirm the alternative date. Please try again.'),
      );
      if (!isConflict) return;
      setChosenDate(null);
    }
    await refresh();
  });

  const chooseDate = (date: string) => {
    setChosenDate(date);
    setError(null);
  };
  const confirm = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    card.current = event.currentTarget.closest<HTMLElement>('article, section');
    if (chosenDate) void start(chosenDate);
    else setError('Please select an alternative date before confirming.');
  };
  return { chosenDate, chooseDate, error, confirm, busy };
}

function makeFocusable(card: HTMLElement | null): HTMLElement | null {
  if (!card?.isConnected) return focusHeading();
  card.tabIndex = -1;
  return card;
}

/** The option's name, then a line for each time zone. No-break spaces keep a date together on narrow screens. */
const formatDateOption = ({ label, instant }: DateOption, companyZone: string) => {
  const times = formatInBothZones(instant, companyZone, { names: 'short' });
  return [label, ...times.map(({ zone, text }) => `${zone}: ${text.replaceAll(' ', '\u00a0')}`)].join('\n');
};

const Form = styled(Stack)`
  label > span { white-space: pre-line; font-size: ${t.size.text}; overflow-wrap: anywhere; }
  label > span::first-line { font-weight: 600; }
  > div > button { max-width: 100%; overflow-wrap: anywhere; }
`;
