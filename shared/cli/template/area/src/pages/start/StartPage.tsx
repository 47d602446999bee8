import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, AreaPageSkeleton, type PageOutline } from '@foothold/shared/area';
import { viewFrontPage } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { EmptyState, Skeleton, StatStrip } from '@foothold/shared/ui';

/** Runs before the page is shown, and again whenever its address changes. */
export const loader = ({ request }: LoaderFunctionArgs) => call(viewFrontPage, {}, request.signal);

export function Component() {
  const { fields, total } = useLoaderData<typeof loader>();
  const stats = fields.slice(0, 4).map(({ value, count }) => ({ label: value, value: count }));
  return (
    <AreaPage outline={outline} subtitle={`Open jobs: ${total.toLocaleString('en-GB')}`}>
      {stats.length ? <StatStrip stats={stats} /> : <EmptyState title="No job is open" />}
    </AreaPage>
  );
}

const outline: PageOutline = {
  title: 'Reports',
  hasSidebar: false,
  skeleton: <Skeleton of="card" count={1} />,
  failure: (cause) => `The reports could not be loaded: ${cause}`,
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
