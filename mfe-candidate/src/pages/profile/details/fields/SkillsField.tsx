import { maxSkills } from '@foothold/shared/contract';
import { TagField, useController } from '@foothold/shared/forms';
import { useState } from 'react';
import type { PartFormState } from '../usePartForm';
import { findMessage } from './errors';
import { useSkillSuggestions } from './useSkillSuggestions';

export function SkillsField({ form }: { form: PartFormState }) {
  const { field, formState } = useController({ control: form.control, name: 'skills' });
  const [text, setText] = useState('');
  const suggestions = useSkillSuggestions(text);
  return (
    <TagField
      label="Skills"
      value={field.value}
      onChange={field.onChange}
      onType={setText}
      suggestions={suggestions.map(({ name, synonym }) => ({ name, note: synonym }))}
      error={findMessage(formState.errors.skills)}
      hint={`Up to ${maxSkills}, the best first. Choose from the list, or write your own.`}
    />
  );
}
