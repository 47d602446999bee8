import { Card, FormNotice, Section, Stack } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { JobFormState } from './jobFormValues';
import { LetterField } from './LetterField';
import { PayFields } from './PayFields';
import { PlaceFields } from './PlaceFields';
import { QuestionFields } from './QuestionFields';
import { RoleFields } from './RoleFields';
import { SkillFields } from './SkillFields';
import { TextFields } from './TextFields';
import type { PreviewState } from './usePreview';

interface JobFormProps {
  form: JobFormState;
  /** Options for the location, which may also be typed; null when they failed to load. */
  locations: readonly string[] | null;
  /** The earliest date that can be selected as deadline. */
  earliest: string;
  requirementsRequired?: boolean;
  /** The form is hidden while the preview is shown. */
  preview: PreviewState;
  /** The buttons. */
  children: ReactNode;
}

/** The fields of a job, for posting and for editing one. */
export function JobForm({ form, locations, earliest, requirementsRequired = false, preview, children }: JobFormProps) {
  const { root } = form.formState.errors;

  return (
    <Box as="form" id={preview.formId} hidden={preview.isShown} onSubmit={form.submit} noValidate>
      <Stack $gap={6}>
        <Section title="Role">
          <RoleFields form={form} />
        </Section>
        <Section title="Place and time">
          <PlaceFields form={form} locations={locations} earliest={earliest} />
        </Section>
        <Section title="Pay">
          <PayFields form={form} />
        </Section>
        <Section title="Description">
          <TextFields form={form} requirementsRequired={requirementsRequired} />
        </Section>
        <Section title="Skills">
          <SkillFields form={form} />
        </Section>
        <Section title="Documents">
          <LetterField form={form} />
        </Section>
        <QuestionFields form={form} />
        {root?.message && <FormNotice>{root.message}</FormNotice>}
        {children}
      </Stack>
    </Box>
  );
}

const Box = styled(Card)`&[hidden] { display: none; }`;
