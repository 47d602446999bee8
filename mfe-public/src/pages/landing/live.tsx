import { useAccessRole } from '@foothold/shared/auth';
import type { Output, viewFrontPage } from '@foothold/shared/contract';
import {
  buildJobListPath,
  formatCount,
  formatCountedOn,
  formatJobCount,
  formatJobLocation,
  formatTimeLeft,
  listLiveFigures,
} from '@foothold/shared/format';
import { getJobPath } from '@foothold/shared/jobs';
import { LiveFiguresLayout } from './LiveFiguresLayout';
import { LiveJob, LiveJobsLayout } from './LiveJobs';
import { WayIn, WaysInLayout } from './WaysIn';

type FrontPage = Output<typeof viewFrontPage>;

export function LiveJobs({ jobs, total }: FrontPage) {
  const isStudent = useAccessRole() === 'student';
  if (jobs.length === 0) return null;
  return (
    <LiveJobsLayout count={formatJobCount(total)}>
      {jobs.map((job) => (
        <LiveJob
          key={job.id}
          to={getJobPath(job, isStudent)}
          title={job.job_title || 'Untitled Position'}
          details={[job.company_name, formatJobLocation(job), formatTimeLeft(job.days_left)]
            .filter(Boolean)
            .join(' · ')}
        />
      ))}
    </LiveJobsLayout>
  );
}

export const WaysIn = ({ jobs, fields, places }: FrontPage) =>
  jobs.length > 0 && (
    <WaysInLayout
      fields={fields.map(({ value, count }) => (
        <WayIn key={value} to={buildJobListPath({ field: value })} value={value} count={formatCount(count)} />
      ))}
      places={places.map(({ value, count }) => (
        <WayIn key={value} to={buildJobListPath({ location: value })} value={value} count={formatCount(count)} />
      ))}
    />
  );

export const LiveFigures = (page: FrontPage) => (
  <LiveFiguresLayout countedOn={formatCountedOn(page.figures.at)}>
    {listLiveFigures(page).map(({ figure, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </LiveFiguresLayout>
);
