import { media, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { figures } from './content';

/** Three figures as stairs; the highest step is marked by an accent shape. Nobody counts them. */
export const Claims = () => (
  <Stairs>
    {figures.map(({ figure, label }) => (
      <li key={label}>
        <b>{figure}</b> <span>{label}</span>
      </li>
    ))}
  </Stairs>
);

const Stairs = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  align-items: end;
  li { position: relative; padding: 1.125rem 1.5rem 1.5rem; background: ${t.color.background}; border-top: 3px solid ${t.color.ink}; }
  li + li { box-shadow: inset 1px 0 0 ${t.color.line}; }
  li:nth-child(1) { min-height: 11rem; }
  li:nth-child(2) { min-height: 16rem; }
  li:nth-child(3) { min-height: 21rem; }
  li:nth-child(3)::before {
    content: '';
    position: absolute;
    top: -19px;
    left: 1.25rem;
    width: 34px;
    height: 17px;
    background: ${t.color.accent};
    border-radius: 46% 54% 12% 14% / 80% 92% 14% 12%;
  }
  b {
    display: block;
    font: 800 clamp(2.75rem, 1.5rem + 4vw, 5rem)/1 ${t.font.display};
    letter-spacing: -0.045em;
  }
  span { color: ${t.color.ink2}; }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    li:nth-child(n) {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.75rem;
      align-items: baseline;
      min-height: 0;
      margin-right: calc(${t.width.gutter} * -1);
      padding: 0.875rem 0 1.25rem 1rem;
      box-shadow: none;
    }
    li:nth-child(1) { order: 3; }
    li:nth-child(2) { order: 2; margin-left: 12%; }
    li:nth-child(3) { order: 1; margin-left: 24%; }
    li:nth-child(3)::before { left: auto; right: 2.5rem; }
  }
`;
