import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../drawings/Icon';
import { Field, type FieldProps, labelId } from '../fields/Field';
import { Input } from '../fields/TextField';
import { VisuallyHidden } from '../layout/typography';
import { t } from '../theme/tokens';
import { useComboModule } from './comboControl';
import type { TagSuggestion } from './TagCombo';

interface TagFieldProps extends Omit<FieldProps, 'aside' | 'hideLabel'> {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** What may be meant by the text that is typed. */
  suggestions: readonly TagSuggestion[];
  /** Called with the text as it is typed; empty once it has become a tag. */
  onType: (text: string) => void;
  /** Other texts than the suggestions are not taken; what is typed adds the first of them. */
  onlySuggested?: boolean;
  placeholder?: string;
}

/** Several short texts, typed or chosen from suggestions. Enter, a comma and leaving the field add what is typed. */
export function TagField({
  value,
  onChange,
  suggestions,
  onType,
  onlySuggested = false,
  placeholder,
  ...field
}: TagFieldProps) {
  const [text, setText] = useState('');
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const write = (next: string) => {
    setText(next);
    onType(next);
  };
  const add = (...names: string[]) => {
    const added = toNewTags(value, onlySuggested ? names.flatMap((name) => findSuggested(suggestions, name)) : names);
    if (added.length > 0) {
      onChange([...value, ...added]);
      setNews(`${added.join(', ')} added.`);
    }
    write('');
  };
  const remove = (tag: string) => {
    onChange(value.filter((one) => one !== tag));
    setNews(`${tag} removed.`);
    input.current?.focus();
  };
  const change = (next: string) => {
    const parts = next.split(/[,;\n]/);
    if (parts.length === 1) return write(next);
    add(...parts);
  };

  return (
    <Field {...field}>
      {(controlProps) => (
        <>
          {value.length > 0 && (
            <Tags aria-labelledby={labelId(controlProps.id)}>
              {value.map((tag) => (
                <li key={tag}>
                  {tag}
                  <RemoveButton type="button" aria-label={`Remove ${tag}`} onClick={() => remove(tag)}>
                    <Icon icon={X} small />
                  </RemoveButton>
                </li>
              ))}
            </Tags>
          )}
          <TagInput
            {...{ controlProps, suggestions, onlySuggested, text, placeholder }}
            inputRef={input}
            onTextChange={change}
            onAdd={add}
          />
          <VisuallyHidden role="status">{news}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}

const findSuggested = (suggestions: readonly TagSuggestion[], text: string): string[] => {
  const typed = text.trim().toLowerCase();
  const found = suggestions.find(({ name }) => name.toLowerCase() === typed) ?? suggestions[0];
  return typed && found ? [found.name] : [];
};

/** Trimmed, without those that are there, whatever their case. */
function toNewTags(tags: readonly string[], names: readonly string[]): string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  const added: string[] = [];
  for (const name of names.map((one) => one.trim().replace(/\s+/g, ' '))) {
    if (name && !known.has(name.toLowerCase())) added.push(name);
    known.add(name.toLowerCase());
  }
  return added;
}

interface TagInputProps extends Pick<TagFieldProps, 'suggestions'> {
  onlySuggested: boolean;
  controlProps: Parameters<Parameters<typeof Field>[0]['children']>[0];
  text: string;
  placeholder: string | undefined;
  inputRef: React.RefObject<HTMLInputElement | null>;
  onTextChange: (text: string) => void;
  onAdd: (name: string) => void;
}

/** A plain text field until the code of the suggestions is loaded; what is typed meanwhile is kept. */
function TagInput({
  controlProps,
  suggestions,
  onlySuggested,
  text,
  placeholder,
  inputRef,
  onTextChange,
  onAdd,
}: TagInputProps) {
  const [hasLoadFailed, setLoadFailed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const loadedModule = useComboModule(!hasLoadFailed, () => setLoadFailed(true));
  const input = { ref: inputRef, placeholder, autoComplete: 'off', enterKeyHint: 'enter' as const };

  return loadedModule ? (
    <loadedModule.TagCombo
      {...{ controlProps, suggestions, onlySuggested, text, input, onTextChange, onAdd }}
      labelId={labelId(controlProps.id)}
      autoFocus={isFocused}
    />
  ) : (
    <Input
      {...input}
      {...controlProps}
      value={text}
      onChange={({ target }) => onTextChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onAdd(text);
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        onAdd(text);
      }}
    />
  );
}

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  margin-bottom: 0.25rem;
  li {
    display: inline-flex;
    align-items: center;
    min-width: 0;
    max-width: 100%;
    padding-left: 0.875rem;
    border: 1.5px solid ${t.color.lineStrong};
    border-radius: ${t.radius.pill};
    background: ${t.color.surface};
    font-size: ${t.size.text};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
const RemoveButton = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  /* Over the pill's border. */
  margin: -1.5px -1.5px -1.5px 0;
  padding: 0;
  border: 0;
  border-radius: ${t.radius.pill};
  background: none;
  color: ${t.color.ink2};
  cursor: pointer;
  &:hover { color: ${t.color.ink}; }
`;
