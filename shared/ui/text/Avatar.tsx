import styled, { css } from 'styled-components';
import { formatInitials } from '../../format';
import { t } from '../theme/tokens';

type AvatarTone = 'ink' | 'sunk' | 'pine';

const tones = {
  ink: css`background: ${t.color.ink}; color: ${t.color.background};`,
  sunk: css`background: ${t.color.sunken}; color: ${t.color.ink};`,
  /** On pine: the light one. */
  pine: css`background: ${t.color.onPine}; color: ${t.color.pine};`,
} satisfies Record<AvatarTone, unknown>;

interface AvatarProps {
  name: string | null | undefined;
  /** The address of a company's logo, a square on white. */
  logo?: string | null | undefined;
  /** Stands in for the initials of the name. */
  letters?: string;
  /** Its width: 34 in the phone bar, 44 in lists, 52 and 76 in headers. */
  size?: number;
  $tone?: AvatarTone;
}

/** A logo on a tile, or initials in a pebble. The name stands beside it, so it is silent. */
export function Avatar({ name, logo, letters = formatInitials(name), size = 44, $tone = 'sunk' }: AvatarProps) {
  return (
    <AvatarShape $tone={$tone} $size={size} $tile={Boolean(logo)} aria-hidden="true">
      {letters}
      {/* Over the initials, which are seen where it cannot be fetched. */}
      {logo && <img src={logo} alt="" width={size} height={size} decoding="async" />}
    </AvatarShape>
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
