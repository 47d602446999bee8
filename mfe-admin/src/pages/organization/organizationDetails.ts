import type { Output } from '@foothold/shared/contract';
import type { viewOrganization } from '@foothold/shared/contract/admin';

/** An organisation as an admin sees it, with one page each of its jobs, applications and interviews. */
export type OrganizationDetails = Output<typeof viewOrganization>['organization'];
