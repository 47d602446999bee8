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
import { opensTo, ownerOf } from '../boot';
import { servedAddress } from '../document';
import { wayOut } from '../guard';
import { failedAreas } from '../loading/discover';

/**
 * Every address that no route answers. Either its area could not be loaded, or this document does not know of it: then
 * the server is asked, which knows all areas and who may open them.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const owner = ownerOf(url.pathname);
  if (owner && !opensTo(owner)) throw wayOut(url);
  if (owner && failedAreas.has(owner.name)) return null;
  if (url.pathname !== servedAddress) throw redirectDocument(url.pathname + url.search);
  throw readBoot().address === 'locked' ? wayOut(url) : lost();
}

/** The panel of an area that is down. Going to the same address again is another attempt at loading it. */
export function Component() {
  const location = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  return <AreaUnavailable busy={busy} onRetry={() => navigate(location, { replace: true })} />;
}

const lost = () => data(null, { status: 404, statusText: 'Not Found' });
