import { useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { toast } from '@foothold/shared/ui';
import { isOutdated } from './details/isOutdated';

/** Makes a change, says how it went, and shows how things stand then; also where somebody else was first. */
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
