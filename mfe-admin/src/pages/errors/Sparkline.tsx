import { media, t } from '@foothold/shared/ui';
import styled from 'styled-components';

const step = 7;
const height = 28;

/** How often something happened on each of the last days, today last. The tallest bar is the most of a day. */
export function Sparkline({ days }: { days: readonly number[] }) {
  const most = Math.max(1, ...days);
  const total = days.reduce((sum, count) => sum + count, 0);
  return (
    <Drawing
      viewBox={`0 0 ${days.length * step} ${height}`}
      width={days.length * step}
      height={height}
      role="img"
      aria-label={`${total} in ${days.length} days, ${days.at(-1) ?? 0} today`}
    >
      {days.map((count, index) => {
        const bar = Math.max(count > 0 ? 3 : 1, Math.round((count / most) * height));
        return (
          <rect
            key={index}
            data-today={index === days.length - 1}
            x={index * step}
            y={height - bar}
            width={step - 2}
            height={bar}
          />
        );
      })}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  rect { fill: ${t.color.ink2}; ${media.forcedColors} { fill: CanvasText; } }
  rect[data-today='true'] { fill: ${t.color.accent}; }
`;
