import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, type PageOutline } from '@foothold/shared/area';
import { listReleases, listTeams, type Team } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { BackLink, Button, EmptyState, Stack } from '@foothold/shared/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../routes/paths';
import { NewTeamDialog } from './TeamDialog';
import { TeamSection } from './TeamSection';

export async function loader({ request }: LoaderFunctionArgs) {
  const [{ teams }, { apps }] = await Promise.all([
    call(listTeams, {}, request.signal),
    call(listReleases, {}, request.signal),
  ]);
  return { teams, live: apps.map(({ app }) => app) };
}

/** The teams with the apps that they own and their release keys. */
export function Component() {
  const { teams, live } = useLoaderData<typeof loader>();
  const [isCreating, setIsCreating] = useState(false);

  return (
    <AreaPage
      outline={outline}
      actions={
        <Button $tone="primary" icon={Plus} onClick={() => setIsCreating(true)}>
          New team
        </Button>
      }
    >
      {teams.length === 0 && (
        <EmptyState title="No team yet" illustration="first">
          A team owns apps, and releases them with keys of its own.
        </EmptyState>
      )}
      <Stack $gap={6}>
        {teams.map((team) => (
          <TeamSection key={team.id} team={team} ownable={listOwnable(live, teams, team)} />
        ))}
      </Stack>
      {isCreating && <NewTeamDialog ownable={listOwnable(live, teams)} onClose={() => setIsCreating(false)} />}
    </AreaPage>
  );
}

/** The apps that a team owns or may own: those that no other team has. */
function listOwnable(live: readonly string[], teams: readonly Team[], team?: Team): string[] {
  const taken = teams.filter(({ id }) => id !== team?.id).flatMap(({ apps }) => apps);
  return [...new Set([...live, ...(team?.apps ?? [])])].filter((app) => !taken.includes(app)).sort();
}

const outline: PageOutline = {
  title: 'Teams',
  subtitle: 'Who may release which app, and with which keys.',
  back: <BackLink to={paths.releases}>Releases</BackLink>,
  hasSidebar: false,
  failure: (cause) => `The teams did not load. ${cause}`,
};

export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
