import { call, takePreloadedResponse } from '@foothold/shared/api';
import { readBoot } from '@foothold/shared/boot';
import { type Output, viewFrontPage } from '@foothold/shared/contract';
import { Await, type LoaderFunctionArgs, useLoaderData, useLocation } from '@foothold/shared/router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Claims } from './Claims';
import { LandingLayout } from './LandingLayout';
import { LiveFigures, LiveJobs, WaysIn } from './live';

type FrontPage = Output<typeof viewFrontPage>;

/** What is live came with the document, else it is not awaited. Without it the page has all the rest. */
export function loader({ request: { signal } }: LoaderFunctionArgs): { live: FrontPage | Promise<FrontPage | null> } {
  const preloaded = takePreloadedResponse(viewFrontPage, {});
  return { live: preloaded ?? call(viewFrontPage, {}, signal).catch(() => null) };
}

export function Component() {
  useFocusSection();
  const { live } = useLoaderData<typeof loader>();
  const whenLive = (render: (page: FrontPage) => ReactNode) => (
    <Suspense>
      <Await resolve={live}>{(page: FrontPage | null) => page && render(page)}</Await>
    </Suspense>
  );
  return (
    <LandingLayout
      jobs={whenLive((page) => <LiveJobs {...page} />)}
      waysIn={whenLive((page) => <WaysIn {...page} />)}
      claims={!readBoot().links.hides_claims && <Claims />}
      figures={whenLive((page) => <LiveFigures {...page} />)}
    />
  );
}

/**
 * Focuses the heading of the section that the address names, so that screen readers announce it and Tab continues from
 * there. The browser cannot scroll to the section of the first address, because it is not rendered yet.
 */
function useFocusSection() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = hash ? document.getElementById(hash.slice(1)) : null;
    section?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
    if (key === 'default') section?.scrollIntoView();
  }, [hash, key]);
}
