import type { MessageTemplate } from '@foothold/shared/contract';
import { SelectField, Stack, TextArea } from '@foothold/shared/ui';
import { useState } from 'react';
import { insertTemplate } from './message';

interface MessageFieldsProps {
  value: string;
  onChange: (value: string) => void;
  templates: readonly MessageTemplate[];
  error: string | undefined;
}

/** The text of a message to several applicants, which may begin as one of the company's templates. */
export function MessageFields({ value, onChange, templates, error }: MessageFieldsProps) {
  const [chosen, setChosen] = useState<MessageTemplate>();
  const choose = (id: number) => {
    const template = templates.find((each) => each.id === id);
    if (template) onChange(insertTemplate(value, template.text, chosen?.text));
    setChosen(template);
  };
  return (
    <Stack $gap={3}>
      {templates.length > 0 && (
        <SelectField
          label="Template"
          optional
          placeholder="None"
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen?.id ?? ''}
          onChange={({ target }) => choose(Number(target.value))}
        />
      )}
      <TextArea
        label="Message"
        rows={5}
        hint="Write {first_name}, {job_title} or {company_name} where these belong."
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </Stack>
  );
}
