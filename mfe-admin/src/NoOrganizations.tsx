import { EmptyState } from '@foothold/shared/ui';

/** Stands where organisations will. */
export const NoOrganizations = () => (
  <EmptyState title="No organisations yet" illustration="first">
    Companies stand here as soon as they register.
  </EmptyState>
);
