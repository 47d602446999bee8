import styled, { css } from 'styled-components';
import { t } from '../tokens';
import { initials } from './initials';

type AvatarTone = 'ink' | 'sunk' | 'pine';

const tones = {
  ink: css`background: ${t.color.ink}; color: ${t.color.ground};`,
  sunk: css`background: ${t.color.sunk}; color: ${t.color.ink};`,
  /** On pine: the light one. */
  pine: css`background: ${t.color.onPine}; color: ${t.color.pine};`,
} satisfies Record<AvatarTone, unknown>;

interface AvatarProps {
  name: string | null | undefined;
  /** Its width: 34 in the phone bar, 44 in lists, 52 and 76 in headers. */
  size?: number;
  $tone?: AvatarTone;
}

/** Initials in a pebble. The name stands beside it, so it is silent. */
export function Avatar({ name, size = 44, $tone = 'sunk' }: AvatarProps) {
  return (
    <Pebble $tone={$tone} $size={size} aria-hidden="true">
      {initials(name)}
    </Pebble>
  );
}

const Pebble = styled.span<{ $tone: AvatarTone; $size: number }>`
  flex: none;
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => Math.round($size * 0.935)}px;
  border-radius: ${t.radius.pebble};
  font-size: ${({ $size }) => Math.max(14, Math.round($size * 0.32))}px;
  font-weight: 700;
  line-height: 1;
  ${({ $tone }) => tones[$tone]}
`;
