import { useSearchParams } from '@foothold/shared/router';
import { VisuallyHidden } from '@foothold/shared/ui';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { ChosenJobContext } from './chosenJobContext';
import { showJobView, useIsSplit } from './jobView';
import { findCard, focusCard, useListKeys } from './listKeys';
import { PaneContent } from './PaneContent';
import { JobPane, SplitLayout } from './SplitLayout';
import { readChosenJob, useChooseJob } from './useChooseJob';

interface SplitViewProps {
  /** Shown until one is chosen. */
  firstJobId: number;
  children: ReactNode;
}

/** A list of jobs and, in the split view, the one that is chosen. */
export function SplitView({ firstJobId, children }: SplitViewProps) {
  const isSplit = useIsSplit();
  const [params] = useSearchParams();
  const named = readChosenJob(params);
  const chosenId = named ?? firstJobId;
  const pane = useRef<HTMLElement>(null);
  const hintId = useId();
  const keys = useListKeys({
    chosenId,
    onChoose: useChooseJob(),
    onOpen: () => pane.current?.focus({ preventScroll: true }),
  });

  // Whoever opens an address that names a job is to see it.
  useLayoutEffect(() => {
    if (named !== null) showJobView('split');
  }, [named]);

  if (!isSplit) return <SplitLayout pane={null}>{children}</SplitLayout>;
  return (
    <ChosenJobContext value={chosenId}>
      <SplitLayout
        role="group"
        aria-label="List of jobs"
        aria-describedby={hintId}
        {...keys}
        pane={
          <JobPane
            ref={pane}
            aria-label="Chosen job"
            tabIndex={-1}
            onKeyDown={({ key }) => key === 'Escape' && focusCard(findCard(chosenId))}
          >
            <PaneContent id={chosenId} onLoad={() => pane.current?.scrollTo?.({ top: 0 })} />
          </JobPane>
        }
      >
        <VisuallyHidden id={hintId} hidden>
          The up and down arrow keys, or J and K, show another job. Enter leads to it, and Escape back.
        </VisuallyHidden>
        {children}
      </SplitLayout>
    </ChosenJobContext>
  );
}
