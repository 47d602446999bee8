import { getActionFailure } from '@foothold/shared/api';
import {
  type Currency,
  createJob,
  type Job,
  newJob,
  type Output,
  replyDays,
  type SavedJobDraft,
  type viewReplyRecord,
} from '@foothold/shared/contract';
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
import { proposeLetter } from './letterProposal';
import { PostingNotice } from './PostingNotice';
import { Preview } from './Preview';
import { useJobDraft } from './useJobDraft';
import { usePreview } from './usePreview';

interface CreateFormProps {
  org_id: number;
  locations: readonly string[] | null;
  /** Null where they did not load. */
  replies: Output<typeof viewReplyRecord> | null;
  today: string;
  usual_currency: Currency;
  draft: SavedJobDraft | null;
  /** Input that could not be saved because the session had ended. */
  unsaved: JobDraftFields | null;
  /** The job to duplicate. A copy has no draft: nothing is saved until it is posted. */
  copiedJob: Job | null;
  onDiscarded: () => void;
}

export function CreateForm(props: CreateFormProps) {
  const { org_id, locations, replies, today, usual_currency, draft, unsaved, copiedJob, onDiscarded } = props;
  const navigate = useNavigate();
  const preview = usePreview();
  // Navigation to the jobs ends shortly before this form unmounts. A second click in between must not post again.
  const [isPosted, setPosted] = useState(false);
  const form = useEndpointForm<typeof createJob, JobFormValues, ValidatedJobValues>(createJob, {
    rules: createRules(today),
    defaultValues: toNewValues(copiedJob ? copy(copiedJob, today) : (unsaved ?? draft?.content ?? {}), usual_currency),
    send: (values) => {
      // If the session has ended, this keeps the input for after the login.
      jobDraft.saveNow();
      const letter_required = values.letter_required ?? proposeLetter(values);
      const content = { ...removePayIfUnpaid(values), letter_required };
      return { body: { org_id, ...content, ...(!copiedJob && { draft: jobDraft.reference }) } };
    },
    onDone: async ({ message }) => {
      jobDraft.discard();
      setPosted(true);
      // Replaces the preview in the history, so that Back leads to the empty form.
      await navigate(paths.jobs, { replace: preview.isShown });
      toast.success(message);
    },
    onUnmatchedError: (error) => {
      const isRefused = error.code === 'replies_overdue';
      toast.error(isRefused ? error.message : getActionFailure(error, 'Failed to create job. Please try again.'));
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
        {!preview.isShown && <PostingNotice replies={replies} isDraft={!copiedJob} />}
        {copiedJob && !preview.isShown && (
          <Notice>{`A copy of ${copiedJob.job_title}. Choose its deadline; nothing is kept until you post it.`}</Notice>
        )}
        {preview.isShown && (
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

/** A currency is chosen already for when the job is made a paid one. */
const toNewValues = (content: Partial<JobDraftFields>, usual_currency: Currency) =>
  toFormValues({
    ...content,
    currency: content.currency ?? usual_currency,
    reply_days: content.reply_days ?? replyDays.default,
  });

/** A start that has passed is not that of the copy. */
const copy = ({ start_date, ...job }: Job, today: string): Partial<JobDraftFields> => ({
  ...job,
  deadline: null,
  start_date: start_date && start_date >= today ? start_date : null,
});

const createRules = (today: string) =>
  newJob.refine(({ deadline }) => !deadline || deadline >= today, {
    path: ['deadline'],
    message: deadlinePassedMessage,
    // Runs even if other rules fail, so that all errors are shown together.
    when: () => true,
  });
