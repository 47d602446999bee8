import { ApiError, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { toast } from '@foothold/shared/ui';

/** Makes a change, reports the result in a toast and reloads the page's data, also when the page was out of date. */
export function useActionWithRefresh(change: () => Promise<{ message: string }>, errorMessage: string) {
  const refresh = useRefresh();
  return useAction(async () => {
    try {
      const { message } = await change();
      toast.success(message);
    } catch (cause) {
      toast.error(isOutdated(cause) ? cause.message : errorMessage);
      if (!isOutdated(cause)) return;
    }
    await refresh();
  });
}

/** Whether a decision was refused because its subject has changed since the page was loaded. */
export const isOutdated = (cause: unknown): cause is ApiError =>
  cause instanceof ApiError && cause.code === 'not_possible_now';
