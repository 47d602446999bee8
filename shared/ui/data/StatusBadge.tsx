import {
  BadgeCheck,
  Ban,
  CalendarCheck,
  CalendarClock,
  CircleAlert,
  CircleCheck,
  CircleDot,
  CircleX,
  Clock,
  Eye,
  Flag,
  Hourglass,
  Lock,
  Radio,
  Send,
  TimerOff,
  Undo2,
} from 'lucide-react';
import type { Glyph } from '../drawings/Icon';
import { Badge, type BadgeTone } from './Badge';

const defaultBadge: readonly [BadgeTone, Glyph] = ['info', Send];

const badgesByStatus: Record<string, readonly [BadgeTone, Glyph]> = {
  Applied: defaultBadge,
  Viewed: ['info', Eye],
  Scheduled: ['info', CalendarCheck],
  'Awaiting answer': ['warn', Hourglass],
  'New times asked for': ['warn', CalendarClock],
  'Starting soon': ['warn', Clock],
  Interview: ['warn', CalendarClock],
  Pending: ['warn', Hourglass],
  Waiting: ['warn', Hourglass],
  Today: ['warn', Clock],
  Tomorrow: ['warn', Clock],
  'Not Verified': ['warn', CircleAlert],
  Accepted: ['good', CircleCheck],
  Confirmed: ['good', CalendarCheck],
  Active: ['good', CircleDot],
  Verified: ['good', BadgeCheck],
  Rejected: ['bad', CircleX],
  Suspended: ['bad', Ban],
  'Taken down': ['bad', Ban],
  Expired: ['neutral', TimerOff],
  Closed: ['neutral', Lock],
  Completed: ['neutral', Flag],
  Ended: ['neutral', TimerOff],
  Withdrawn: ['neutral', Undo2],
  'Live Now': ['live', Radio],
};

interface StatusBadgeProps {
  /** Shown as it is; an unknown status looks like Applied. */
  status: string;
  /** Overrides the status's colour. */
  tone?: BadgeTone;
}

/** A status with its icon and colour. */
export function StatusBadge({ status, tone }: StatusBadgeProps) {
  const [defaultTone, icon] = badgesByStatus[status] ?? defaultBadge;
  return (
    <Badge tone={tone ?? defaultTone} icon={icon}>
      {status}
    </Badge>
  );
}
