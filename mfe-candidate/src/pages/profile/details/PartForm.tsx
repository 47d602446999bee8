import type { StudentDetails } from '@foothold/shared/contract';
import { UnsavedChangesDialog } from '@foothold/shared/drafts';
import { Button, FormNotice, LinkButton, Row, Stack } from '@foothold/shared/ui';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { paths } from '../../../routes/paths';
import { AboutField } from './fields/AboutField';
import { LanguageFields } from './fields/LanguageFields';
import { LinkFields } from './fields/LinkFields';
import { SkillsField } from './fields/SkillsField';
import { VisibilityField } from './fields/VisibilityField';
import { WorkFields } from './fields/WorkFields';
import { PartView } from './PartView';
import type { DetailPart } from './parts';
import { type PartFormState, usePartForm } from './usePartForm';

interface PartFormProps {
  part: DetailPart;
  details: StudentDetails;
  /** Places of jobs; null when the list did not load. */
  places: readonly string[] | null;
}

/** Edits one part of the details, and whether companies see it. */
export function PartForm({ part, details, places }: PartFormProps) {
  const { form, conflict } = usePartForm(part, details);
  const { errors, isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector<HTMLElement>('input, textarea, button')?.focus(), []);
  const submit = (event: SubmitEvent) => {
    dropEmptyEntries(form);
    return form.submit(event);
  };

  return (
    <Stack as="form" ref={element} onSubmit={submit} noValidate $gap={4}>
      {part === 'skills' && <SkillsField form={form} />}
      {part === 'about' && <AboutField form={form} />}
      {part === 'languages' && <LanguageFields form={form} />}
      {part === 'links' && <LinkFields form={form} />}
      {part === 'work' && <WorkFields form={form} places={places} />}
      <VisibilityField form={form} part={part} />
      {errors.root && (
        <FormNotice>
          {errors.root.message}
          {conflict && ' Save again to put yours in the place of what it has now:'}
        </FormNotice>
      )}
      {conflict && <PartView part={part} details={conflict} />}
      <Row>
        <Button type="submit" $tone="primary" busy={isSubmitting} busyLabel="Saving...">
          Save
        </Button>
        <LinkButton to={paths.profile} replace preventScrollReset $tone="soft">
          Cancel
        </LinkButton>
      </Row>
      <UnsavedChangesDialog
        title="Leave without saving?"
        hasUnsavedChanges={isDirty && !isSubmitting && !isSubmitSuccessful}
      >
        What you changed of your profile is lost.
      </UnsavedChangesDialog>
    </Stack>
  );
}

/** Rows that were left empty are none. */
function dropEmptyEntries({ getValues, setValue }: PartFormState): void {
  const { languages, links } = getValues();
  setValue(
    'languages',
    languages.filter(({ name }) => name.trim()),
  );
  setValue(
    'links',
    links.filter(({ url }) => url.trim()),
  );
}
