import { ApiError, call } from '@foothold/shared/api';
import { currentIdentity } from '@foothold/shared/auth';
import { listNotifications } from '@foothold/shared/contract';
import { parseReloadedCount } from '@foothold/shared/lists';
import type { LoaderFunctionArgs } from '@foothold/shared/router';

/** How much is shown is in the address: `?shown=40`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const identity = currentIdentity();
  if (!identity) throw new ApiError('signed_out');
  const limit = parseReloadedCount(new URL(request.url).searchParams);
  return call(listNotifications, { params: { user_id: identity.user_id }, query: { limit } }, request.signal);
}
