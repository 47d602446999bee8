import { useIdentity } from '@foothold/shared/auth';
import type { AreaLayout } from '@foothold/shared/boot';
import { Outlet, ScrollRestoration, useLocation, useMatches } from '@foothold/shared/router';
import { ownerOf } from '../boot';
import { useTakeOver } from '../still';
import { Frame } from './Frame';
import { ProgressLine } from './ProgressLine';
import { ReleaseWatch } from './ReleaseWatch';
import { SkipLink } from './SkipLink';
import { useArrival } from './useArrival';

/** Around every page: the ways past and through it, and the dashboard's frame where the page wants one. */
export function Root() {
  useArrival();
  useTakeOver();
  const identity = useIdentity();
  const framed = useFrame() === 'sidebar' && identity !== null;
  return (
    <>
      <SkipLink />
      <ProgressLine />
      <ScrollRestoration getKey={placeOf} />
      {identity?.verified === 1 && <ReleaseWatch key={identity.user_id} />}
      {framed ? (
        <Frame identity={identity}>
          <Outlet />
        </Frame>
      ) : (
        <Outlet />
      )}
    </>
  );
}

/** The router calls the first address of each document 'default': these are told apart by what they are. */
const placeOf = ({ key, pathname, search }: ReturnType<typeof useLocation>) =>
  key === 'default' ? `${pathname}${search}` : key;

/** The page's own word on its frame, else its area's; an area that could not be loaded keeps the frame it would have. */
function useFrame(): AreaLayout | undefined {
  const { pathname } = useLocation();
  const said = useMatches().findLast(({ handle }) => (handle as Framed | undefined)?.frame !== undefined);
  return (said?.handle as Framed | undefined)?.frame ?? ownerOf(pathname)?.frame;
}

interface Framed {
  frame?: AreaLayout;
}
