import { useAction } from '@foothold/shared/api';
import { AreaUnavailable } from '@foothold/shared/area';
import { readBoot } from '@foothold/shared/boot';
import {
  data,
  type LoaderFunctionArgs,
  redirectDocument,
  useLocation,
  useNavigate,
  useNavigation,
} from '@foothold/shared/router';
import { servedAddress } from '../document';
import { redirectAway } from '../guard';
import { AreaDisabledError, failedAreas } from '../loading/discoverRoutes';
import { UnmetRequirementError } from '../loading/federation';
import { refreshLiveReleases } from '../loading/liveReleases';
import { useOnLateLoad } from '../loading/loadTimeout';
import { canOpen, findOwningArea, isShellOutdated } from '../visitorAreas';

/**
 * Every address that no route answers. Either its area could not be loaded, or this document does not know of it: then
 * the server is asked, which knows all areas and who may open them.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const owner = findOwningArea(url.pathname);
  if (owner && !canOpen(owner)) throw redirectAway(url);
  const isFailed = owner !== undefined && failedAreas.has(owner.name);
  // What has become live meanwhile fits the shell that came with it.
  const isTooNew = isFailed && failedAreas.get(owner.name) instanceof UnmetRequirementError && isShellOutdated();
  if (isFailed && !isTooNew) return null;
  if (isTooNew || url.pathname !== servedAddress) throw redirectDocument(url.pathname + url.search);
  throw readBoot().address === 'locked' ? redirectAway(url) : notFound();
}

/** The panel of an area that is down. Going to the same address again is another attempt at loading it. */
export function Component() {
  const location = useLocation();
  const navigate = useNavigate();
  const navigating = useNavigation().state !== 'idle';
  const cause = failedAreas.get(findOwningArea(location.pathname)?.name ?? '');
  const retryNavigation = () => navigate(location, { replace: true });
  const { start: retry, busy } = useAction(async () => {
    // Somebody may have put another release there.
    await refreshLiveReleases().catch(() => {});
    await retryNavigation();
  });
  useOnLateLoad(cause, retryNavigation);
  const reason = cause instanceof AreaDisabledError ? cause.message : undefined;
  return <AreaUnavailable reason={reason} busy={busy || navigating} onRetry={retry} />;
}

const notFound = () => data(null, { status: 404, statusText: 'Not Found' });
