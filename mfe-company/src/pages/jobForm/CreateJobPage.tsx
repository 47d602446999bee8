import { createJob, newJob } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { useLoaderData, useNavigate } from '@foothold/shared/router';
import { Button, Page, PageHeader, toast } from '@foothold/shared/ui';
import { deadlinePassed, today } from '../../deadline';
import { loadLocations } from '../../loadLocations';
import { ownOrgId } from '../../organization';
import { paths } from '../../paths';
import { JobForm } from './JobForm';
import { blankJob, type JobDraft, type JobValues, withoutPay } from './values';

export async function loader({ request }: { request: Request }) {
  return { org_id: ownOrgId(), locations: await loadLocations(request.signal) };
}

export function Component() {
  const { org_id, locations } = useLoaderData<typeof loader>();
  const navigate = useNavigate();

  const form = useEndpointForm<typeof createJob, JobDraft, JobValues>(createJob, {
    rules,
    defaultValues: blankJob,
    send: (values) => ({ body: { org_id, ...withoutPay(values) } }),
    onDone: async () => {
      toast.success('Job Created Successfully!');
      await navigate(paths.jobs);
    },
    onFail: () => {
      toast.error('Failed to create job. Please try again.');
      return undefined;
    },
  });

  return (
    <Page>
      <PageHeader title="Create Job Posting" subtitle="Fill in the details to create a new job opportunity" />
      <JobForm form={form} locations={locations} earliest={today()}>
        <div>
          <Button type="submit" $tone="primary" busy={form.formState.isSubmitting} busyLabel="Creating Job...">
            Create Job
          </Button>
        </div>
      </JobForm>
    </Page>
  );
}

const rules = newJob.refine(({ deadline }) => !deadline || deadline >= today(), {
  path: ['deadline'],
  message: deadlinePassed,
  // Told together with whatever else is wrong.
  when: () => true,
});
