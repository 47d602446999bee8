import { css } from 'styled-components';
import { media, t } from '../theme/tokens';

export type ButtonTone = 'primary' | 'plain' | 'soft' | 'danger' | 'danger-solid' | 'ghost';
export type ButtonSize = 'normal' | 'small';

export interface ButtonStyleProps {
  /** `primary` at most once on a screen; `danger-solid` only in a confirmation. */
  $tone?: ButtonTone;
  $size?: ButtonSize;
  /** Full width. */
  $wide?: boolean;
}

const tones = {
  primary: css`
    background: ${t.color.accent};
    color: ${t.color.onAccent};
    ${media.hover} { &:hover { background: ${t.color.accentHover}; } }
  `,
  plain: css`
    border-color: ${t.color.outline};
    color: ${t.color.ink};
    ${media.hover} { &:hover { background: ${t.color.ink}; border-color: ${t.color.ink}; color: ${t.color.background}; } }
  `,
  soft: css`
    border-color: ${t.color.lineStrong};
    background: ${t.color.surface};
    ${media.hover} { &:hover { border-color: ${t.color.ink}; } }
  `,
  danger: css`
    border-color: ${t.color.bad};
    background: ${t.color.surface};
    color: ${t.color.bad};
    ${media.hover} { &:hover { background: ${t.color.badTint}; } }
  `,
  'danger-solid': css`
    background: ${t.color.bad};
    color: ${t.color.background};
    ${media.hover} { &:hover { background: color-mix(in srgb, ${t.color.bad} 88%, ${t.color.ink}); } }
  `,
  ghost: css`
    padding-inline: 0.75rem;
    ${media.hover} { &:hover { background: ${t.color.sunken}; } }
  `,
} satisfies Record<ButtonTone, unknown>;

const sizes = {
  normal: css`min-height: ${t.width.tapTarget};`,
  small: css`
    min-height: ${t.width.tapTargetSmall};
    padding: 0.375rem 1.125rem;
    font-size: ${t.size.text};
    ${media.phone} { min-height: 44px; }
  `,
} satisfies Record<ButtonSize, unknown>;

/** The brand's button shape: round and slightly irregular. */
export const buttonStyle = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  /* Of a phone's width, large text needs more than its margins do. */
  padding: 0.5rem min(1.5rem, 7vw);
  border: 1.5px solid transparent;
  border-radius: ${t.radius.button};
  background: none;
  font-weight: 650;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background ${t.time.fast} ${t.time.easeOut}, border-color ${t.time.fast} ${t.time.easeOut}, transform ${t.time.fast} ${t.time.easeOut};
  ${({ $size = 'normal' }) => sizes[$size]}
  ${({ $tone = 'plain' }) => tones[$tone]}
  ${({ $tone, $size }) => $tone === 'ghost' && $size === 'small' && 'padding-inline: 0.625rem; margin-inline-start: -0.625rem;'}
  ${({ $wide }) => $wide && 'width: 100%;'}
  &:active { transform: translateY(1px); }
  ${media.print} { display: none; }
`;

/** The label of a disabled button says why it is disabled. */
export const disabledStyle = css`
  &, &:hover {
    border-color: ${t.color.line};
    background: ${t.color.sunken};
    color: ${t.color.ink3};
    cursor: not-allowed;
    ${media.forcedColors} { color: GrayText; }
    transform: none;
  }
`;
