import { useIdentity } from '@foothold/shared/auth';
import type { AreaLayout } from '@foothold/shared/boot';
import { Outlet, ScrollRestoration, useLocation, useMatches } from '@foothold/shared/router';
import { useReplacePrerendered } from '../loading/prerenderedPage';
import { findOwningArea, hasFallbackLayout } from '../loading/visitorAreas';
import { AppLayout } from './AppLayout';
import { ProgressLine } from './ProgressLine';
import { ReleaseWatch } from './ReleaseWatch';
import { SkipLink } from './SkipLink';
import { useTitleAndFocus } from './useTitleAndFocus';

/** The outermost layout: skip link, progress line, scroll restoration, and the dashboard's layout where the page has it. */
export function RootLayout() {
  useTitleAndFocus();
  useReplacePrerendered();
  const identity = useIdentity();
  const hasAppLayout = useAreaLayout() === 'sidebar' && identity !== null;
  return (
    <>
      <SkipLink />
      <ProgressLine />
      <ScrollRestoration getKey={getScrollKey} />
      {identity?.verified === 1 && identity.email_status !== 'overdue' && <ReleaseWatch key={identity.user_id} />}
      {hasAppLayout ? (
        <AppLayout identity={identity}>
          <Outlet />
        </AppLayout>
      ) : (
        <Outlet />
      )}
    </>
  );
}

/** The router gives the first location of every document the key 'default', so its address is used instead. */
const getScrollKey = ({ key, pathname, search }: ReturnType<typeof useLocation>) =>
  key === 'default' ? `${pathname}${search}` : key;

/** The layout that the page's route declares, else the one that replaces that of an area which failed to load. */
function useAreaLayout(): AreaLayout | undefined {
  const { pathname } = useLocation();
  const match = useMatches().findLast(({ handle }) => (handle as RouteHandle | undefined)?.frame !== undefined);
  const declared = (match?.handle as RouteHandle | undefined)?.frame;
  const owner = declared === undefined ? findOwningArea(pathname) : undefined;
  return owner && hasFallbackLayout(owner) ? 'sidebar' : declared;
}

/** `frame` is also the name in the boot document and in the handles of published areas. */
interface RouteHandle {
  frame?: AreaLayout;
}
