import { JobPaneColumns, JobPaneLink } from '@foothold/shared/jobList';
import { JobDetails } from '@foothold/shared/jobs';
import { JobAside } from '../../jobs/JobAside';
import { JobCompany, loadJob } from '../../jobs/JobCompany';
import { paths } from '../../routes/paths';

/** A job as it stands beside the list. */
export async function loadJobPane(id: number, signal: AbortSignal) {
  const loaded = await loadJob(id, signal);
  const { job } = loaded;
  return (
    <JobPaneColumns>
      <JobDetails
        job={job}
        applicationStatus={job.own_application?.status}
        as="h2"
        actions={<JobAside job={job} link={<JobPaneLink to={paths.job(job.id)} />} />}
      />
      <JobCompany {...loaded} />
    </JobPaneColumns>
  );
}
