import { loadSessions, PasswordSection, SessionsSection } from '@foothold/shared/account';
import { ApiError, call } from '@foothold/shared/api';
import { currentIdentity } from '@foothold/shared/auth';
import { listAccounts, listDocuments, listSchools } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useRouteError } from '@foothold/shared/router';
import { BackLink, LinkButton, Page, PageHeader, Skeleton, Stack } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LoadFailure } from '../../LoadFailure';
import { paths } from '../../paths';
import { isMissing } from '../job/isMissing';
import { DataSection } from './data/DataSection';
import { Documents } from './documents/Documents';
import { ProfileFacts } from './ProfileFacts';
import { ProfileForm } from './ProfileForm';

/** `?edit=1` opens the form, which alone needs the list of universities. */
export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const isEditing = new URL(url).searchParams.has('edit');
  const [profile, schools, documents, sessions] = await Promise.all([
    ownProfile(signal),
    isEditing ? knownSchools(signal) : [],
    isEditing ? [] : ownDocuments(signal),
    isEditing ? [] : loadSessions(signal),
  ]);
  return { ...profile, schools, documents, sessions, isEditing };
}

export function Component() {
  const { email, student, schools, documents, sessions, isEditing } = useLoaderData<typeof loader>();
  const { state } = useLocation();
  const back: string | undefined = state?.back;

  return (
    <Frame
      back={back}
      action={
        // One link for both ways, so that the focus stays on it.
        <LinkButton to={isEditing ? paths.profile : paths.editProfile} state={state} $size="small">
          {isEditing ? 'Cancel' : 'Edit Profile'}
        </LinkButton>
      }
    >
      {isEditing ? (
        <ProfileForm email={email} student={student} schools={schools} back={back} />
      ) : (
        <>
          <ProfileFacts email={email} student={student} />
          <Documents documents={documents} />
          <PasswordSection email={email} />
          <SessionsSection sessions={sessions} />
          <DataSection email={email} />
        </>
      )}
    </Frame>
  );
}

export const HydrateFallback = () => (
  <Frame>
    <Skeleton of="detail" />
  </Frame>
);

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Frame>
      <LoadFailure>{isMissing(error) ? noUser : 'Failed to fetch user data'}</LoadFailure>
    </Frame>
  );
}

async function ownProfile(signal: AbortSignal) {
  const identity = currentIdentity();
  if (!identity) throw new ApiError('signed_out', { error: 'User ID not found. Please log in again.' });
  const { users } = await call(listAccounts, {}, signal);
  const own = users.find(({ user_id }) => user_id === identity.user_id);
  if (!own?.student) throw new ApiError('not_found', { error: noUser });
  return { email: own.email, student: own.student };
}

const noUser = 'User not found';

/** Null where they could not be had: the rest of the profile can be changed all the same. */
const knownSchools = (signal: AbortSignal) =>
  call(listSchools, {}, signal).then(
    ({ data }) => data,
    () => null,
  );

/** Null where they could not be had: the rest of the page stands without them. */
const ownDocuments = (signal: AbortSignal) =>
  call(listDocuments, {}, signal).then(
    ({ documents }) => documents,
    () => null,
  );

function Frame({ back, action, children }: { back?: string | undefined; action?: ReactNode; children: ReactNode }) {
  return (
    <Page>
      {back && <BackLink to={back}>Application</BackLink>}
      <Column>
        <PageHeader title="Profile" actions={action} />
        <Stack $gap={7}>{children}</Stack>
      </Column>
    </Page>
  );
}

const Column = styled.div`max-width: 44rem;`;
