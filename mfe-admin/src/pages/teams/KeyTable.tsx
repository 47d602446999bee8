import type { ReleaseKey } from '@foothold/shared/contract/admin';
import { Badge, TextButton } from '@foothold/shared/ui';
import { appLabel } from '../../appLabel';
import { formatDateTime, formatDay } from '../../format';
import { type Column, DataTable } from '../../tables/DataTable';
import { permissionLabels } from './labels';

interface KeyTableProps {
  team: string;
  keys: readonly ReleaseKey[];
  onRevoke: (key: ReleaseKey) => void;
}

/** A team's keys, newest first, with those that were revoked lately. */
export function KeyTable({ team, keys, onRevoke }: KeyTableProps) {
  const columns: Column<ReleaseKey>[] = [
    { head: 'Key', cell: ({ name }) => name, phonePlacement: 'title' },
    { head: 'Now', cell: (key) => <KeyBadge releaseKey={key} />, phonePlacement: 'aside' },
    { head: 'For', cell: ({ apps }) => apps.map(appLabel).join(', ') },
    {
      head: 'May',
      cell: ({ permissions, max_megabytes }) => describePermissions(permissions, max_megabytes),
    },
    { head: 'Made by', cell: ({ created_by }) => created_by ?? 'an operator’s command', phonePlacement: 'desktop' },
    { head: 'Last used', cell: ({ last_used_at }) => (last_used_at ? formatDateTime(last_used_at) : 'Never') },
    {
      head: 'Action',
      hideHead: true,
      phonePlacement: 'line',
      cell: (key) =>
        key.revoked_at === null && (
          <TextButton aria-label={`Revoke ${key.name}`} onClick={() => onRevoke(key)}>
            Revoke
          </TextButton>
        ),
    },
  ];
  return <DataTable label={`Keys of ${team}`} columns={columns} rows={keys} rowKey={({ id }) => id} />;
}

const describePermissions = (permissions: ReleaseKey['permissions'], megabytes: number) =>
  permissions
    .map((one) => `${permissionLabels[one].toLowerCase()}${one === 'publish' ? ` up to ${megabytes} MB` : ''}`)
    .join(', ');

function KeyBadge({ releaseKey: { expires_at, revoked_at } }: { releaseKey: ReleaseKey }) {
  if (revoked_at !== null) return <Badge tone="bad">{`Revoked ${formatDay(revoked_at)}`}</Badge>;
  const hasExpired = new Date(expires_at) <= new Date();
  return hasExpired ? (
    <Badge tone="warn">{`Expired ${formatDay(expires_at)}`}</Badge>
  ) : (
    <Badge tone="good">{`Until ${formatDay(expires_at)}`}</Badge>
  );
}
