import { call } from '@foothold/shared/api';
import { listJobsWithApplications } from '@foothold/shared/contract';
import { useUpdateSearchParams } from '@foothold/shared/lists';
import { ChipRow, FilterMenu } from '@foothold/shared/ui';
import { useState } from 'react';
import type { ApplicationFilters, FilterParam } from '../../applications/applicationFilters';

interface JobFilterProps {
  orgId: number;
  filters: ApplicationFilters;
  /** Null while it is not known. */
  selectedJobTitle: string | null;
}

interface JobOption {
  value: string;
  label: string;
  count: number;
}

/** Filter by job, with the number of applications to each. The jobs load when the menu opens. */
export function JobFilter({ orgId, filters: { job_id }, selectedJobTitle }: JobFilterProps) {
  const change = useUpdateSearchParams<FilterParam>();
  const [jobs, setJobs] = useState<JobOption[]>();

  const loadJobs = async () => {
    const response = await call(listJobsWithApplications, { params: { orgId } }).catch(
      (cause) => void reportError(cause),
    );
    const found = response?.jobs ?? [];
    setJobs(
      found.map(({ id, job_title, applications }) => ({ value: String(id), label: job_title, count: applications })),
    );
  };
  // Until the jobs are loaded, the closed menu shows only the selected one and the open menu shows that it is loading.
  const [isOpened, setOpened] = useState(false);
  const selectedOption = job_id ? [{ value: job_id, label: selectedJobTitle || 'One job', count: undefined }] : [];

  return (
    <ChipRow aria-label="Filters">
      <FilterMenu
        name="Job"
        options={jobs ?? (isOpened ? undefined : selectedOption)}
        emptyMessage="This list could not be loaded. Close it and open it again."
        onOpen={() => {
          setOpened(true);
          void loadJobs();
        }}
        value={job_id ?? null}
        onChange={(job) => change({ job })}
      />
    </ChipRow>
  );
}
