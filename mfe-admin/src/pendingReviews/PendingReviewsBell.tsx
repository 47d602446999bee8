import { Link } from '@foothold/shared/router';
import { Icon, t, VisuallyHidden } from '@foothold/shared/ui';
import { Bell as BellGlyph } from 'lucide-react';
import styled from 'styled-components';
import { paths } from '../routes/paths';
import {
  heldJobsLabel,
  pendingReviewsLabel,
  reportsLabel,
  useHeldJobCount,
  usePendingReviewCount,
  useReportCount,
} from './usePendingReviews';

/** Longer figures do not fit into the badge. */
const maxShown = 99;

/** The number of organisations, jobs and reports that wait for an admin, as a link to the dashboard. */
export function PendingReviewsBell() {
  const pendingCount = usePendingReviewCount();
  const heldJobCount = useHeldJobCount() ?? 0;
  const reportCount = useReportCount() ?? 0;
  const isAboveMax = pendingCount !== undefined && pendingCount > maxShown;
  const total = (pendingCount ?? 0) + heldJobCount + reportCount;
  const reviews =
    pendingCount === undefined
      ? ''
      : isAboveMax
        ? `More than ${maxShown} organisations are waiting for you.`
        : pendingReviewsLabel(pendingCount);
  const label = [reviews, heldJobCount > 0 && heldJobsLabel(heldJobCount), reportCount > 0 && reportsLabel(reportCount)]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <BellLink to={paths.dashboard} aria-label={`Notifications${label && `: ${label}`}`}>
        <Icon icon={BellGlyph} />
        {total > 0 && <Count>{total > maxShown ? `${maxShown}+` : total}</Count>}
      </BellLink>
      <VisuallyHidden aria-live="polite">{label}</VisuallyHidden>
    </>
  );
}

const BellLink = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${t.radius.blob};
  color: ${t.color.onPine};
  &:hover { background: ${t.color.pine2}; }
`;
const Count = styled.span`
  position: absolute;
  top: 3px;
  left: calc(50% + 2px);
  min-width: 18px;
  padding: 0 0.3125rem;
  background: ${t.color.accent};
  border-radius: ${t.radius.pill};
  color: ${t.color.onAccent};
  font-size: 0.75rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 18px;
  text-align: center;
`;
