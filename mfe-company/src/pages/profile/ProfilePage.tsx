import { AddressSection, loadSessions, PasswordSection, SessionsSection } from '@foothold/shared/account';
import { ApiError } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, type PageOutline, SectionStack } from '@foothold/shared/area';
import { currentIdentity } from '@foothold/shared/auth';
import { type LoaderFunctionArgs, useLoaderData, useRouteError, useSearchParams } from '@foothold/shared/router';
import { Card, EmptyState, LinkButton, ReadableWidth } from '@foothold/shared/ui';
import { Pencil } from 'lucide-react';
import { DetailList } from '../../details/DetailList';
import { loadLocations } from '../../forms/loadLocations';
import { loadOrganization } from '../../organization/currentOrganization';
import { paths } from '../../routes/paths';
import { listCompanyDetails } from './companyDetails';
import { LogoSection } from './LogoSection';
import { ProfileForm } from './ProfileForm';
import { ProfileHeader } from './ProfileHeader';

/** `?edit` in the URL shows the form. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (!currentIdentity()) throw new ApiError('signed_out', { error: 'User ID not found. Please log in again.' });
  const isEditing = new URL(request.url).searchParams.has('edit');
  const [own, locations, sessions] = await Promise.all([
    loadOrganization(request.signal),
    isEditing ? loadLocations(request.signal) : null,
    isEditing ? null : loadSessions(request.signal),
  ]);
  return { ...own, locations, sessions };
}

export function Component() {
  const { organization, email, locations, sessions } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();

  if (search.has('edit')) {
    return (
      <AreaPage outline={outline} title="Edit Profile">
        <LogoSection organization={organization} />
        <ProfileForm organization={organization} email={email} locations={locations} />
      </AreaPage>
    );
  }
  const edit = (
    <LinkButton to={paths.editProfile} $tone="soft" icon={Pencil}>
      Edit Profile
    </LinkButton>
  );
  return (
    <AreaPage outline={outline} actions={edit}>
      <Card>
        <ProfileHeader organization={organization} />
        <DetailList details={listCompanyDetails(organization, email)} />
      </Card>
      <AddressSection email={email} />
      <PasswordSection email={email} />
      <SessionsSection sessions={sessions} />
    </AreaPage>
  );
}

const outline: PageOutline = {
  title: 'Profile',
  column: ReadableWidth,
  body: SectionStack,
  failure: 'Failed to fetch user data',
  notFound: <ProfileNotFound />,
};

export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;

function ProfileNotFound() {
  const error = useRouteError();
  return <EmptyState title={error instanceof ApiError ? error.message : 'User not found'} />;
}
