import { call } from '@foothold/shared/api';
import { listOrganizations } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, replace, useLoaderData } from '@foothold/shared/router';
import { EmptyState, Meta, Page, PageHeader, Pager, Section, StatStrip } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../LoadFailure';
import { pageOf } from '../../pageOf';
import { paths } from '../../paths';
import { OrganizationTable } from './OrganizationTable';

const perPage = 9;

/** The page is in the address; a change of it runs this again. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = pageOf(new URL(request.url).searchParams);
  const answer = await call(listOrganizations, { query: { page, limit: perPage } }, request.signal);
  // Nobody is left on a page that is not there.
  if (page > 1 && answer.organizations.length === 0) throw replace(paths.dashboard);
  return { ...answer, page };
}

export function Component() {
  const { organizations, analytics, pending, total, page } = useLoaderData<typeof loader>();

  return (
    <Frame subtitle={waitingWords(pending)}>
      <StatStrip
        figures={[
          { label: 'Total Users', value: analytics.total_students },
          { label: 'Total Companies', value: analytics.total_organizations },
          { label: 'Jobs Created', value: analytics.total_jobs },
          { label: 'Applications', value: analytics.total_applications },
        ]}
      />
      <Review aside={pending > 0 && <Meta>Longest waiting first</Meta>}>
        {total === 0 ? (
          <EmptyState title="No organisations yet" missing="first">
            Companies stand here as soon as they register.
          </EmptyState>
        ) : (
          <OrganizationTable rows={organizations} first={(page - 1) * perPage + 1} />
        )}
        <Pager
          page={page}
          perPage={perPage}
          total={total}
          href={(to) => (to > 1 ? `${paths.dashboard}?page=${to}` : paths.dashboard)}
          label="Pages of organisations"
        />
      </Review>
    </Frame>
  );
}

export const ErrorBoundary = () => (
  <Frame>
    <Review>
      <LoadFailure what="The organisations did not load." />
    </Review>
  </Frame>
);

function waitingWords(pending: number): string {
  if (pending === 0) return 'No organisation is waiting for you.';
  if (pending === 1) return '1 organisation is waiting for you.';
  return `${pending.toLocaleString('en-GB')} organisations are waiting for you.`;
}

function Frame({ subtitle, children }: { subtitle?: string; children: ReactNode }) {
  return (
    <Page $alone>
      <PageHeader title="Dashboard" subtitle={subtitle} />
      {children}
    </Page>
  );
}

const Review = ({ aside, children }: { aside?: ReactNode; children: ReactNode }) => (
  <Section title="Review Organisations" aside={aside}>
    {children}
  </Section>
);
