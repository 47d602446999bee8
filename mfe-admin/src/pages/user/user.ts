import type { Output } from '@foothold/shared/contract';
import type { viewStudent } from '@foothold/shared/contract/admin';

/** A student as an admin sees them, with their sessions and a page of their applications. */
export type User = Output<typeof viewStudent>['student'];
