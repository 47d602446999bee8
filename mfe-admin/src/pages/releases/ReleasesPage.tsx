import { call, subscribeToReleases } from '@foothold/shared/api';
import { LoadFailure } from '@foothold/shared/area';
import { listReleases } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from '@foothold/shared/router';
import { Meta, Page, PageHeader, Stack } from '@foothold/shared/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { AppSection } from './AppSection';

export const loader = ({ request }: LoaderFunctionArgs) => call(listReleases, {}, request.signal);

/** What each app runs, how it does, and the ways to change that. It follows what others change. */
export function Component() {
  const { revision, apps } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const handleRelease = useEffectEvent(() => void revalidate());
  useEffect(() => subscribeToReleases(() => handleRelease()), []);

  return (
    <ReleasesLayout>
      <Stack $gap={6}>
        {apps.map((app) => (
          <AppSection key={app.app} live={app} revision={revision} />
        ))}
        <Meta as="p">Loads, failures and vitals are those of the last 24 hours. Revision {revision}.</Meta>
      </Stack>
    </ReleasesLayout>
  );
}

export const ErrorBoundary = () => (
  <ReleasesLayout>
    <LoadFailure formatMessage={(cause) => `The releases did not load. ${cause}`} />
  </ReleasesLayout>
);

const ReleasesLayout = ({ children }: { children: ReactNode }) => (
  <Page $withoutSidebar>
    <PageHeader title="Releases" />
    {children}
  </Page>
);
