import type { CallInput } from '@foothold/shared/api';
import {
  type Endpoint,
  fillTemplate,
  findTemplateProblem,
  messageTemplateInput,
  type TemplateValues,
} from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { Button, FormNotice, Meta, Row, Stack, surfaceStyle, TextArea, TextField, t } from '@foothold/shared/ui';
import styled from 'styled-components';

interface TemplateInput {
  name: string;
  text: string;
}

interface TemplateFormProps<E extends Endpoint> {
  endpoint: E;
  template?: TemplateInput;
  send: (values: TemplateInput) => CallInput<E>;
  onSaved: () => void | Promise<void>;
  onCancel: () => void;
  /** The template has changed in another window. */
  onOutdated?: () => void;
}

/** Writes a template. What it would say to an applicant is shown beside, as soon as it has no problem. */
export function TemplateForm<E extends Endpoint>({
  endpoint,
  template = { name: '', text: '' },
  send,
  onSaved,
  onCancel,
  onOutdated,
}: TemplateFormProps<E>) {
  const { field, submit, watch, formState } = useEndpointForm(endpoint, {
    rules: messageTemplateInput,
    defaultValues: template,
    send,
    onDone: onSaved,
    onError: ({ code }) => {
      if (code === 'outdated') onOutdated?.();
    },
  });
  const { errors, isSubmitting } = formState;
  const text = watch('text');

  return (
    <Stack as="form" $gap={4} onSubmit={submit} noValidate>
      <TextField label="Name" hint="For you: applicants do not see it." {...field('name')} />
      <TextArea
        label="Text"
        rows={7}
        hint="Write {first_name}, {job_title} or {company_name} where these belong."
        {...field('text')}
      />
      {text.trim() && !findTemplateProblem(text) && (
        <div>
          <Meta>An applicant would read</Meta>
          <Preview>{fillTemplate(text, sample)}</Preview>
        </div>
      )}
      {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      <Row>
        <Button type="submit" $tone="primary" busy={isSubmitting} busyLabel="Saving...">
          Save template
        </Button>
        <Button $tone="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}

const sample: TemplateValues = {
  first_name: 'Chiamaka',
  job_title: 'Backend Engineering Intern',
  company_name: 'your company',
};

const Preview = styled.p`
  ${surfaceStyle}
  margin-top: ${t.space[1]};
  padding: 0.75rem 1rem;
  background: ${t.color.sunken};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
