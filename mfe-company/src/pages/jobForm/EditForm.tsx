import { changedJob, editJob, type UnpostedJob } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { BackLink, Page, PageHeader, Stack, toast } from '@foothold/shared/ui';
import { paths } from '../../paths';
import { useLeave } from '../../useLeave';
import { DraftControls } from './DraftControls';
import { FormButtons, Submit } from './FormButtons';
import { JobForm } from './JobForm';
import { Outdated } from './Outdated';
import { Preview } from './Preview';
import { useJobDraft } from './useJobDraft';
import { type Stored, useNewer } from './useNewer';
import { usePreview } from './usePreview';
import { draftOf, type JobDraft, type JobValues, type Written, withoutPay } from './values';

interface EditFormProps {
  stored: Stored;
  draft: UnpostedJob | null;
  /** What the end of a session has kept from being saved. */
  unsaved: Written | null;
  today: string;
  locations: readonly string[] | null;
  onDiscarded: () => void;
}

export function EditForm({ stored, draft, unsaved, today, locations, onDiscarded }: EditFormProps) {
  const { leaving, leave } = useLeave(paths.jobs);
  const preview = usePreview();
  const { job } = stored;
  const newer = useNewer(stored, draft);
  const form = useEndpointForm<typeof editJob, JobDraft, JobValues>(editJob, {
    rules: changedJob,
    defaultValues: draftOf(unsaved ?? draft?.content ?? job),
    send: (values) => {
      // Should the session have ended, nothing of it is lost.
      kept.save();
      const body = { ...bodyOf(job.org_id, values), revision: newer.seen(), draft: kept.ticket };
      return { params: { id: job.id }, body };
    },
    onDone: ({ message }) => {
      kept.forget();
      toast.success(message);
      leave();
    },
    onFail: ({ code }) => {
      if (code === 'outdated') newer.find();
      else toast.error('Failed to save job. Please try again.');
      return code === 'outdated';
    },
  });
  const kept = useJobDraft({ form, of: job.id, found: draft, unsaved, revision: newer.seen });
  // A deadline that has passed may stay as it is; a new one may not lie in the past.
  const [earliest = ''] = [job.deadline, today].sort();
  const takeNewer = ({ job: fresh }: Stored) => {
    newer.accept();
    form.reset(draftOf(fresh));
  };
  const submit = { label: 'Save Changes', busyLabel: 'Saving...', busy: form.formState.isSubmitting || leaving };

  return (
    <Page>
      <BackLink to={paths.job(job.id)}>Job</BackLink>
      <PageHeader
        title="Edit Job"
        subtitle={job.job_title}
        actions={<DraftControls of={job.id} draft={kept} onDiscarded={onDiscarded} />}
      />
      <Stack>
        {newer.found && (
          <Outdated
            written={form.getValues()}
            newer={newer.found}
            onTake={takeNewer}
            onKeep={() => {
              newer.accept();
              void form.submit();
            }}
          />
        )}
        {preview.shown && (
          <Preview form={form} today={today} onBack={preview.hide}>
            <Submit {...submit} form={preview.formId} />
          </Preview>
        )}
        <JobForm form={form} locations={locations} earliest={earliest} requirementsRequired preview={preview}>
          <FormButtons {...submit} preview={preview} />
        </JobForm>
      </Stack>
    </Page>
  );
}

const bodyOf = (org_id: number, values: JobValues) => ({
  org_id,
  ...withoutPay(values),
  job_requirements: values.job_requirements ?? '',
});
