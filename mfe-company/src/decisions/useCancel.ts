import { ApiError, call, getErrorMessage, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { cancelDecisions } from '@foothold/shared/contract';
import { toast } from '@foothold/shared/ui';

/** Takes back a decision, or what it says of one application. Where it is too late, says so and shows how things stand. */
export function useCancel(id: number) {
  const refresh = useRefresh();
  return useAction(async (application_id?: number) => {
    try {
      await call(cancelDecisions, { params: { id }, body: { application_id: application_id ?? null } });
      toast.success('Undone. Nobody was told.');
    } catch (cause) {
      const message = toast.error(getErrorMessage(cause));
      if (!(cause instanceof ApiError && cause.status === 409)) return message;
    }
    await refresh();
    return undefined;
  });
}
