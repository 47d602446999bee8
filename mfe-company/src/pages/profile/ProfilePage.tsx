import {
  AddressSection,
  loadAddressChange,
  loadPasskeys,
  loadSessions,
  PasskeysSection,
  PasswordSection,
  SessionsSection,
} from '@foothold/shared/account';
import { ApiError } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, type PageOutline, ProfileColumn, ProfileSections } from '@foothold/shared/area';
import { currentIdentity } from '@foothold/shared/auth';
import type { Organization } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData, useRouteError, useSearchParams } from '@foothold/shared/router';
import { Card, EmptyState, LinkButton, Notice } from '@foothold/shared/ui';
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
  const [own, locations, passkeys, sessions, addressChange] = await Promise.all([
    loadOrganization(request.signal),
    isEditing ? loadLocations(request.signal) : null,
    isEditing ? null : loadPasskeys(request.signal),
    isEditing ? null : loadSessions(request.signal),
    isEditing ? null : loadAddressChange(request.signal),
  ]);
  return { ...own, locations, passkeys, sessions, addressChange };
}

export function Component() {
  const { organization, email, locations, passkeys, sessions, addressChange } = useLoaderData<typeof loader>();
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
      <RenamingNotice organization={organization} />
      <Card>
        <ProfileHeader organization={organization} />
        <DetailList details={listCompanyDetails(organization, email)} />
      </Card>
      <AddressSection email={email} change={addressChange} />
      <PasswordSection email={email} />
      <PasskeysSection passkeys={passkeys} email={email} />
      <SessionsSection sessions={sessions} />
    </AreaPage>
  );
}

/** What the company asked to be called, until an admin has looked. */
function RenamingNotice({ organization: { requested_name, requested_cac_number, ...current } }: RenamingNoticeProps) {
  if (!requested_name) return null;
  const name = requested_name === current.company_name ? [] : [`the name “${requested_name}”`];
  const isSameNumber = (requested_cac_number ?? null) === current.company_cac_number;
  const number = isSameNumber ? [] : [`the CAC number “${requested_cac_number}”`];
  return (
    <Notice tone="warn">{`You asked for ${[...name, ...number].join(' and ')}. What is below shows until we have looked at it.`}</Notice>
  );
}

interface RenamingNoticeProps {
  organization: Organization;
}

const outline: PageOutline = {
  title: 'Profile',
  column: ProfileColumn,
  body: ProfileSections,
  failure: 'Failed to fetch user data',
  notFound: <ProfileNotFound />,
};

export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;

function ProfileNotFound() {
  const error = useRouteError();
  return <EmptyState title={error instanceof ApiError ? error.message : 'User not found'} />;
}
