import { ApiError, call, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { chooseInterviewDate, type Interview } from '@foothold/shared/contract';
import { Button, RadioGroup, Stack, t, toast, VisuallyHidden } from '@foothold/shared/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { type DateOption, formatInBothZones, listDateOptions } from './interviewTimes';

interface ChooseDateFormProps {
  interview: Interview;
  /** The job's title. */
  jobTitle: string;
}

/** The three dates on offer; one of them is settled, once. */
export function ChooseDateForm({ interview, jobTitle }: ChooseDateFormProps) {
  const { chosen, choose, problem, confirm, busy } = useChooseDate(interview.id);
  const options = listDateOptions(interview);
  const futureOptions = options.filter(({ instant }) => new Date(instant) > new Date());

  return (
    <Form as="form" onSubmit={confirm} noValidate $gap={4}>
      <RadioGroup
        label="Choose a date"
        name={`interview-${interview.id}`}
        stacked
        options={futureOptions.map((date) => ({
          value: date.date,
          label: formatDateOption(date, interview.time_zone),
        }))}
        chosen={chosen}
        onChange={({ target }) => choose(target.value)}
        error={problem ?? undefined}
        {...(futureOptions.length < options.length ? { hint: 'A date that has passed is not offered any more.' } : {})}
      />
      <div>
        <Button type="submit" $tone="primary" busy={busy} busyLabel="Confirming...">
          Confirm
          <VisuallyHidden>{` the date for ${jobTitle}`}</VisuallyHidden>
        </Button>
      </div>
    </Form>
  );
}

function useChooseDate(id: number) {
  const refresh = useRefresh();
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const { start, busy } = useAction(async (selected_date: string) => {
    try {
      await call(chooseInterviewDate, { params: { interviewId: id }, body: { selected_date } });
      toast.success('Alternative date confirmed successfully!');
    } catch (cause) {
      setProblem(cause instanceof ApiError ? (cause.fields.selected_date ?? null) : null);
      // Settled or begun meanwhile: the page shows how things stand.
      const isConflict = cause instanceof ApiError && cause.status === 409;
      toast.error(isConflict ? cause.message : 'Failed to confirm the alternative date. Please try again.');
      if (!isConflict) return;
    }
    await refresh();
  });

  const choose = (date: string) => {
    setChosen(date);
    setProblem(null);
  };
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) void start(chosen);
    else setProblem('Please select an alternative date before confirming.');
  };
  return { chosen, choose, problem, confirm, busy };
}

/** Its name, then a line for each clock; where that is too long for a phone, it breaks before the date and not within. */
const formatDateOption = ({ label, instant }: DateOption, zone: string) => {
  const clocks = formatInBothZones(instant, zone, { names: 'short' });
  return [label, ...clocks.map((clock) => `${clock.zone}: ${clock.text.replaceAll(' ', '\u00a0')}`)].join('\n');
};

const Form = styled(Stack)`
  label > span { white-space: pre-line; font-size: ${t.size.text}; overflow-wrap: anywhere; }
  label > span::first-line { font-weight: 600; }
`;
