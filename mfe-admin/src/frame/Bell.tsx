import { Link } from '@foothold/shared/router';
import { Icon, t, VisuallyHidden } from '@foothold/shared/ui';
import { Bell as BellGlyph } from 'lucide-react';
import styled from 'styled-components';
import { paths } from '../paths';
import { useQueue } from '../queue/useQueue';
import { waitingWords } from '../queue/words';

/** Nobody reads a longer figure in so small a place. */
const most = 99;

/** How many organisations wait, wherever an admin is, and the way to them. */
export function Bell() {
  const waiting = useQueue();
  const many = waiting !== undefined && waiting > most;
  const words =
    waiting === undefined ? '' : many ? `More than ${most} organisations are waiting for you.` : waitingWords(waiting);
  return (
    <>
      <Way to={paths.dashboard} aria-label={`Notifications${words && `: ${words}`}`}>
        <Icon of={BellGlyph} />
        {Boolean(waiting) && <Count>{many ? `${most}+` : waiting}</Count>}
      </Way>
      <VisuallyHidden aria-live="polite">{words}</VisuallyHidden>
    </>
  );
}

const Way = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${t.radius.pebble};
  color: ${t.color.onPine};
  &:hover { background: ${t.color.pine2}; }
`;
const Count = styled.span`
  position: absolute;
  top: 3px;
  left: calc(50% + 2px);
  min-width: 18px;
  padding: 0 0.3125rem;
  background: ${t.color.hold};
  border-radius: ${t.radius.pill};
  color: ${t.color.onHold};
  font-size: 0.75rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 18px;
  text-align: center;
`;
