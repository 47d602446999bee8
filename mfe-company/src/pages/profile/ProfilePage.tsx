import { loadSessions, PasswordSection, SessionsSection } from '@foothold/shared/account';
import { ApiError } from '@foothold/shared/api';
import { LoadFailure } from '@foothold/shared/area';
import { currentIdentity } from '@foothold/shared/auth';
import { type LoaderFunctionArgs, useLoaderData, useRouteError, useSearchParams } from '@foothold/shared/router';
import { Card, EmptyState, LinkButton, Page, PageHeader, ReadableWidth, Stack } from '@foothold/shared/ui';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { DetailList } from '../../DetailList';
import { loadLocations } from '../../loadLocations';
import { loadOrganization } from '../../loadOrganization';
import { paths } from '../../paths';
import { listCompanyDetails } from './companyDetails';
import { LogoSection } from './LogoSection';
import { ProfileForm } from './ProfileForm';
import { ProfileHeader } from './ProfileHeader';

/** `?edit` in the address turns the page into a form. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (!currentIdentity()) throw new ApiError('signed_out', { error: 'User ID not found. Please log in again.' });
  const editing = new URL(request.url).searchParams.has('edit');
  const [own, locations, sessions] = await Promise.all([
    loadOrganization(request.signal),
    editing ? loadLocations(request.signal) : null,
    editing ? null : loadSessions(request.signal),
  ]);
  return { ...own, locations, sessions };
}

export function Component() {
  const { organization, email, locations, sessions } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();

  if (search.has('edit')) {
    return (
      <PageLayout title="Edit Profile">
        <LogoSection organization={organization} />
        <ProfileForm organization={organization} email={email} locations={locations} />
      </PageLayout>
    );
  }
  const edit = (
    <LinkButton to={paths.editProfile} $tone="soft" icon={Pencil}>
      Edit Profile
    </LinkButton>
  );
  return (
    <PageLayout title="Profile" actions={edit}>
      <Card>
        <ProfileHeader organization={organization} />
        <DetailList details={listCompanyDetails(organization, email)} />
      </Card>
      <PasswordSection email={email} />
      <SessionsSection sessions={sessions} />
    </PageLayout>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const gone = error instanceof ApiError && error.code === 'not_found';
  return (
    <PageLayout title="Profile">
      {gone ? <EmptyState title={error.message} /> : <LoadFailure message="Failed to fetch user data" />}
    </PageLayout>
  );
}

const PageLayout = ({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) => (
  <Page>
    <ReadableWidth>
      <PageHeader title={title} actions={actions} />
      <Stack $gap={7}>{children}</Stack>
    </ReadableWidth>
  </Page>
);
