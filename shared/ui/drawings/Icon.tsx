import type { LucideIcon } from 'lucide-react';

export type Glyph = LucideIcon;

interface IconProps {
  icon: Glyph;
  /** 16 px at stroke 2, for badges and meta; 20 px at stroke 1.75 otherwise. */
  small?: boolean;
}

/** An icon beside a label. Hidden from screen readers, which read the label. */
export function Icon({ icon: Drawing, small = false }: IconProps) {
  return <Drawing aria-hidden focusable={false} size={small ? 16 : 20} strokeWidth={small ? 2 : 1.75} />;
}
