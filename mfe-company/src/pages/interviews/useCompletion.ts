import { ApiError, call, getErrorMessage, reloadBadgeCounts, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { completeInterview, type Interview } from '@foothold/shared/contract';
import { toast } from '@foothold/shared/ui';

/** Marks an interview as held. Where things have changed meanwhile, the page says so and shows how they stand. */
export function useCompletion({ id }: Pick<Interview, 'id'>) {
  const refresh = useRefresh();

  return useAction(async () => {
    try {
      await call(completeInterview, { params: { interviewId: id } });
      toast.success('Interview marked as completed');
    } catch (cause) {
      toast.error(getErrorMessage(cause));
      if (!(cause instanceof ApiError && cause.status === 409)) return;
    }
    reloadBadgeCounts();
    await refresh();
  });
}
