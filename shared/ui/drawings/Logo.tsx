import styled from 'styled-components';
import { t } from '../theme/tokens';

/** The logo without the name: an F in the form of a climbing wall with two holds. At least 16 px wide. */
export function LogoMark({ width = 24 }: { width?: number }) {
  return (
    <svg viewBox="0 0 24 28" width={width} height={(width * 28) / 24} aria-hidden="true">
      <rect fill="currentColor" x="1" y="0" width="5.5" height="28" rx="1" />
      <Arm d="M8.3 1.6C11-.4 19.6-.5 22.3 1.7c2.2 1.8 1.3 6.1-1.6 7.1-3 1-8.4 1-11.2.2C6.6 8.1 6.3 3.1 8.3 1.6Z" />
      <Arm d="M8.4 12.9c1.9-1.4 6.4-1.5 8.3 0 1.9 1.5 1.3 5.2-.9 6-2 .7-4.8.7-6.7.1-2.6-.8-2.7-4.6-.7-6.1Z" />
    </svg>
  );
}

/** Logo and name. Put it inside a link to the home page. */
export function Logo({ small = false }: { small?: boolean }) {
  return (
    <Wordmark $small={small}>
      <LogoMark width={small ? 20 : 24} />
      Foothold
    </Wordmark>
  );
}

const Arm = styled.path`fill: ${t.color.accent};`;
const Wordmark = styled.span<{ $small: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.55rem;
  font: 700 ${({ $small }) => ($small ? '1.1875rem' : '1.375rem')}/1 ${t.font.display};
  letter-spacing: -0.03em;
`;
