import { call, reloadBadgeCounts } from '@foothold/shared/api';
import { reviewApplication } from '@foothold/shared/contract';
import { getCurrentOrganizationId } from '../organization/currentOrganizationId';

/** Opens an application to the company that is signed in. One that was new is not any more. */
export async function openApplication(applicationId: string, signal: AbortSignal) {
  const opened = await call(
    reviewApplication,
    { params: { applicationId }, body: { org_id: getCurrentOrganizationId() } },
    signal,
  );
  reloadBadgeCounts();
  return opened;
}
