import type { Glyph } from '@foothold/shared/ui';
import { LayoutDashboard } from 'lucide-react';
import { paths } from '../paths';

/** Where an admin can go: in the bar, and on a phone at the bottom. */
export const places: readonly { to: string; label: string; icon: Glyph }[] = [
  { to: paths.dashboard, label: 'Dashboard', icon: LayoutDashboard },
];
