import {
  anyTime,
  currencies,
  degrees,
  durationRanges,
  envModes,
  type JobListParam,
  type JobListSearch,
  jobKinds,
  jobSearchTexts,
  periods,
  splitSkills,
  startSpans,
} from '@foothold/shared/contract';
import { formatWorkMode, jobKindLabels } from '@foothold/shared/format';
import { SkillField } from '@foothold/shared/skills';
import { CheckboxGroup, SelectField, TextField, t } from '@foothold/shared/ui';
import type { ChangeEvent } from 'react';
import styled from 'styled-components';

interface PanelFieldsProps {
  chosen: JobListSearch;
  /** The lower amount is above the higher one. */
  isReversed: boolean;
  /** An empty text means no filter. */
  onChange: (change: Partial<Record<JobListParam, string>>) => void;
}

export const hasReversedPay = ({ pay_from, pay_to }: JobListSearch) =>
  Boolean(pay_to) && Number(pay_from) > Number(pay_to);

export function PanelFields({ chosen, isReversed, onChange }: PanelFieldsProps) {
  const bindGroup = (name: 'env_mode' | 'kind') => ({
    chosen: chosen[name]?.split(',') ?? [],
    onChange: (values: string[]) => onChange({ [name]: values.join() }),
  });
  const bindSelect = (name: 'date' | 'duration' | 'start' | 'degree') => ({
    value: chosen[name] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <SkillField
        label="Skills"
        onlySuggested
        value={splitSkills(chosen.skill ?? '')}
        onChange={(skills) => onChange({ skill: joinSkills(skills) })}
        hint="Jobs that name one of these. Type the first letters."
      />
      <CheckboxGroup label="Work mode" options={workModes} {...bindGroup('env_mode')} />
      <CheckboxGroup label="Kind of job" options={kinds} {...bindGroup('kind')} />
      <PayRange chosen={chosen} isReversed={isReversed} onChange={onChange} />
      <SelectField label="Duration" placeholder="Any" options={durationRanges} {...bindSelect('duration')} />
      <SelectField label="Start" placeholder="Any time" options={startSpans} {...bindSelect('start')} />
      <Pair>
        <SelectField label="Posted" placeholder="Any time" options={postedPeriods} {...bindSelect('date')} />
        <SelectField label="Degree asked for" placeholder="Any" options={degrees} {...bindSelect('degree')} />
      </Pair>
    </>
  );
}

/** As many as the address takes. */
const joinSkills = (skills: readonly string[]): string =>
  skills.reduce((text, skill) => {
    const longer = text ? `${text},${skill}` : skill;
    return longer.length > jobSearchTexts.skill ? text : longer;
  }, '');

const workModes = envModes.map((mode) => ({ value: mode, label: formatWorkMode(mode) }));
const kinds = jobKinds.map((kind) => ({ value: kind, label: jobKindLabels[kind] }));
const postedPeriods = periods.filter((period) => period !== anyTime);

/** Amounts are of one currency: with the first one that is written it is Naira, and without a currency there are none. */
function PayRange({ chosen, isReversed, onChange }: PanelFieldsProps) {
  const bindAmount = (name: 'pay_from' | 'pay_to') => ({
    value: chosen[name] ?? '',
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const figures = target.value.replace(/\D/g, '').slice(0, 9);
      onChange({ [name]: figures, ...(figures && !chosen.currency && { currency: currencies[0] }) });
    },
  });
  return (
    <Pair as="fieldset">
      <legend>Pay a month</legend>
      <Whole>
        <SelectField
          label="Currency"
          hideLabel
          placeholder="Any currency"
          options={currencies}
          value={chosen.currency ?? ''}
          onChange={({ target }) =>
            onChange({ currency: target.value, ...(!target.value && { pay_from: '', pay_to: '' }) })
          }
        />
      </Whole>
      <TextField label="From" placeholder="50000" {...bindAmount('pay_from')} />
      <TextField
        label="To"
        placeholder="150000"
        error={isReversed ? 'Write the lower amount first.' : undefined}
        {...bindAmount('pay_to')}
      />
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${t.space[4]} ${t.space[3]};
  align-items: start;
  legend { margin-bottom: 0.375rem; font-weight: 600; font-size: ${t.size.text}; }
`;
const Whole = styled.div`grid-column: 1 / -1;`;
