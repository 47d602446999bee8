import { call } from '@foothold/shared/api';
import { listJobsWithApplications } from '@foothold/shared/contract';
import { useUpdateSearchParams } from '@foothold/shared/lists';
import { ChipRow, FilterMenu } from '@foothold/shared/ui';
import { useState } from 'react';
import type { ApplicationFilters, FilterParam } from '../../applications/applicationFilters';

interface JobFilterProps {
  orgId: number;
  filters: ApplicationFilters;
  /** The chosen job's, where it is known. */
  selectedJobTitle: string | null;
}

interface JobOption {
  value: string;
  label: string;
  count: number;
}

/** The jobs that somebody applied for, each with how many did. They are asked for when they are wanted. */
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
  // Until they are there the chip names the chosen one by itself; an open menu waits for them.
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
