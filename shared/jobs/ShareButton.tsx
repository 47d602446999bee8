import type { Job } from '@foothold/shared/contract';
import { CopyButton } from '@foothold/shared/ui';
import { Share2 } from 'lucide-react';
import { useShareJob } from './useShareJob';

/** Shares a job. Where that copies its link, the button confirms it for two seconds. */
export function ShareButton({ job }: { job: Job }) {
  const { share, isCopied } = useShareJob(job);
  return (
    <CopyButton $tone="ghost" label="Share" subject={job.job_title} icon={Share2} isCopied={isCopied} onClick={share} />
  );
}
