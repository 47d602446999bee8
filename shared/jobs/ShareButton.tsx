import type { Job } from '@foothold/shared/contract';
import { Button, VisuallyHidden } from '@foothold/shared/ui';
import { Check, Share2 } from 'lucide-react';
import { useShareJob } from './useShareJob';

/** 'Share', and 'Copied!' for two seconds after. */
export function ShareButton({ job }: { job: Job }) {
  const { share, copied } = useShareJob(job);
  return (
    <>
      <Button $tone="ghost" $size="small" icon={copied ? Check : Share2} onClick={share}>
        {copied ? 'Copied!' : 'Share'}
        <VisuallyHidden>{` ${job.job_title}`}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{copied && 'Copied to the clipboard'}</VisuallyHidden>
    </>
  );
}
