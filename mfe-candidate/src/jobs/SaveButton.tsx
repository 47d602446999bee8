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

/** A toggle button, which says that the job is saved. */
export function SaveButton({ job, savedState: { isSaved, toggle }, autoFocus = false }: SaveButtonProps) {
  return (
    <FilledWhenPressed>
      <Button $tone="ghost" $size="small" icon={Bookmark} aria-pressed={isSaved} onClick={toggle} autoFocus={autoFocus}>
        {isSaved ? 'Saved' : 'Save'}
        <VisuallyHidden>{` ${job.job_title || 'Untitled Position'}`}</VisuallyHidden>
      </Button>
    </FilledWhenPressed>
  );
}

const FilledWhenPressed = styled.span`display: contents; [aria-pressed='true'] svg { fill: currentColor; }`;
