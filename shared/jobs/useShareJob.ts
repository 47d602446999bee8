import type { Job } from '@foothold/shared/contract';
import { formatCopyBlockedMessage, useCopyToClipboard } from './useCopyToClipboard';

const formatShareText = ({ job_title, sharelink }: Pick<Job, 'job_title' | 'sharelink'>) =>
  `Check out this job: ${job_title} on Foothold and explore other career opportunities: ${sharelink}`;

/** Hands a job on: by the phone's own sheet, elsewhere by the clipboard. `copied` holds for two seconds. */
export function useShareJob(job: Pick<Job, 'job_title' | 'sharelink'>) {
  const { copy, copied } = useCopyToClipboard(formatShareText(job), formatCopyBlockedMessage(job.sharelink));
  const share = async () => {
    const text = formatShareText(job);
    if (!canShareNatively(text)) return copy();
    await navigator.share({ text }).catch((cause) => {
      // Closing the sheet is an answer too.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) return copy();
    });
  };
  return { share, copied };
}

// A desktop has a share sheet too, but there people expect to paste.
const canShareNatively = (text: string): boolean =>
  (navigator.canShare?.({ text }) ?? false) && window.matchMedia('(pointer: coarse)').matches;
