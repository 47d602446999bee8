import { ApiError, call } from '@foothold/shared/api';
import { changedJob, editJob, viewJob } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { BackLink, Button, Page, PageHeader, toast } from '@foothold/shared/ui';
import { today } from '../../deadline';
import { loadLocations } from '../../loadLocations';
import { ownOrgId } from '../../organization';
import { paths } from '../../paths';
import { useLeave } from '../../useLeave';
import { JobForm } from './JobForm';
import { draftOf, type JobDraft, type JobValues, withoutPay } from './values';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const [{ job }, locations] = await Promise.all([
    call(viewJob, { params: { id: String(params.id) } }, request.signal),
    loadLocations(request.signal),
  ]);
  // Anybody may read an open job; only its company has a form for it.
  if (job.org_id !== ownOrgId()) throw new ApiError('not_found');
  return { job, locations };
}

export function Component() {
  const { job, locations } = useLoaderData<typeof loader>();
  const { leaving, leave } = useLeave(paths.jobs);

  const form = useEndpointForm<typeof editJob, JobDraft, JobValues>(editJob, {
    rules: changedJob,
    defaultValues: draftOf(job),
    send: (values) => ({ params: { id: job.id }, body: bodyOf(job.org_id, values) }),
    onDone: ({ message }) => {
      toast.success(message);
      leave();
    },
    onFail: () => {
      toast.error('Failed to save job. Please try again.');
      return undefined;
    },
  });
  // A deadline that has passed may stay as it is; a new one may not lie in the past.
  const [earliest = ''] = [job.deadline, today()].sort();

  return (
    <Page>
      <BackLink to={paths.jobs}>Jobs</BackLink>
      <PageHeader title="Edit Job" subtitle={job.job_title} />
      <JobForm form={form} locations={locations} earliest={earliest} requirementsRequired>
        <div>
          <Button type="submit" $tone="primary" busy={form.formState.isSubmitting || leaving} busyLabel="Saving...">
            Save Changes
          </Button>
        </div>
      </JobForm>
    </Page>
  );
}

const bodyOf = (org_id: number, values: JobValues) => ({
  org_id,
  ...withoutPay(values),
  job_requirements: values.job_requirements ?? '',
});
