import {
  AddressSection,
  loadAddressChange,
  loadPasskeys,
  loadSessions,
  PasskeysSection,
  PasswordSection,
  SessionsSection,
} from '@foothold/shared/account';
import { ApiError, call } from '@foothold/shared/api';
import {
  AreaPage,
  AreaPageFailure,
  AreaPageSkeleton,
  LoadFailure,
  type PageOutline,
  ProfileColumn,
  ProfileSections,
} from '@foothold/shared/area';
import { currentIdentity } from '@foothold/shared/auth';
import {
  listAccounts,
  listDocuments,
  listLocations,
  listSchools,
  type Student,
  viewOwnDetails,
} from '@foothold/shared/contract';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
  useSearchParams,
} from '@foothold/shared/router';
import { BackLink, Card, LinkButton, Skeleton } from '@foothold/shared/ui';
import { offlineFailure } from '../../routes/offlineFailure';
import { paths } from '../../routes/paths';
import { DetailList } from '../../student/DetailList';
import { DataSection } from './data/DataSection';
import { DetailsSection } from './details/DetailsSection';
import { type DetailPart, parsePart } from './details/parts';
import { DocumentsSection } from './documents/DocumentsSection';
import { ProfileForm } from './ProfileForm';

/**
 * `?edit=1` opens the form, the only view that needs the list of universities; `?edit=work` that of one part of the details,
 * beside everything else.
 */
export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const { isEditing, part } = parseView(new URL(url));
  const [profile, details, places, schools, documents, passkeys, sessions, addressChange] = await Promise.all([
    loadOwnProfile(signal),
    isEditing ? null : loadOwnDetails(signal),
    part === 'work' ? loadPlaces(signal) : null,
    isEditing ? loadSchools(signal) : [],
    isEditing ? [] : loadOwnDocuments(signal),
    isEditing ? [] : loadPasskeys(signal),
    isEditing ? [] : loadSessions(signal),
    isEditing ? null : loadAddressChange(signal),
  ]);
  return { ...profile, details, places, schools, documents, passkeys, sessions, addressChange, isEditing };
}

/** Opening and closing the form of a part needs nothing new, but for the list of places. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const [before, after] = [parseView(currentUrl), parseView(nextUrl)];
  const isOnlyPart = currentUrl.pathname === nextUrl.pathname && before.part !== after.part && after.part !== 'work';
  return isOnlyPart && !before.isEditing && !after.isEditing ? false : defaultShouldRevalidate;
};

function parseView({ searchParams }: URL): { isEditing: boolean; part: DetailPart | null } {
  const edit = searchParams.get('edit');
  const part = parsePart(edit);
  return { isEditing: edit !== null && !part, part };
}

export function Component() {
  const { email, student, details, places, schools, documents, passkeys, sessions, addressChange, isEditing } =
    useLoaderData<typeof loader>();
  const [searchParams] = useSearchParams();
  const { state } = useLocation();
  const returnPath: string | undefined = state?.back;

  return (
    <AreaPage
      outline={outline}
      back={returnPath && <BackLink to={returnPath}>Application</BackLink>}
      actions={
        // One element for both states, so that it keeps the focus.
        <LinkButton to={isEditing ? paths.profile : paths.editProfile} state={state} $size="small">
          {isEditing ? 'Cancel' : 'Edit Profile'}
        </LinkButton>
      }
    >
      {isEditing ? (
        <ProfileForm email={email} student={student} schools={schools} returnPath={returnPath} />
      ) : (
        <>
          <ProfileDetails email={email} student={student} />
          <DetailsSection {...{ email, student, details, places }} editedPart={parsePart(searchParams.get('edit'))} />
          <DocumentsSection documents={documents} />
          <AddressSection email={email} change={addressChange} />
          <PasswordSection email={email} />
          <PasskeysSection passkeys={passkeys} email={email} />
          <SessionsSection sessions={sessions} />
          <DataSection email={email} />
        </>
      )}
    </AreaPage>
  );
}

const outline: PageOutline = {
  title: 'Profile',
  column: ProfileColumn,
  body: ProfileSections,
  skeleton: <Skeleton of="detail" />,
  failure: 'Failed to fetch user data',
  offlineFailure,
  notFound: <LoadFailure message="User not found" offlineMessage={offlineFailure} />,
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;

async function loadOwnProfile(signal: AbortSignal) {
  const identity = currentIdentity();
  if (!identity) throw new ApiError('signed_out', { error: 'User ID not found. Please log in again.' });
  const { users } = await call(listAccounts, {}, signal);
  const own = users.find(({ user_id }) => user_id === identity.user_id);
  if (!own?.student) throw new ApiError('not_found');
  return { email: own.email, student: own.student };
}

/** Null when they did not load: the section then offers a retry. */
const loadOwnDetails = (signal: AbortSignal) =>
  call(viewOwnDetails, {}, signal).then(
    ({ details }) => details,
    () => null,
  );

/** Null when the list did not load: other wishes can still be edited. */
const loadPlaces = (signal: AbortSignal) =>
  call(listLocations, {}, signal).then(
    ({ data }) => data.map(({ name }) => name),
    () => null,
  );

/** Null when the list did not load: the rest of the profile can still be edited. */
const loadSchools = (signal: AbortSignal) =>
  call(listSchools, {}, signal).then(
    ({ data }) => data,
    () => null,
  );

/** Null when the list did not load: the section then offers a retry. */
const loadOwnDocuments = (signal: AbortSignal) =>
  call(listDocuments, {}, signal).then(
    ({ documents }) => documents,
    () => null,
  );

const ProfileDetails = ({ email, student }: { email: string; student: Student }) => (
  <Card as="div">
    <DetailList
      details={[
        ['Full name', student.full_name],
        ['Email', email],
        ['Mobile number', student.phone],
        ['Sex', student.sex],
        ['University', student.university],
        ['Course of study', student.course_of_study],
        ['Degree', student.degree],
        ['Status', student.status],
      ]}
    />
  </Card>
);
