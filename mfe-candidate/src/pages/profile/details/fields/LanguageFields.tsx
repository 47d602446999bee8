import { type LanguageLevel, languageLevels, maxLanguages } from '@foothold/shared/contract';
import { ComboBox, findMessage, useController } from '@foothold/shared/forms';
import { languageLevelLabels } from '@foothold/shared/students';
import { Button, IconButton, media, SelectField, Stack } from '@foothold/shared/ui';
import { X } from 'lucide-react';
import styled from 'styled-components';
import type { PartFormState } from '../usePartForm';

const commonLanguages = [
  ...['English', 'Hausa', 'Igbo', 'Yorùbá', 'Nigerian Pidgin', 'French', 'Arabic', 'Efik', 'Ibibio', 'Ẹdo', 'Tiv'],
  ...['Fulfulde', 'Kanuri', 'Ijaw', 'Nupe', 'Igala', 'Idoma', 'Urhobo', 'Itsekiri', 'Isoko', 'German', 'Spanish'],
  ...['Portuguese', 'Chinese', 'Swahili', 'Sign language'],
];
const levels = languageLevels.map((value) => ({ value, label: languageLevelLabels[value] }));

/** A language to be filled in; no level is chosen for the student. */
const newLanguage = { name: '', level: '' as LanguageLevel };

export function LanguageFields({ form }: { form: PartFormState }) {
  const { field, formState } = useController({ control: form.control, name: 'languages' });
  const languages = field.value.length > 0 ? field.value : [newLanguage];
  const errors = formState.errors.languages;
  const change = (at: number, changes: Partial<typeof newLanguage>) =>
    field.onChange(languages.map((language, index) => (index === at ? { ...language, ...changes } : language)));
  const listError = Array.isArray(errors) ? undefined : errors?.message;

  return (
    <Stack $gap={4}>
      {languages.map(({ name, level }, index) => (
        <Line key={index}>
          <ComboBox
            label="Language"
            options={commonLanguages}
            allowsCustomValue
            placeholder="Select or write one"
            value={name}
            onChange={(value) => change(index, { name: value })}
            error={errors?.[index]?.name?.message ?? (index === 0 ? listError : undefined)}
          />
          <SelectField
            label="Level"
            options={levels}
            placeholder="Select a level"
            value={level}
            onChange={({ target }) => change(index, { level: target.value as LanguageLevel })}
            error={findMessage(errors?.[index]?.level)}
          />
          <IconButton
            icon={X}
            label={name ? `Remove ${name}` : 'Remove this language'}
            onClick={() => field.onChange(languages.filter((_, at) => at !== index))}
          />
        </Line>
      ))}
      {languages.length < maxLanguages && (
        <div>
          <Button $tone="soft" $size="small" onClick={() => field.onChange([...languages, newLanguage])}>
            Add another language
          </Button>
        </div>
      )}
    </Stack>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: 0.75rem;
  align-items: start;
  /* Level with the fields, below their labels. */
  > button { margin-top: 1.875rem; }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :first-child { grid-column: 1 / -1; }
  }
`;
