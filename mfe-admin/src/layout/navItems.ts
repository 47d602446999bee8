import type { Glyph } from '@foothold/shared/ui';
import {
  BriefcaseBusiness,
  Building2,
  Layers,
  LayoutDashboard,
  MailWarning,
  ScrollText,
  ShieldCheck,
  UsersRound,
} from 'lucide-react';
import { paths } from '../routes/paths';

export interface NavItem {
  to: string;
  label: string;
  icon: Glyph;
  /** Shown in the phone's bottom bar; the other pages are in its menu. */
  dock?: boolean;
}

/** The pages of the admin's navigation. */
export const navItems: readonly NavItem[] = [
  { to: paths.dashboard, label: 'Dashboard', icon: LayoutDashboard, dock: true },
  { to: paths.users, label: 'Users', icon: UsersRound, dock: true },
  { to: paths.organizations, label: 'Organisations', icon: Building2, dock: true },
  { to: paths.jobs, label: 'Jobs', icon: BriefcaseBusiness },
  { to: paths.audit, label: 'Audit log', icon: ScrollText },
  { to: paths.undeliveredEmails, label: 'Emails', icon: MailWarning },
  { to: paths.releases, label: 'Releases', icon: Layers },
  { to: paths.security, label: 'Security', icon: ShieldCheck },
];
