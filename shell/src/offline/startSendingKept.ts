import { currentIdentity, deleteKeptApplications } from '@foothold/shared/auth';
import type { createBrowserRouter } from '@foothold/shared/router';
import { toast } from '@foothold/shared/ui';
import { runAfterFirstPage } from '../loading/firstRender';

type Router = ReturnType<typeof createBrowserRouter>;

/** Milliseconds that the first page has for itself. */
const delay = 2_000;

/** Sends the applications that a student has kept for want of a connection, once the first page is shown. */
export function startSendingKept(router: Router): void {
  const identity = currentIdentity();
  if (!identity) return;
  if (identity.role !== 'student') {
    deleteKeptApplications();
    return;
  }
  const tell = (job_title: string) => {
    if (document.visibilityState === 'visible') toast.success(`Your application for ${job_title} was sent.`);
    void router.revalidate();
  };
  const start = () =>
    import('@foothold/shared/keptApplications').then(
      ({ startSending }) => startSending(identity.user_id, tell),
      // Without a connection, and not kept by the service worker yet: the next page does it.
      () => {},
    );
  runAfterFirstPage(router, start, delay);
}
