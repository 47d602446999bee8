import {
  type DecisionKind,
  fillTemplate,
  writeAcceptance,
  writeInvitation,
  writeRejection,
} from '@foothold/shared/contract';
import { listWelcomeLines } from '@foothold/shared/format';
import { SelectField, Stack } from '@foothold/shared/ui';
import { useState } from 'react';
import { checkWelcome } from '../welcome/checkWelcome';
import type { WrittenWelcome } from '../welcome/WelcomeFields';
import type { Preview } from './preview';
import { type RejectionDraft, toRejection } from './rejection';
import { TextPreview } from './TextPreview';

interface PersonalTextsProps {
  kind: DecisionKind;
  preview: Preview;
  rejection: RejectionDraft;
  welcome: WrittenWelcome;
  /** Of a message, without problems. */
  message: string;
}

/** The text that each person gets, one at a time. */
export function PersonalTexts({ kind, preview, rejection, welcome, message }: PersonalTextsProps) {
  const people = preview.people.filter(({ problem }) => !problem);
  const [chosen, setChosen] = useState(people[0]?.application_id);
  const person = people.find(({ application_id }) => application_id === chosen);
  if (!person) return null;
  // Shown as soon as nothing of it is missing.
  const start = kind === 'accept' ? checkWelcome(welcome).data : null;
  return (
    <Stack $gap={3}>
      {people.length > 1 && (
        <SelectField
          label="Text to"
          options={people.map(({ application_id, student_name, job_title }) => ({
            value: application_id,
            label: `${student_name}, ${job_title}`,
          }))}
          value={person.application_id}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
      )}
      <TextPreview
        label={`What ${person.student_name} gets`}
        text={writeText(kind, preview, person, { rejection, message })}
        list={start ? listWelcomeLines(start) : (person.times?.list ?? [])}
        quote={start?.note ?? null}
      />
    </Stack>
  );
}

function writeText(
  kind: DecisionKind,
  { company_name, location }: Preview,
  { job_title, times, template_values }: Preview['people'][number],
  { rejection, message }: Pick<PersonalTextsProps, 'rejection' | 'message'>,
) {
  const about = { company_name, job_title };
  if (kind === 'reject') return writeRejection({ ...about, ...toRejection(rejection) });
  if (kind === 'accept') return writeAcceptance(about);
  if (kind === 'message') return { paragraphs: template_values ? [fillTemplate(message.trim(), template_values)] : [] };
  return writeInvitation({ ...about, location, zone: times?.zone ?? undefined });
}
