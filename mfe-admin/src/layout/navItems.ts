import { useAccessRole } from '@foothold/shared/auth';
import { type AccessRole, adminRoles, releaseManagerRoles, reviewerRoles } from '@foothold/shared/contract';
import type { Glyph } from '@foothold/shared/ui';
import {
  BriefcaseBusiness,
  Building2,
  Flag,
  Layers,
  LayoutDashboard,
  MailWarning,
  MessageSquareReply,
  ScrollText,
  ShieldCheck,
  UsersRound,
} from 'lucide-react';
import { paths } from '../routes/paths';

interface NavItem {
  to: string;
  label: string;
  icon: Glyph;
  /** Who has this page. */
  of: readonly AccessRole[];
  /** Shown in the phone's bottom bar; the other pages are in its menu. */
  dock?: boolean;
  /** Where further pages begin that are reached from this one. */
  also?: readonly string[];
}

/** Whether an entry stands for the page at this path. */
export const isCurrent = ({ to, also = [] }: NavItem, pathname: string): boolean =>
  [to, ...also].some((start) => pathname === start || pathname.startsWith(`${start}/`));

const navItems: readonly NavItem[] = [
  { to: paths.dashboard, label: 'Dashboard', icon: LayoutDashboard, of: reviewerRoles, dock: true },
  { to: paths.users, label: 'Users', icon: UsersRound, of: reviewerRoles, dock: true },
  { to: paths.organizations, label: 'Organisations', icon: Building2, of: reviewerRoles, dock: true },
  { to: paths.jobs, label: 'Jobs', icon: BriefcaseBusiness, of: reviewerRoles },
  { to: paths.replies, label: 'Replies', icon: MessageSquareReply, of: reviewerRoles },
  { to: paths.audit, label: 'Audit log', icon: ScrollText, of: reviewerRoles },
  { to: paths.undeliveredEmails, label: 'Emails', icon: MailWarning, of: reviewerRoles },
  { to: paths.reports, label: 'Reports', icon: Flag, of: reviewerRoles },
  {
    to: paths.releases,
    label: 'Releases',
    icon: Layers,
    of: releaseManagerRoles,
    also: [paths.teams, paths.errors()],
  },
  { to: paths.security, label: 'Security', icon: ShieldCheck, of: adminRoles },
];

/** The pages of an admin's navigation; a release manager has all in the phone's bar. */
export function useNavItems(): readonly NavItem[] {
  const role = useAccessRole();
  const items = navItems.filter(({ of }) => role !== null && of.includes(role));
  return role === 'release_manager' ? items.map((item) => ({ ...item, dock: true })) : items;
}
