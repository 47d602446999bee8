import { TagField } from '@foothold/shared/forms';
import { useState } from 'react';
import { useSkillSuggestions } from './useSkillSuggestions';

interface SkillFieldProps {
  label: string;
  value: readonly string[];
  onChange: (skills: string[]) => void;
  optional?: boolean;
  hint?: string;
  error?: string | undefined;
  /** Skills of the vocabulary only. */
  onlySuggested?: boolean;
}

/** Several skills, chosen from the vocabulary or written. */
export function SkillField(props: SkillFieldProps) {
  const [text, setText] = useState('');
  const suggestions = useSkillSuggestions(text)
    .filter(({ name }) => !props.value.includes(name))
    .map(({ name, synonym }) => ({ name, note: synonym }));
  return <TagField {...props} onType={setText} suggestions={suggestions} />;
}
