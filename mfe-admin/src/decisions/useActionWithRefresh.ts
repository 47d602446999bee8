import { ApiError, getActionFailure, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { toast } from '@foothold/shared/ui';

/** Makes a change, reports the result in a toast and reloads the page's data, also when the page was out of date. */
export function useActionWithRefresh(
  change: () => Promise<{ message: string }>,
  errorMessage: string,
  /** Closes the dialog that asked. */
  onDone?: () => void,
) {
  const refresh = useRefresh();
  return useAction(async () => {
    try {
      const { message } = await change();
      toast.success(message);
    } catch (cause) {
      if (!isOutdated(cause)) return toast.error(getActionFailure(cause, errorMessage));
      toast.error(cause.message);
    }
    onDone?.();
    await refresh();
  });
}

/** Whether a decision was refused because its subject has changed since the page was loaded. */
export const isOutdated = (cause: unknown): cause is ApiError =>
  cause instanceof ApiError && cause.code === 'not_possible_now';
