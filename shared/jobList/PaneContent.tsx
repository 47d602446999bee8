import { useFetcher, useLocation } from '@foothold/shared/router';
import { EmptyState, RetryStrip, Skeleton } from '@foothold/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { type ChosenJob, getPaneAddress } from './loadChosenJob';

interface PaneContentProps {
  id: number;
  /** Another job is shown. */
  onLoad: () => void;
}

/** The chosen job. The previous one stays until it has loaded, or until that takes long enough for a skeleton. */
export function PaneContent({ id, onLoad }: PaneContentProps) {
  const { load, data, state } = useFetcher<ChosenJob>();
  const { pathname } = useLocation();
  const loadJob = useEffectEvent((jobId: number) => void load(getPaneAddress(pathname, jobId)));
  const handleLoad = useEffectEvent(onLoad);
  // One request a choice: loading another job aborts the one before.
  useEffect(() => loadJob(id), [id]);

  const loadedId = data?.id;
  useEffect(() => {
    if (loadedId !== undefined) handleLoad();
  }, [loadedId]);

  if (!data) return <Skeleton of="detail" />;
  const isOutdated = loadedId !== id;
  return (
    <Layers aria-busy={isOutdated}>
      {isOutdated && <Skeleton of="detail" />}
      <Content key={loadedId} $outdated={isOutdated} inert={isOutdated}>
        {data.content ?? <Failure {...data} busy={state === 'loading'} onRetry={() => loadJob(id)} />}
      </Content>
    </Layers>
  );
}

interface FailureProps extends Pick<ChosenJob, 'isMissing'> {
  busy: boolean;
  onRetry: () => void;
}

const Failure = ({ isMissing, busy, onRetry }: FailureProps) =>
  isMissing ? (
    <EmptyState title="Job not found">The job you are looking for does not exist or has been removed.</EmptyState>
  ) : (
    <RetryStrip busy={busy} onRetry={onRetry}>
      Failed to fetch the job. Please try again.
    </RetryStrip>
  );

const disappear = keyframes`to { visibility: hidden; }`;
const Layers = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); > * { grid-area: 1 / 1; align-self: start; }`;
// The skeleton appears after the same time.
const Content = styled.div<{ $outdated: boolean }>`
  ${({ $outdated }) => $outdated && css`animation: ${disappear} 1ms 150ms forwards;`}
`;
