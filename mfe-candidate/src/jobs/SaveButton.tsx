import type { Job } from '@foothold/shared/contract';
import { Button, VisuallyHidden } from '@foothold/shared/ui';
import { Bookmark } from 'lucide-react';
import styled from 'styled-components';
import type { SavedState } from './useSavedJob';

interface SaveButtonProps {
  job: Pick<Job, 'job_title'>;
  savedState: SavedState;
  autoFocus?: boolean;
}

/** Keeps a job in the list of saved jobs, or lets it go. Its name stays: whether it is pressed says which. */
export function SaveButton({ job, savedState: { isSaved, toggle }, autoFocus = false }: SaveButtonProps) {
  return (
    <Filled>
      <Button $tone="ghost" $size="small" icon={Bookmark} aria-pressed={isSaved} onClick={toggle} autoFocus={autoFocus}>
        Save
        <VisuallyHidden>{` ${job.job_title || 'Untitled Position'}`}</VisuallyHidden>
      </Button>
    </Filled>
  );
}

const Filled = styled.span`display: contents; [aria-pressed='true'] svg { fill: currentColor; }`;
