import { createJob, type Job, newJob, type UnpostedJob } from '@foothold/shared/contract';
import { LeaveQuestion } from '@foothold/shared/drafts';
import { useEndpointForm } from '@foothold/shared/forms';
import { useNavigate } from '@foothold/shared/router';
import { Notice, Page, PageHeader, Stack, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import { deadlinePassed } from '../../deadline';
import { paths } from '../../paths';
import { DraftControls } from './DraftControls';
import { FormButtons, Submit } from './FormButtons';
import { JobForm } from './JobForm';
import { Preview } from './Preview';
import { useJobDraft } from './useJobDraft';
import { usePreview } from './usePreview';
import { blankJob, draftOf, type JobDraft, type JobValues, type Written, withoutPay } from './values';

interface CreateFormProps {
  org_id: number;
  locations: readonly string[] | null;
  today: string;
  draft: UnpostedJob | null;
  /** What the end of a session has kept from being saved. */
  unsaved: Written | null;
  /** The job that this one begins as. Nothing of the copy is kept until it is posted. */
  from: Job | null;
  onDiscarded: () => void;
}

export function CreateForm({ org_id, locations, today, draft, unsaved, from, onDiscarded }: CreateFormProps) {
  const navigate = useNavigate();
  const preview = usePreview();
  // The way to the jobs ends a moment before this form is gone: a second press in between is not a second job.
  const [posted, setPosted] = useState(false);
  const form = useEndpointForm<typeof createJob, JobDraft, JobValues>(createJob, {
    rules: rulesFrom(today),
    defaultValues: { ...blankJob, ...begunAs(unsaved ?? draft?.content, from) },
    send: (values) => {
      // Should the session have ended, nothing of it is lost.
      kept.save();
      return { body: { org_id, ...withoutPay(values), ...(!from && { draft: kept.ticket }) } };
    },
    onDone: async () => {
      kept.forget();
      setPosted(true);
      toast.success('Job Created Successfully!');
      // Back leads to the form, and not to a preview of nothing.
      await navigate(paths.jobs, { replace: preview.shown });
    },
    onFail: () => {
      toast.error('Failed to create job. Please try again.');
      return undefined;
    },
  });
  const kept = useJobDraft({ form, of: from ? null : 'new', found: draft, unsaved });
  const submit = { label: 'Create Job', busyLabel: 'Creating Job...', busy: form.formState.isSubmitting || posted };

  return (
    <Page>
      <PageHeader
        title="Create Job Posting"
        subtitle="Fill in the details to create a new job opportunity"
        actions={!from && <DraftControls of="new" draft={kept} onDiscarded={onDiscarded} />}
      />
      <Stack>
        {from && !preview.shown && (
          <Notice>{`A copy of ${from.job_title}. Choose its deadline; nothing is kept until you post it.`}</Notice>
        )}
        {preview.shown && (
          <Preview form={form} today={today} onBack={preview.hide}>
            <Submit {...submit} form={preview.formId} />
          </Preview>
        )}
        <JobForm form={form} locations={locations} earliest={today} preview={preview}>
          <FormButtons {...submit} preview={preview} />
        </JobForm>
      </Stack>
      {from && (
        <LeaveQuestion title="Leave without posting?" loses={form.formState.isDirty && !submit.busy}>
          What you changed of the copy is lost.
        </LeaveQuestion>
      )}
    </Page>
  );
}

const begunAs = (written: Written | undefined, from: Job | null) =>
  from ? { ...draftOf(from), deadline: '' } : written && draftOf(written);

const rulesFrom = (today: string) =>
  newJob.refine(({ deadline }) => !deadline || deadline >= today, {
    path: ['deadline'],
    message: deadlinePassed,
    // Told together with whatever else is wrong.
    when: () => true,
  });
