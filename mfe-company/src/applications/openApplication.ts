import { call, reloadBadgeCounts } from '@foothold/shared/api';
import { reviewApplication } from '@foothold/shared/contract';
import { getCurrentOrganizationId } from '../organization/currentOrganizationId';

/** Loads an application for its company, which marks it as viewed. */
export async function openApplication(applicationId: string, signal: AbortSignal) {
  const response = await call(
    reviewApplication,
    { params: { applicationId }, body: { org_id: getCurrentOrganizationId() } },
    signal,
  );
  reloadBadgeCounts();
  return response;
}
