import type { Application } from '@foothold/shared/contract';

/** Nothing more can happen to it. */
export const isDecided = ({ status }: Pick<Application, 'status'>): boolean =>
  status === 'Accepted' || status === 'Rejected' || status === 'Withdrawn';
