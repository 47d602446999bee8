import { useIdentity } from '@foothold/shared/auth';
import type { AreaLayout } from '@foothold/shared/boot';
import { Outlet, ScrollRestoration, useLocation, useMatches } from '@foothold/shared/router';
import { useReplacePrerendered } from '../prerender';
import { findOwningArea } from '../visitorAreas';
import { AppLayout } from './AppLayout';
import { ProgressLine } from './ProgressLine';
import { ReleaseWatch } from './ReleaseWatch';
import { SkipLink } from './SkipLink';
import { useTitleAndFocus } from './useTitleAndFocus';

/** Around every page: the ways past and through it, and the dashboard's frame where the page wants one. */
export function RootLayout() {
  useTitleAndFocus();
  useReplacePrerendered();
  const identity = useIdentity();
  const hasAppLayout = useAreaFrame() === 'sidebar' && identity !== null;
  return (
    <>
      <SkipLink />
      <ProgressLine />
      <ScrollRestoration getKey={scrollKey} />
      {identity?.verified === 1 && <ReleaseWatch key={identity.user_id} />}
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

/** The router calls the first address of each document 'default': these are told apart by what they are. */
const scrollKey = ({ key, pathname, search }: ReturnType<typeof useLocation>) =>
  key === 'default' ? `${pathname}${search}` : key;

/** The page's own word on its frame, else its area's; an area that could not be loaded keeps the frame it would have. */
function useAreaFrame(): AreaLayout | undefined {
  const { pathname } = useLocation();
  const match = useMatches().findLast(({ handle }) => (handle as FrameHandle | undefined)?.frame !== undefined);
  return (match?.handle as FrameHandle | undefined)?.frame ?? findOwningArea(pathname)?.frame;
}

interface FrameHandle {
  frame?: AreaLayout;
}
