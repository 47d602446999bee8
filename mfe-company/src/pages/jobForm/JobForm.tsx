import { Card, FormNotice, Section, Stack } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { JobFormState } from './jobFormValues';
import { PayFields } from './PayFields';
import { PlaceFields } from './PlaceFields';
import { QuestionFields } from './QuestionFields';
import { RoleFields } from './RoleFields';
import { TextFields } from './TextFields';
import type { PreviewState } from './usePreview';

interface JobFormProps {
  form: JobFormState;
  /** Places to choose from, or null where they could not be fetched: any other place may be written too. */
  locations: readonly string[] | null;
  /** The earliest deadline that can be chosen. */
  earliest: string;
  requirementsRequired?: boolean;
  /** While it is shown, it stands in the form's place. */
  preview: PreviewState;
  /** The buttons. */
  children: ReactNode;
}

/** Every field of a job, for posting a new one and for changing one. */
export function JobForm({ form, locations, earliest, requirementsRequired = false, preview, children }: JobFormProps) {
  const { root } = form.formState.errors;

  return (
    <Box as="form" id={preview.formId} hidden={preview.shown} onSubmit={form.submit} noValidate>
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
        <QuestionFields form={form} />
        {root?.message && <FormNotice>{root.message}</FormNotice>}
        {children}
      </Stack>
    </Box>
  );
}

const Box = styled(Card)`&[hidden] { display: none; }`;
