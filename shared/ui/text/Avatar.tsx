import { useState } from 'react';
import styled, { css } from 'styled-components';
import { formatInitials } from '../../format';
import { useLowData } from '../preferences/lowData';
import { t } from '../theme/tokens';

type AvatarTone = 'ink' | 'sunk' | 'pine';

const tones = {
  ink: css`background: ${t.color.ink}; color: ${t.color.background};`,
  sunk: css`background: ${t.color.sunken}; color: ${t.color.ink};`,
  /** For a dark green background. */
  pine: css`background: ${t.color.onPine}; color: ${t.color.pine};`,
} satisfies Record<AvatarTone, unknown>;

interface AvatarProps {
  name: string | null | undefined;
  /** The address of a company's logo, a square image on white. */
  logo?: string | null | undefined;
  /** Shown instead of the name's initials. */
  letters?: string;
  /** The width in px: 34 in the phone's top bar, 44 in lists, 52 and 76 in headers. */
  size?: number;
  $tone?: AvatarTone;
}

/** The least width in px that has room for a control. */
const requestableSize = 76;

/**
 * A company's logo, or initials. Hidden from screen readers, because the name is beside it. Where data is low, a large one is
 * loaded when it is pressed, and a small one never.
 */
export function Avatar({ name, logo, letters = formatInitials(name), size = 44, $tone = 'sunk' }: AvatarProps) {
  const isLowData = useLowData();
  const [isRequested, setRequested] = useState(false);
  const isLoaded = Boolean(logo) && (!isLowData || isRequested);
  const avatar = (
    <AvatarShape $tone={$tone} $size={size} $tile={Boolean(logo)} aria-hidden="true">
      {letters}
      {/* Covers the initials, which stay visible if the image does not load. */}
      {isLoaded && <img src={logo ?? undefined} alt="" width={size} height={size} decoding="async" />}
    </AvatarShape>
  );
  if (!logo || !isLowData || size < requestableSize) return avatar;
  return (
    <RequestButton
      type="button"
      aria-label={`Show the logo of ${name}`}
      aria-pressed={isRequested}
      onClick={() => setRequested(!isRequested)}
    >
      {avatar}
    </RequestButton>
  );
}

const tileStyle = css`border-radius: ${t.radius.surface}; box-shadow: 0 0 0 1px ${t.color.line};`;
const blobStyle = css`border-radius: ${t.radius.blob};`;
const AvatarShape = styled.span<{ $tone: AvatarTone; $size: number; $tile: boolean }>`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  overflow: hidden;
  width: ${({ $size }) => $size}px;
  height: ${({ $size, $tile }) => ($tile ? $size : Math.round($size * 0.935))}px;
  font-size: ${({ $size }) => Math.max(14, Math.round($size * 0.32))}px;
  font-weight: 700;
  line-height: 1;
  ${({ $tone }) => tones[$tone]}
  ${({ $tile }) => ($tile ? tileStyle : blobStyle)}
  > img { position: absolute; inset: 0; width: 100%; height: 100%; }
`;
// As large as the avatar: nothing moves when the picture is there.
const RequestButton = styled.button`
  position: relative;
  flex: none;
  justify-self: start;
  align-self: start;
  padding: 0;
  background: none;
  border: 0;
  border-radius: ${t.radius.surface};
  cursor: pointer;
  &:not([aria-pressed='true'])::after {
    content: 'Show';
    position: absolute;
    inset: auto 0 0;
    padding-bottom: 0.25rem;
    color: ${t.color.ink};
    font-size: 0.75rem;
    text-decoration: underline;
  }
`;
