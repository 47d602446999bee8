import type { Output } from '@foothold/shared/contract';
import { type SeriesRange, seriesRanges, type viewSeries } from '@foothold/shared/contract/admin';
import { useRevalidator } from '@foothold/shared/router';
import { RetryStrip, Section, Skeleton, Stack, TabLinks, t } from '@foothold/shared/ui';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { useHref } from '../../routes/searchParams';

interface TrendsProps {
  range: SeriesRange;
  /** Null when it did not load. */
  series: Output<typeof viewSeries> | null;
}

/** Charts of the platform's activity. Their code is a chunk of its own, fetched after the rest of the page. */
export function Trends({ range, series }: TrendsProps) {
  const { revalidate, state } = useRevalidator();
  const buildRangeHref = useHref('range');

  return (
    <Spaced>
      <Section title="How it goes">
        <Stack $gap={4}>
          <TabLinks
            label="Range"
            tabs={seriesRanges.map((each) => ({ to: buildRangeHref(each), label: each, current: each === range }))}
          />
          {series === null ? (
            <RetryStrip onRetry={revalidate} busy={state === 'loading'}>
              The charts did not load.
            </RetryStrip>
          ) : (
            <Suspense fallback={<Skeleton of="card" count={6} />}>
              <Charts range={range} series={series} />
            </Suspense>
          )}
        </Stack>
      </Section>
    </Spaced>
  );
}

const Charts = lazy(async () => ({ default: (await import('./charts/Charts')).Component }));

const Spaced = styled.div`margin-top: ${t.space[7]};`;
