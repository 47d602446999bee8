import { currentIdentity, setSessionIdentity } from '@foothold/shared/auth';
import {
  degrees,
  type listSchools,
  type Output,
  type Student,
  sexes,
  studentStatuses,
  updateStudent,
} from '@foothold/shared/contract';
import { UnsavedChangesDialog } from '@foothold/shared/drafts';
import { ComboBox, useController, useEndpointForm } from '@foothold/shared/forms';
import { useNavigate, useRevalidator } from '@foothold/shared/router';
import { Button, FormNotice, media, RetryStrip, SelectField, TextField, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { paths } from '../../routes/paths';
import { getCurrentUserId } from '../../student/currentUserId';
import { createRules, toFormValues } from './rules';

interface ProfileFormProps {
  email: string;
  student: Student;
  /** Null when the list did not load. */
  schools: Output<typeof listSchools>['data'] | null;
  /** Where to return after saving when the student came from an application; undefined: to the profile. */
  returnPath: string | undefined;
}

/** Edits the profile. Without the list of universities the present value can be kept, and another one typed. */
export function ProfileForm({ email, student, schools, returnPath }: ProfileFormProps) {
  const navigate = useNavigate();
  const [rules] = useState(() => createRules(student));
  const form = useEndpointForm(updateStudent, {
    rules,
    defaultValues: toFormValues(student),
    send: (body) => ({ params: { id: getCurrentUserId() }, body }),
    onDone: async ({ student: { full_name } }) => {
      updateDisplayName(full_name);
      await navigate(returnPath ?? paths.profile, { replace: true });
      toast.success('Profile Edited Successfully');
      document.getElementById('main')?.focus({ preventScroll: true });
    },
  });
  const { errors, isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const { field: university } = useController({ control: form.control, name: 'university' });

  return (
    <FormGrid onSubmit={form.submit} noValidate>
      <TextField {...form.field('full_name')} label="Full name" autoComplete="name" />
      <TextField
        label="Email"
        value={email}
        readOnly
        hint="You log in with it. Your profile page has “Change address”."
      />
      <TextField
        {...form.field('phone')}
        label="Mobile number"
        optional={student.phone === null}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <SelectField
        {...form.field('sex')}
        label="Sex"
        options={sexes}
        placeholder="Select"
        hint="Never shown to companies."
      />
      {schools === null && <SchoolsLoadFailure />}
      <ComboBox
        {...university}
        label="University"
        options={schools?.map(({ sc_name }) => sc_name) ?? []}
        aliases={Object.fromEntries(schools?.map(({ sc_name, short_name = '' }) => [sc_name, short_name]) ?? [])}
        placeholder="Select a university"
        error={errors.university?.message}
        allowsCustomValue
      />
      <TextField {...form.field('course_of_study')} label="Course of study" />
      <SelectField {...form.field('degree')} label="Degree" options={degrees} placeholder="Select a degree" />
      <SelectField {...form.field('status')} label="Status" options={studentStatuses} placeholder="Select a status" />
      <FullWidth>
        {errors.root && <FormNotice>Failed to update profile</FormNotice>}
        <div>
          <Button type="submit" $tone="primary" busy={isSubmitting} busyLabel="Saving...">
            Save
          </Button>
        </div>
        <UnsavedChangesDialog
          title="Leave without saving?"
          hasUnsavedChanges={isDirty && !isSubmitting && !isSubmitSuccessful}
        >
          What you changed of your profile is lost.
        </UnsavedChangesDialog>
      </FullWidth>
    </FormGrid>
  );
}

function SchoolsLoadFailure() {
  const { revalidate, state } = useRevalidator();
  return (
    <FullWidth>
      <RetryStrip onRetry={revalidate} busy={state === 'loading'}>
        Error fetching university list.
      </RetryStrip>
    </FullWidth>
  );
}

/** The layout greets by name. */
function updateDisplayName(name: string) {
  const identity = currentIdentity();
  if (identity) setSessionIdentity({ ...identity, name });
}

const FormGrid = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.25rem 1.5rem;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
const FullWidth = styled.div`grid-column: 1 / -1; display: grid; gap: 1.25rem;`;
