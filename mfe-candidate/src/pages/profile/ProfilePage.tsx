import { loadSessions, PasswordSection, SessionsSection } from '@foothold/shared/account';
import { ApiError, call } from '@foothold/shared/api';
import { currentIdentity } from '@foothold/shared/auth';
import { listAccounts, listDocuments, listSchools } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useRouteError } from '@foothold/shared/router';
import { BackLink, LinkButton, Page, PageHeader, Skeleton, Stack } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { isNotFoundError } from '../../isNotFoundError';
import { LoadFailure } from '../../LoadFailure';
import { paths } from '../../paths';
import { DataSection } from './data/DataSection';
import { DocumentsSection } from './documents/DocumentsSection';
import { ProfileDetails } from './ProfileDetails';
import { ProfileForm } from './ProfileForm';

/** `?edit=1` opens the form, which alone needs the list of universities. */
export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const isEditing = new URL(url).searchParams.has('edit');
  const [profile, schools, documents, sessions] = await Promise.all([
    loadOwnProfile(signal),
    isEditing ? loadSchools(signal) : [],
    isEditing ? [] : loadOwnDocuments(signal),
    isEditing ? [] : loadSessions(signal),
  ]);
  return { ...profile, schools, documents, sessions, isEditing };
}

export function Component() {
  const { email, student, schools, documents, sessions, isEditing } = useLoaderData<typeof loader>();
  const { state } = useLocation();
  const back: string | undefined = state?.back;

  return (
    <PageLayout
      returnPath={back}
      action={
        // One link for both ways, so that the focus stays on it.
        <LinkButton to={isEditing ? paths.profile : paths.editProfile} state={state} $size="small">
          {isEditing ? 'Cancel' : 'Edit Profile'}
        </LinkButton>
      }
    >
      {isEditing ? (
        <ProfileForm email={email} student={student} schools={schools} returnPath={back} />
      ) : (
        <>
          <ProfileDetails email={email} student={student} />
          <DocumentsSection documents={documents} />
          <PasswordSection email={email} />
          <SessionsSection sessions={sessions} />
          <DataSection email={email} />
        </>
      )}
    </PageLayout>
  );
}

export const HydrateFallback = () => (
  <PageLayout>
    <Skeleton of="detail" />
  </PageLayout>
);

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <PageLayout>
      <LoadFailure>{isNotFoundError(error) ? userNotFoundMessage : 'Failed to fetch user data'}</LoadFailure>
    </PageLayout>
  );
}

async function loadOwnProfile(signal: AbortSignal) {
  const identity = currentIdentity();
  if (!identity) throw new ApiError('signed_out', { error: 'User ID not found. Please log in again.' });
  const { users } = await call(listAccounts, {}, signal);
  const own = users.find(({ user_id }) => user_id === identity.user_id);
  if (!own?.student) throw new ApiError('not_found', { error: userNotFoundMessage });
  return { email: own.email, student: own.student };
}

const userNotFoundMessage = 'User not found';

/** Null where they could not be had: the rest of the profile can be changed all the same. */
const loadSchools = (signal: AbortSignal) =>
  call(listSchools, {}, signal).then(
    ({ data }) => data,
    () => null,
  );

/** Null where they could not be had: the rest of the page stands without them. */
const loadOwnDocuments = (signal: AbortSignal) =>
  call(listDocuments, {}, signal).then(
    ({ documents }) => documents,
    () => null,
  );

function PageLayout({
  returnPath,
  action,
  children,
}: {
  returnPath?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Page>
      {returnPath && <BackLink to={returnPath}>Application</BackLink>}
      <Column>
        <PageHeader title="Profile" actions={action} />
        <Stack $gap={7}>{children}</Stack>
      </Column>
    </Page>
  );
}

const Column = styled.div`max-width: 44rem;`;
