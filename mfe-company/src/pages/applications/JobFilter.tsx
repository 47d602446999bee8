import { call } from '@foothold/shared/api';
import { listJobsApplied } from '@foothold/shared/contract';
import { useSearchChange } from '@foothold/shared/lists';
import { ChipRow, FilterMenu } from '@foothold/shared/ui';
import { useState } from 'react';
import type { Asked, Wish } from '../../wish';

interface JobFilterProps {
  orgId: number;
  wish: Wish;
  /** The chosen job's, where it is known. */
  title: string | null;
}

interface Choice {
  value: string;
  label: string;
  count: number;
}

/** The jobs that somebody applied for, each with how many did. They are asked for when they are wanted. */
export function JobFilter({ orgId, wish: { job_id }, title }: JobFilterProps) {
  const change = useSearchChange<Asked>();
  const [jobs, setJobs] = useState<Choice[]>();

  const ask = async () => {
    const answer = await call(listJobsApplied, { params: { orgId } }).catch((cause) => void reportError(cause));
    const found = answer?.jobs ?? [];
    setJobs(
      found.map(({ id, job_title, applications }) => ({ value: String(id), label: job_title, count: applications })),
    );
  };
  // Until they are there the chip names the chosen one by itself; an open menu waits for them.
  const [opened, setOpened] = useState(false);
  const chosen = job_id ? [{ value: job_id, label: title || 'One job', count: undefined }] : [];

  return (
    <ChipRow aria-label="Filters">
      <FilterMenu
        name="Job"
        options={jobs ?? (opened ? undefined : chosen)}
        whenEmpty="This list could not be loaded. Close it and open it again."
        onOpen={() => {
          setOpened(true);
          void ask();
        }}
        value={job_id ?? null}
        onChange={(job) => change({ job })}
      />
    </ChipRow>
  );
}
