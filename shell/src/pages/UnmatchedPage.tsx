import { useAction } from '@foothold/shared/api';
import { readBoot } from '@foothold/shared/boot';
import {
  type LoaderFunctionArgs,
  redirectDocument,
  useLocation,
  useNavigate,
  useNavigation,
} from '@foothold/shared/router';
import { AreaDisabledError, failedAreas } from '../loading/discoverRoutes';
import { UnmetRequirementError } from '../loading/federation';
import { refreshLiveReleases } from '../loading/liveReleases';
import { useOnLateLoad } from '../loading/loadTimeout';
import { canOpen, findOwningArea, hasFallbackLayout, isShellOutdated } from '../loading/visitorAreas';
import { servedAddress } from '../navigation/document';
import { notFound, redirectAway } from '../navigation/guard';
import { AreaUnavailable } from './AreaUnavailable';

/**
 * Handles every address without a route. Either its area failed to load, or this document does not know the area: then
 * a new document is requested from the server, which knows all areas and who may open them.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const owner = findOwningArea(url.pathname);
  if (owner && !canOpen(owner)) throw redirectAway(url);
  const isFailed = owner !== undefined && failedAreas.has(owner.name);
  // The area requires a newer shell, and one is live: a new document loads both.
  const isTooNew = isFailed && failedAreas.get(owner.name) instanceof UnmetRequirementError && isShellOutdated();
  if (isFailed && !isTooNew) return null;
  if (isTooNew || url.pathname !== servedAddress) throw redirectDocument(url.pathname + url.search);
  throw readBoot().address === 'locked' ? redirectAway(url) : notFound();
}

/** The panel of an area that failed to load. Navigating to the same address again is another attempt. */
export function Component() {
  const location = useLocation();
  const navigate = useNavigate();
  const isNavigating = useNavigation().state !== 'idle';
  const owner = findOwningArea(location.pathname);
  const cause = failedAreas.get(owner?.name ?? '');
  const retryNavigation = () => navigate(location, { replace: true });
  const { start: retry, busy } = useAction(async () => {
    // Another release may be live by now.
    await refreshLiveReleases().catch(() => {});
    await retryNavigation();
  });
  useOnLateLoad(cause, retryNavigation);
  const reason = cause instanceof AreaDisabledError ? cause.message : undefined;
  return (
    <AreaUnavailable
      reason={reason}
      hasLayout={owner !== undefined && hasFallbackLayout(owner)}
      busy={busy || isNavigating}
      onRetry={retry}
    />
  );
}
