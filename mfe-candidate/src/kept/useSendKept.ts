import { getErrorMessage, useAction } from '@foothold/shared/api';
import { type KeptApplication, sendKeptApplications } from '@foothold/shared/keptApplications';
import { toast } from '@foothold/shared/ui';

/** Sends an application now, although it was refused too. The shell says that it was sent, and loads the page again. */
export const useSendKept = ({ user_id, job_id }: KeptApplication) =>
  useAction(async () => {
    try {
      const error = await sendKeptApplications(user_id, job_id);
      if (error) return toast.error(error.message);
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });
