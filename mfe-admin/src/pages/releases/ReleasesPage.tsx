import { call, subscribeToReleases } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, type PageOutline } from '@foothold/shared/area';
import { type LiveApp, listReleases } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from '@foothold/shared/router';
import { LinkButton, Meta, Row, Stack } from '@foothold/shared/ui';
import { Bug, KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { paths } from '../../routes/paths';
import { AppSection } from './AppSection';

export const loader = ({ request }: LoaderFunctionArgs) => call(listReleases, {}, request.signal);

/** Milliseconds after which the counts of a rollout are loaded again. */
const countInterval = 15_000;

/** The live and the stored releases of each app, with buttons to change them. Other admins' changes appear at once. */
export function Component() {
  const { revision, apps } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  // What is under way comes first: it may need somebody.
  const inOrder = apps.toSorted((one, other) => Number(isUnderWay(other)) - Number(isUnderWay(one)));
  const handleRelease = useEffectEvent(() => void revalidate());
  useEffect(() => subscribeToReleases(() => handleRelease()), []);
  // What visitors report is no event.
  const isCounting = apps.some(isUnderWay);
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => handleRelease(), countInterval);
    return () => clearInterval(timer);
  }, [isCounting]);

  return (
    <AreaPage
      outline={outline}
      actions={
        <Row $gap={3}>
          <LinkButton to={paths.errors()} $tone="soft" icon={Bug}>
            Errors
          </LinkButton>
          <LinkButton to={paths.teams} $tone="soft" icon={KeyRound}>
            Teams and keys
          </LinkButton>
        </Row>
      }
    >
      <Stack $gap={6}>
        {inOrder.map((app) => (
          <AppSection key={app.app} live={app} revision={revision} />
        ))}
        <Meta as="p">Loads, failures and vitals are those of the last 24 hours. Revision {revision}.</Meta>
      </Stack>
    </AreaPage>
  );
}

const isUnderWay = ({ rollout }: LiveApp) => rollout !== null && rollout.ended_at === null;

const outline: PageOutline = {
  title: 'Releases',
  hasSidebar: false,
  failure: (cause) => `The releases did not load. ${cause}`,
};

export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
