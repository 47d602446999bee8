import { css } from 'styled-components';
import { media, t } from '../tokens';

export type ButtonTone = 'primary' | 'plain' | 'soft' | 'danger' | 'danger-solid' | 'ghost';
export type ButtonSize = 'normal' | 'small';

export interface ButtonLook {
  /** `primary` once a screen at most; `danger-solid` only inside a confirmation. */
  $tone?: ButtonTone;
  $size?: ButtonSize;
  /** As wide as its column. */
  $wide?: boolean;
}

const tones = {
  primary: css`
    background: ${t.color.hold};
    color: ${t.color.onHold};
    ${media.pointer} { &:hover { background: ${t.color.holdPress}; } }
  `,
  plain: css`
    border-color: ${t.color.outline};
    color: ${t.color.ink};
    ${media.pointer} { &:hover { background: ${t.color.ink}; border-color: ${t.color.ink}; color: ${t.color.ground}; } }
  `,
  soft: css`
    border-color: ${t.color.lineStrong};
    background: ${t.color.wall};
    ${media.pointer} { &:hover { border-color: ${t.color.ink}; } }
  `,
  danger: css`
    border-color: ${t.color.bad};
    background: ${t.color.wall};
    color: ${t.color.bad};
    ${media.pointer} { &:hover { background: ${t.color.badTint}; } }
  `,
  'danger-solid': css`
    background: ${t.color.bad};
    color: ${t.color.ground};
    ${media.pointer} { &:hover { background: color-mix(in srgb, ${t.color.bad} 88%, ${t.color.ink}); } }
  `,
  ghost: css`
    padding-inline: 0.75rem;
    ${media.pointer} { &:hover { background: ${t.color.sunk}; } }
  `,
} satisfies Record<ButtonTone, unknown>;

const sizes = {
  normal: css`min-height: ${t.width.tap};`,
  small: css`
    min-height: ${t.width.tapSmall};
    padding: 0.375rem 1.125rem;
    font-size: ${t.size.text};
    ${media.phone} { min-height: 44px; }
  `,
} satisfies Record<ButtonSize, unknown>;

/** The hold: what you press is round and slightly uneven. */
export const hold = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  padding: 0.5rem 1.5rem;
  border: 1.5px solid transparent;
  border-radius: ${t.radius.hold};
  background: none;
  font-weight: 650;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background ${t.time.fast} ${t.time.out}, border-color ${t.time.fast} ${t.time.out}, transform ${t.time.fast} ${t.time.out};
  ${({ $size = 'normal' }) => sizes[$size]}
  ${({ $tone = 'plain' }) => tones[$tone]}
  ${({ $tone, $size }) => $tone === 'ghost' && $size === 'small' && 'padding-inline: 0.625rem; margin-inline-start: -0.625rem;'}
  ${({ $wide }) => $wide && 'width: 100%;'}
  &:active { transform: translateY(1px); }
`;

/** Not pressable; the words on it say why. */
export const unavailable = css`
  &, &:hover {
    border-color: ${t.color.line};
    background: ${t.color.sunk};
    color: ${t.color.ink3};
    cursor: not-allowed;
    transform: none;
  }
`;
