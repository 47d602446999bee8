import { VisuallyHidden } from '@foothold/shared/ui';

/** Announces an overlap to screen readers as a date is picked; the error at the field is read when the field is visited. */
export const OverlapAnnouncement = ({ overlaps }: { overlaps: Record<string, string> }) => (
  <VisuallyHidden as="p" role="status">
    {Object.values(overlaps).join(' ')}
  </VisuallyHidden>
);
