import type { Output } from '@foothold/shared/contract';
import type { listStudents } from '@foothold/shared/contract/admin';

export type User = Output<typeof listStudents>['students'][number];

/** An account's status, in the words of the list's filter. */
export const accountLabel = ({ suspended_at }: Pick<User, 'suspended_at'>) => (suspended_at ? 'Suspended' : 'Active');
