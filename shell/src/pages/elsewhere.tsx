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
import { isOldShell, opensTo, ownerOf } from '../boot';
import { servedAddress } from '../document';
import { wayOut } from '../guard';
import { failedAreas, SwitchedOff } from '../loading/discover';
import { Unmet } from '../loading/federation';
import { useArrivalOf } from '../loading/late';
import { renew } from '../loading/renewal';

/**
 * Every address that no route answers. Either its area could not be loaded, or this document does not know of it: then
 * the server is asked, which knows all areas and who may open them.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const owner = ownerOf(url.pathname);
  if (owner && !opensTo(owner)) throw wayOut(url);
  const isFailed = owner !== undefined && failedAreas.has(owner.name);
  // What has become live meanwhile fits the shell that came with it.
  const isTooNew = isFailed && failedAreas.get(owner.name) instanceof Unmet && isOldShell();
  if (isFailed && !isTooNew) return null;
  if (isTooNew || url.pathname !== servedAddress) throw redirectDocument(url.pathname + url.search);
  throw readBoot().address === 'locked' ? wayOut(url) : lost();
}

/** The panel of an area that is down. Going to the same address again is another attempt at loading it. */
export function Component() {
  const location = useLocation();
  const navigate = useNavigate();
  const navigating = useNavigation().state !== 'idle';
  const cause = failedAreas.get(ownerOf(location.pathname)?.name ?? '');
  const again = () => navigate(location, { replace: true });
  const { start: retry, busy } = useAction(async () => {
    // Somebody may have put another release there.
    await renew().catch(() => {});
    await again();
  });
  useArrivalOf(cause, again);
  const reason = cause instanceof SwitchedOff ? cause.message : undefined;
  return <AreaUnavailable reason={reason} busy={busy || navigating} onRetry={retry} />;
}

const lost = () => data(null, { status: 404, statusText: 'Not Found' });
