import { VisuallyHidden } from '@foothold/shared/ui';

/** Announces to screen readers what is remarked on a picked date, once; the message at the field is read when the field is visited. */
export const DateAnnouncement = ({ messages }: { messages: Record<string, string | undefined> }) => (
  <VisuallyHidden as="p" role="status">
    {[...new Set(Object.values(messages))].join(' ')}
  </VisuallyHidden>
);
