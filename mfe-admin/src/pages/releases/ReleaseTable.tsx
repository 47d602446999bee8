import type { LiveApp, ReleaseSummary } from '@foothold/shared/contract/admin';
import { Badge, Meta, Row, Stack, TextButton, TextLink, VisuallyHidden } from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { appLabel } from '../../appLabel';
import { formatDateTime } from '../../format';
import { paths } from '../../routes/paths';
import { type Column, DataTable } from '../../tables/DataTable';

interface ReleaseTableProps {
  live: LiveApp;
  releases: readonly ReleaseSummary[];
  onFlip: (release: string) => void;
  onCanary: (release: string) => void;
  onPreview: (release: string) => void;
}

const collapsedCount = 5;

/** The version of what the shell provides to the areas, which follows from the difference to the release before. */
const sharedVersionColumn: Column<ReleaseSummary> = {
  head: 'Provides',
  cell: ({ shared_version }) => shared_version ?? '–',
  phonePlacement: 'desktop',
};

/** An app's stored releases with their health, newest first. Old ones that are not in use are collapsed. */
export function ReleaseTable({ live, releases, onFlip, onCanary, onPreview }: ReleaseTableProps) {
  const [isExpanded, setExpanded] = useState(false);
  const inUse = [live.stable, live.canary, live.previous];
  const collapsedReleases = releases.filter(({ release }, index) => index < collapsedCount || inUse.includes(release));
  const columns: Column<ReleaseSummary>[] = [
    { head: 'Release', cell: ({ release }) => release, phonePlacement: 'title' },
    { head: 'Now', cell: ({ release }) => <ReleaseBadge live={live} release={release} />, phonePlacement: 'aside' },
    { head: 'Published', cell: (release) => <Publication app={live.app} {...release} /> },
    ...(live.app === 'shell' ? [sharedVersionColumn] : []),
    {
      head: 'Entry',
      cell: ({ weight }) => `${(weight / 1024).toFixed(1)} KiB`,
      numeric: true,
      phonePlacement: 'desktop',
    },
    { head: 'Loads', cell: ({ health }) => health.loaded, numeric: true },
    {
      head: 'Failed',
      cell: ({ release, health }) => <FailureCount app={live.app} release={release} health={health} />,
      numeric: true,
    },
    {
      head: 'LCP',
      cell: ({ health }) => (health.lcp === null ? '–' : `${(health.lcp / 1000).toFixed(1)} s`),
      numeric: true,
    },
    { head: 'CLS', cell: ({ health }) => health.cls?.toFixed(2) ?? '–', numeric: true, phonePlacement: 'desktop' },
    {
      head: 'INP',
      cell: ({ health }) => (health.inp === null ? '–' : `${health.inp} ms`),
      numeric: true,
      phonePlacement: 'desktop',
    },
    {
      head: 'Action',
      hideHead: true,
      // On a line of its own: beside it there would be no room for the date.
      phonePlacement: 'line',
      cell: ({ release }) =>
        release !== live.stable && (
          <Row $gap={3}>
            <TextButton aria-label={`Put ${release} live`} onClick={() => onFlip(release)}>
              Put live
            </TextButton>
            <TextButton aria-label={`Preview ${release}`} onClick={() => onPreview(release)}>
              Preview
            </TextButton>
            {release !== live.canary && (
              <TextButton aria-label={`Try ${release} on some visitors`} onClick={() => onCanary(release)}>
                Canary
              </TextButton>
            )}
          </Row>
        ),
    },
  ];
  return (
    <Stack $gap={3}>
      <DataTable
        label={`Releases of ${appLabel(live.app)}`}
        columns={columns}
        rows={isExpanded ? releases : collapsedReleases}
        rowKey={({ release }) => release}
      />
      {collapsedReleases.length < releases.length && (
        <Row>
          <TextButton aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? 'Show fewer releases' : `Show all ${releases.length} releases`}
          </TextButton>
        </Row>
      )}
    </Stack>
  );
}

/** When a release was published, which team's key signed it, where its scripts lie if not here, and how its pages look. */
function Publication({
  app,
  release,
  published_at,
  signed_by,
  base_url,
  screenshots_made_at,
}: ReleaseSummary & { app: string }) {
  return (
    <>
      {formatDateTime(published_at)}
      {signed_by && <Meta as="div">{`Signed by ${signed_by}`}</Meta>}
      {base_url !== null && <Meta as="div">{`From ${new URL(base_url).host}`}</Meta>}
      {screenshots_made_at !== null && (
        <div>
          <LineLink to={paths.screenshots(app, release)}>
            Screenshots<VisuallyHidden>{` of ${release}`}</VisuallyHidden>
          </LineLink>
        </div>
      )}
    </>
  );
}

/** The failures of a day, with the pages on which they happened. */
function FailureCount({ app, release, health }: Pick<ReleaseSummary, 'release' | 'health'> & { app: string }) {
  const { load_failed, crashed, unusable, failing_routes } = health;
  return (
    <>
      {load_failed + crashed + unusable}
      {failing_routes.map(({ route, failures }) => (
        <Meta key={route} as="div">{`${failures} on ${route}`}</Meta>
      ))}
      {crashed > 0 && (
        <div>
          <LineLink to={paths.errors({ app, release })}>
            Errors<VisuallyHidden>{` of ${release}`}</VisuallyHidden>
          </LineLink>
        </div>
      )}
    </>
  );
}

function ReleaseBadge({ live, release }: { live: LiveApp; release: string }) {
  const isOff = live.disabled_reason !== null;
  if (release === live.stable) return isOff ? <Badge tone="bad">Off</Badge> : <Badge tone="good">Live</Badge>;
  if (release === live.canary) return <Badge tone="warn">Canary</Badge>;
  if (release === live.previous) return <Badge>Before</Badge>;
  return null;
}

// On a line of its own, so it is pressed with a finger as a button is.
const LineLink = styled(TextLink)`display: inline-flex; align-items: center; min-height: 44px;`;
