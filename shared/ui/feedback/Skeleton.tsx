import styled, { css, keyframes } from 'styled-components';
import { VisuallyHidden } from '../layout/typography';
import { surfaceStyle } from '../styles/mixins';
import { media, t } from '../theme/tokens';

interface SkeletonProps {
  /** The shape of the content that is loading. */
  of: 'card' | 'row' | 'detail' | 'heading';
  count?: number;
}

const shapes: Record<SkeletonProps['of'], readonly string[]> = {
  card: ['34% 14px', '72% 22px', '46% 14px', '100% 14px', '88% 14px', '100% 2px', '30% 36px'],
  row: ['38% 16px', '22% 14px'],
  heading: ['40% 38px'],
  detail: ['24% 14px', '60% 32px', '40% 16px', '100% 14px', '96% 14px', '54% 14px'],
};

/** A placeholder while content loads. It appears after 150 ms, so that it does not flicker for a fast response. */
export function Skeleton({ of, count = 1 }: SkeletonProps) {
  const keys = Array.from({ length: count }, (_, index) => `${of}${index}`);
  return (
    <Container $of={of} role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {keys.map((key) => (
        <Shape key={key} $of={of} aria-hidden="true">
          {shapes[of].map((bar, index) => {
            const [width, height] = bar.split(' ');
            return <Bar key={index} style={{ width, height }} />;
          })}
        </Shape>
      ))}
    </Container>
  );
}

const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;
const pulse = keyframes`from { opacity: 1; } to { opacity: 0.6; }`;

const Container = styled.div<{ $of: SkeletonProps['of'] }>`
  position: relative;
  display: grid;
  gap: ${({ $of }) => ($of === 'row' ? '0' : '1.25rem')};
  grid-template-columns: ${({ $of }) => ($of === 'card' ? 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))' : 'minmax(0, 1fr)')};
  animation: ${appear} 1ms 150ms both;
`;
const frames: Record<SkeletonProps['of'], ReturnType<typeof css>> = {
  card: css`${surfaceStyle} padding: 1.25rem 1.5rem;`,
  row: css`border-bottom: 1px solid ${t.color.line}; padding: 1rem;`,
  detail: css`${surfaceStyle} padding: 1.25rem 1.5rem;`,
  heading: css``,
};
const Shape = styled.div<{ $of: SkeletonProps['of'] }>`
  ${({ $of }) => frames[$of]}
  display: grid;
  gap: 0.75rem;
  animation: ${pulse} 1.2s ease-in-out infinite alternate;
  ${media.reducedMotion} { animation: none; }
`;
const Bar = styled.div`
  background: ${t.color.sunken};
  border-radius: 7px 8px 6px 8px;
  /* The seventh bar has the shape and place of a card's button. */
  &:nth-child(7) { justify-self: end; border-radius: ${t.radius.pill}; }
`;
