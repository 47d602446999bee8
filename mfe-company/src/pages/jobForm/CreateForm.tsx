import { createJob, type Job, newJob, type SavedJobDraft } from '@foothold/shared/contract';
import { UnsavedChangesDialog } from '@foothold/shared/drafts';
import { useEndpointForm } from '@foothold/shared/forms';
import { useNavigate } from '@foothold/shared/router';
import { Notice, Page, PageHeader, Stack, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import { deadlinePassedMessage } from '../../jobs/deadline';
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
import { Preview } from './Preview';
import { useJobDraft } from './useJobDraft';
import { usePreview } from './usePreview';

interface CreateFormProps {
  org_id: number;
  locations: readonly string[] | null;
  today: string;
  draft: SavedJobDraft | null;
  /** What the end of a session has kept from being saved. */
  unsaved: JobDraftFields | null;
  /** The job that this one begins as. Nothing of the copy is kept until it is posted. */
  copiedJob: Job | null;
  onDiscarded: () => void;
}

export function CreateForm({ org_id, locations, today, draft, unsaved, copiedJob, onDiscarded }: CreateFormProps) {
  const navigate = useNavigate();
  const preview = usePreview();
  // The way to the jobs ends a moment before this form is gone: a second press in between is not a second job.
  const [isPosted, setPosted] = useState(false);
  const form = useEndpointForm<typeof createJob, JobFormValues, ValidatedJobValues>(createJob, {
    rules: createRules(today),
    defaultValues: getInitialValues(unsaved ?? draft?.content, copiedJob),
    send: (values) => {
      // Should the session have ended, nothing of it is lost.
      jobDraft.saveNow();
      return { body: { org_id, ...removePayIfUnpaid(values), ...(!copiedJob && { draft: jobDraft.ticket }) } };
    },
    onDone: async () => {
      jobDraft.discard();
      setPosted(true);
      toast.success('Job Created Successfully!');
      // Back leads to the form, and not to a preview of nothing.
      await navigate(paths.jobs, { replace: preview.shown });
    },
    onUnmatchedError: () => {
      toast.error('Failed to create job. Please try again.');
      return undefined;
    },
  });
  const jobDraft = useJobDraft({ form, draftId: copiedJob ? null : 'new', savedDraft: draft, unsaved });
  const submit = { label: 'Create Job', busyLabel: 'Creating Job...', busy: form.formState.isSubmitting || isPosted };

  return (
    <Page>
      <PageHeader
        title="Create Job Posting"
        subtitle="Fill in the details to create a new job opportunity"
        actions={!copiedJob && <DraftControls draftId="new" draft={jobDraft} onDiscarded={onDiscarded} />}
      />
      <Stack>
        {copiedJob && !preview.shown && (
          <Notice>{`A copy of ${copiedJob.job_title}. Choose its deadline; nothing is kept until you post it.`}</Notice>
        )}
        {preview.shown && (
          <Preview form={form} today={today} onBack={preview.hide}>
            <SubmitButton {...submit} form={preview.formId} />
          </Preview>
        )}
        <JobForm form={form} locations={locations} earliest={today} preview={preview}>
          <FormButtons {...submit} preview={preview} />
        </JobForm>
      </Stack>
      {copiedJob && (
        <UnsavedChangesDialog title="Leave without posting?" hasUnsavedChanges={form.formState.isDirty && !submit.busy}>
          What you changed of the copy is lost.
        </UnsavedChangesDialog>
      )}
    </Page>
  );
}

const getInitialValues = (draft: JobDraftFields | undefined, copiedJob: Job | null) =>
  copiedJob ? { ...toFormValues(copiedJob), deadline: '' } : toFormValues(draft ?? {});

const createRules = (today: string) =>
  newJob.refine(({ deadline }) => !deadline || deadline >= today, {
    path: ['deadline'],
    message: deadlinePassedMessage,
    // Told together with whatever else is wrong.
    when: () => true,
  });
