import { EmptyState } from '@foothold/shared/ui';

/** Shown in place of an empty list of organisations. */
export const NoOrganizations = () => (
  <EmptyState title="No organisations yet" illustration="first">
    Companies stand here as soon as they register.
  </EmptyState>
);
