import { maxSkills } from '@foothold/shared/contract';
import { findMessage, useController } from '@foothold/shared/forms';
import { SkillField } from '@foothold/shared/skills';
import type { PartFormState } from '../usePartForm';

export function SkillsField({ form }: { form: PartFormState }) {
  const { field, formState } = useController({ control: form.control, name: 'skills' });
  return (
    <SkillField
      label="Skills"
      value={field.value}
      onChange={field.onChange}
      error={findMessage(formState.errors.skills)}
      hint={`Up to ${maxSkills}, the best first. Choose from the list, or write your own.`}
    />
  );
}
