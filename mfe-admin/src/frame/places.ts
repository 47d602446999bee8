import type { Glyph } from '@foothold/shared/ui';
import { Building2, LayoutDashboard } from 'lucide-react';
import { paths } from '../paths';

/** Where an admin can go: in the bar, and on a phone at the bottom. */
export const places: readonly { to: string; label: string; icon: Glyph }[] = [
  { to: paths.dashboard, label: 'Dashboard', icon: LayoutDashboard },
  { to: paths.organizations, label: 'Organisations', icon: Building2 },
];
