import { ApiError, call, reloadBadgeCounts, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import {
  type Application,
  acceptApplication,
  type Input,
  type RejectionReason,
  rejectApplication,
} from '@foothold/shared/contract';
import { toast } from '@foothold/shared/ui';

/** Accepts or rejects an application. When somebody else has decided meanwhile, shows a message and reloads the page. */
export function useDecision({ id, org_id }: Pick<Application, 'id' | 'org_id'>, onDone: () => void) {
  const refresh = useRefresh();
  const input = { params: { applicationId: id }, body: { org_id } };

  const decide = async (request: Promise<unknown>, done: string, failed: string): Promise<string | undefined> => {
    try {
      await request;
      toast.success(done);
    } catch (cause) {
      const isConflict = cause instanceof ApiError && cause.status === 409;
      if (!isConflict) return toast.error(failed);
      toast.error(cause.message);
    }
    reloadBadgeCounts();
    onDone();
    await refresh();
  };

  const accept = useAction((welcome: Input<typeof acceptApplication>['welcome']) => {
    const request = call(acceptApplication, { ...input, body: { ...input.body, ...(welcome && { welcome }) } });
    return decide(request, 'Application has been accepted', 'Failed to accept application');
  });
  const reject = useAction((rejection: { reason: RejectionReason | null; line: string | null }) => {
    const request = call(rejectApplication, { ...input, body: { ...input.body, ...rejection } });
    return decide(request, 'Application rejected successfully', 'Failed to reject application');
  });
  return { accept, reject };
}
