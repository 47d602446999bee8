import { useIdentity } from '@foothold/shared/auth';
import { type AreaLayout, canAccess, readBoot } from '@foothold/shared/boot';
import { signedInRoles } from '@foothold/shared/contract';
import { ScrollRestoration, useLocation, useMatches, useOutlet } from '@foothold/shared/router';
import { lazy, Suspense } from 'react';
import { isPrerendered, useReplacePrerendered } from '../loading/prerenderedPage';
import { findOwningArea, hasFallbackLayout } from '../loading/visitorAreas';
import { AppLayout } from './AppLayout';
import { ProgressLine } from './ProgressLine';
import { previewParameter } from './previewParameter';
import { ReleaseWatch } from './ReleaseWatch';
import { SkipLink } from './SkipLink';
import { Splash } from './Splash';
import { useTitleAndFocus } from './useTitleAndFocus';

/** Few visitors ever see one. */
const Preview = lazy(async () => ({ default: (await import('./Preview')).Preview }));

/**
 * The outermost layout: skip link, progress line, scroll restoration, and the dashboard's layout where the page has it.
 * Until the first page is loaded the router renders it without an outlet. The dashboard's layout is the same element
 * then, so that a press on it is not lost when the page arrives.
 */
export function RootLayout() {
  const outlet = useOutlet();
  const identity = useIdentity();
  const { search } = useLocation();
  const hasPreview = readBoot().preview !== undefined || new URLSearchParams(search).has(previewParameter);
  const hasAppLayout = useAreaLayout(outlet === null) === 'sidebar' && identity !== null;
  if (!outlet && isPrerendered()) return null;
  const page = outlet ?? <Splash />;
  return (
    <>
      <SkipLink />
      <ProgressLine hasPage={outlet !== null} />
      {outlet && <FirstPage />}
      {outlet && hasPreview && (
        <Suspense fallback={null}>
          <Preview />
        </Suspense>
      )}
      {identity?.verified === 1 && canAccess(signedInRoles, identity) && <ReleaseWatch key={identity.user_id} />}
      {hasAppLayout ? <AppLayout identity={identity}>{page}</AppLayout> : page}
    </>
  );
}

/** What begins with the first page. */
function FirstPage() {
  useTitleAndFocus();
  useReplacePrerendered();
  return <ScrollRestoration getKey={getScrollKey} />;
}

/** The router gives the first location of every document the key 'default', so its address is used instead. */
const getScrollKey = ({ key, pathname, search }: ReturnType<typeof useLocation>) =>
  key === 'default' ? `${pathname}${search}` : key;

/**
 * The layout that the page's route declares, else the one that replaces that of an area which failed to load. While the
 * first page loads, it is the layout of its area.
 */
function useAreaLayout(isStarting: boolean): AreaLayout | undefined {
  const { pathname } = useLocation();
  const match = useMatches().findLast(({ handle }) => (handle as RouteHandle | undefined)?.frame !== undefined);
  const declared = (match?.handle as RouteHandle | undefined)?.frame;
  const owner = declared === undefined ? findOwningArea(pathname) : undefined;
  if (isStarting) return owner?.frame;
  return owner && hasFallbackLayout(owner) ? 'sidebar' : declared;
}

/** `frame` is also the name in the boot document and in the handles of published areas. */
interface RouteHandle {
  frame?: AreaLayout;
}
