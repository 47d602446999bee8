import type { Output } from '@foothold/shared/contract';
import type { viewStudent } from '@foothold/shared/contract/admin';

/** A student's profile as an admin sees it, with their sessions and one page of their applications. */
export type UserDetails = Output<typeof viewStudent>['student'];
