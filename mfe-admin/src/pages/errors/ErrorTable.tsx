import type { ErrorKind } from '@foothold/shared/contract/admin';
import { Meta, TextLink } from '@foothold/shared/ui';
import styled from 'styled-components';
import { appLabel } from '../../appLabel';
import { SecondLine } from '../../cards/values';
import { formatDateTime } from '../../format';
import { paths } from '../../routes/paths';
import { type Column, DataTable } from '../../tables/DataTable';
import { Sparkline } from './Sparkline';

export const ErrorTable = ({ kinds }: { kinds: readonly ErrorKind[] }) => (
  <DataTable label="Errors" columns={columns} rows={kinds} rowKey={({ id }) => id} />
);

const columns: Column<ErrorKind>[] = [
  { head: 'Error', cell: (kind) => <NameAndPlace kind={kind} />, phonePlacement: 'title', minWidth: '16rem' },
  {
    head: 'App',
    cell: ({ app, team }) => (
      <>
        {appLabel(app)}
        {team !== null && <SecondLine>{team}</SecondLine>}
      </>
    ),
  },
  {
    head: 'Last seen',
    cell: ({ last_seen_at }) => <time dateTime={last_seen_at}>{formatDateTime(last_seen_at)}</time>,
  },
  {
    head: 'First seen',
    cell: ({ first_seen_at }) => <time dateTime={first_seen_at}>{formatDateTime(first_seen_at)}</time>,
  },
  { head: 'Pages', cell: ({ releases }) => <ReleaseCounts releases={releases} />, numeric: true },
  { head: 'Last 14 days', cell: ({ days }) => <Sparkline days={days} />, phonePlacement: 'desktop' },
];

function NameAndPlace({ kind: { id, name, message, top_frame } }: { kind: ErrorKind }) {
  return (
    <>
      <TextLink to={paths.error(id)}>{name}</TextLink>
      {message && <Detail>{message}</Detail>}
      {top_frame?.source && <Detail>{`${top_frame.source.file}:${top_frame.source.line}`}</Detail>}
    </>
  );
}

const shownReleases = 2;

/** How many pages met it, and in which releases. */
function ReleaseCounts({ releases }: Pick<ErrorKind, 'releases'>) {
  const others = releases.length - shownReleases;
  return (
    <>
      {releases.reduce((sum, { pages }) => sum + pages, 0)}
      {releases.slice(0, shownReleases).map(({ release, pages }) => (
        <Meta key={release} as="div">{`${pages} in ${release}`}</Meta>
      ))}
      {others > 0 && <Meta as="div">{`and in ${others} more`}</Meta>}
    </>
  );
}

/** Not bold, as the title of a row is. */
const Detail = styled(SecondLine)`font-weight: 400;`;
