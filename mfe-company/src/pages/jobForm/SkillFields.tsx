import { type JobSkillList, maxJobSkills, toSkillKey } from '@foothold/shared/contract';
import { findMessage, useController } from '@foothold/shared/forms';
import { SkillField } from '@foothold/shared/skills';
import { Stack } from '@foothold/shared/ui';
import { fieldLabels, type JobFormState } from './jobFormValues';

/** A skill is in one of the two lists: what is added to one leaves the other. */
export const SkillFields = ({ form }: { form: JobFormState }) => (
  <Stack>
    <ListField
      {...{ form, name: 'required_skills', other: 'preferred_skills' }}
      hint={`Up to ${maxJobSkills}, the most important first. Choose from the list, or write your own.`}
    />
    <ListField
      {...{ form, name: 'preferred_skills', other: 'required_skills' }}
      hint={`Up to ${maxJobSkills} that help, but that nobody has to have.`}
    />
  </Stack>
);

interface ListFieldProps {
  form: JobFormState;
  name: JobSkillList;
  other: JobSkillList;
  hint: string;
}

function ListField({ form: { control }, name, other, hint }: ListFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const { field: otherField } = useController({ control, name: other });
  const change = (skills: string[]) => {
    field.onChange(skills);
    const keys = new Set(skills.map(toSkillKey));
    const left = (otherField.value ?? []).filter((skill) => !keys.has(toSkillKey(skill)));
    if (left.length !== otherField.value?.length) otherField.onChange(left);
  };
  return (
    <SkillField
      label={fieldLabels[name]}
      optional
      value={field.value ?? []}
      onChange={change}
      hint={hint}
      error={findMessage(fieldState.error)}
    />
  );
}
