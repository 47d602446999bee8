import type { Job } from '@foothold/shared/contract';
import { CopyButton, useCopyToClipboard } from '@foothold/shared/ui';
import { Share2 } from 'lucide-react';

/** Shares a job. Where that copies its link, the button confirms it for two seconds. */
export function ShareButton({ job }: { job: Job }) {
  const { share, ...copied } = useShareJob(job);
  return <CopyButton $tone="ghost" label="Share" subject={job.job_title} icon={Share2} {...copied} onClick={share} />;
}

/** Shares a job by the native share sheet on touch devices, elsewhere by copying a text with its link to the clipboard. */
function useShareJob(job: Pick<Job, 'job_title' | 'sharelink'>) {
  const text = formatShareText(job);
  const { copy, ...copied } = useCopyToClipboard(text, formatCopyBlockedMessage(job.sharelink));
  const share = async () => {
    if (!canShareNatively(text)) return copy();
    await navigator.share({ text }).catch((cause) => {
      // AbortError: the user closed the share sheet.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) return copy();
    });
  };
  return { share, ...copied };
}

const formatShareText = ({ job_title, sharelink }: Pick<Job, 'job_title' | 'sharelink'>) =>
  `Check out this job: ${job_title} on Foothold and explore other career opportunities: ${sharelink}`;

/** Shows the link, so that it can be copied by hand. */
export const formatCopyBlockedMessage = (link: string): string => `Copying is blocked here. The link: ${link}`;

// Desktop browsers may have a share sheet too, but their users expect to paste the link.
const canShareNatively = (text: string): boolean =>
  (navigator.canShare?.({ text }) ?? false) && window.matchMedia('(pointer: coarse)').matches;
