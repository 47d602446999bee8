import { getActionFailure } from '@foothold/shared/api';
import { changedJob, editJob, type Job, type SavedJobDraft } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { BackLink, Page, PageHeader, Stack, toast } from '@foothold/shared/ui';
import { useDelayedRedirect } from '../../forms/useDelayedRedirect';
import { paths } from '../../routes/paths';
import { DraftControls } from './DraftControls';
import { FormButtons, SubmitButton } from './FormButtons';
import { JobForm } from './JobForm';
import {
  type JobDraftFields,
  type JobFormValues,
  removePayIfUnpaid,
  toFormValues,
  type ValidatedJobValues,
} from './jobFormValues';
import { NewerVersionNotice } from './NewerVersionNotice';
import { Preview } from './Preview';
import { useJobDraft } from './useJobDraft';
import { type StoredJob, useNewerVersion } from './useNewerVersion';
import { usePreview } from './usePreview';

interface EditFormProps {
  storedJob: StoredJob;
  draft: SavedJobDraft | null;
  /** Input that could not be saved because the session had ended. */
  unsaved: JobDraftFields | null;
  today: string;
  locations: readonly string[] | null;
  onDiscarded: () => void;
}

export function EditForm({ storedJob, draft, unsaved, today, locations, onDiscarded }: EditFormProps) {
  const { isRedirecting, redirect } = useDelayedRedirect(paths.jobs);
  const preview = usePreview();
  const { job } = storedJob;
  const newerVersion = useNewerVersion(storedJob, draft);
  const form = useEndpointForm<typeof editJob, JobFormValues, ValidatedJobValues>(editJob, {
    rules: changedJob,
    defaultValues: toFormValues(restoreChoices(unsaved ?? draft?.content ?? job, job)),
    send: (values) => {
      // If the session has ended, this keeps the input for after the login.
      jobDraft.saveNow();
      const body = { ...toRequestBody(job.org_id, values), revision: newerVersion.seen(), draft: jobDraft.reference };
      return { params: { id: job.id }, body };
    },
    onDone: ({ message }) => {
      jobDraft.discard();
      toast.success(message);
      redirect();
    },
    onUnmatchedError: (error) => {
      const isOutdated = error.code === 'outdated';
      if (isOutdated) newerVersion.find();
      else toast.error(getActionFailure(error, 'Failed to save job. Please try again.'));
      return isOutdated;
    },
  });
  const jobDraft = useJobDraft({ form, draftId: job.id, savedDraft: draft, unsaved, revision: newerVersion.seen });
  // A deadline in the past may stay unchanged, but a new one must not be in the past.
  const [earliest = ''] = [job.deadline, today].sort();
  const acceptNewerValues = ({ job: newerJob }: StoredJob) => {
    newerVersion.accept();
    form.reset(toFormValues(newerJob));
  };
  const submit = { label: 'Save Changes', busyLabel: 'Saving...', busy: form.formState.isSubmitting || isRedirecting };

  return (
    <Page>
      <BackLink to={paths.job(job.id)}>Job</BackLink>
      <PageHeader
        title="Edit Job"
        subtitle={job.job_title}
        actions={<DraftControls draftId={job.id} draft={jobDraft} onDiscarded={onDiscarded} />}
      />
      <Stack>
        {newerVersion.found && (
          <NewerVersionNotice
            formValues={form.getValues()}
            newerJob={newerVersion.found}
            onAcceptNewer={acceptNewerValues}
            onKeepOwn={() => {
              newerVersion.accept();
              void form.submit();
            }}
          />
        )}
        {preview.isShown && (
          <Preview form={form} today={today} onBack={preview.hide}>
            <SubmitButton {...submit} form={preview.formId} />
          </Preview>
        )}
        <JobForm form={form} locations={locations} earliest={earliest} requirementsRequired preview={preview}>
          <FormButtons {...submit} preview={preview} />
        </JobForm>
      </Stack>
    </Page>
  );
}

/** A draft from before these were there has none: the job's own stay. */
const restoreChoices = (content: Partial<JobDraftFields>, job: Job): Partial<JobDraftFields> => ({
  ...content,
  letter_required: content.letter_required ?? job.letter_required,
  reply_days: content.reply_days ?? job.reply_days,
  required_skills: content.required_skills ?? job.required_skills ?? null,
  preferred_skills: content.preferred_skills ?? job.preferred_skills ?? null,
});

const toRequestBody = (org_id: number, values: ValidatedJobValues) => ({
  org_id,
  ...removePayIfUnpaid(values),
  job_requirements: values.job_requirements ?? '',
});
