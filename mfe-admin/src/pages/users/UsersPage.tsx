import { call } from '@foothold/shared/api';
import { AreaPageFailure, AreaPageSkeleton } from '@foothold/shared/area';
import { listSchools, studentStatuses } from '@foothold/shared/contract';
import { downloadStudents, listStudents, studentSearch } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { EmptyState } from '@foothold/shared/ui';
import { useState } from 'react';
import { buildListOutline, ListPage } from '../../lists/ListPage';
import { parseListQuery, redirectFromMissingPage } from '../../routes/searchParams';
import { UserCard } from './UserCard';
import { userColumns } from './userColumns';

export async function loader({ request }: LoaderFunctionArgs) {
  const { search, page, query } = parseListQuery(studentSearch, request);
  const { students, total } = await call(listStudents, { query }, request.signal);
  redirectFromMissingPage(request, page, students);
  return { students, total, search, page };
}

export function Component() {
  const { students, ...list } = useLoaderData<typeof loader>();
  const universities = useUniversities();
  return (
    <ListPage
      outline={outline}
      noun={['user', 'users']}
      placeholder="Name or email"
      filters={[
        { name: 'university', label: 'University', options: universities.options, onOpen: universities.load },
        { name: 'status', label: 'Status', options: studentStatuses },
        { name: 'account', label: 'Account', options: ['Active', 'Suspended'] },
      ]}
      sortOptions={sortOptions}
      csvEndpoint={downloadStudents}
      empty={
        <EmptyState title="No users yet" illustration="first">
          Students stand here as soon as they sign up.
        </EmptyState>
      }
      rows={students}
      columns={userColumns}
      renderCard={(user) => <UserCard key={user.id} user={user} />}
      {...list}
    />
  );
}

/** The options of the university filter, loaded when its menu opens; a failed load is repeated at the next opening. */
function useUniversities(): { options: readonly string[] | undefined; load: () => void } {
  const [options, setOptions] = useState<readonly string[]>();
  const loadOptions = async () => {
    if (options?.length) return;
    const schools = await call(listSchools).catch((cause) => void reportError(cause));
    setOptions(schools?.data.map(({ sc_name }) => sc_name) ?? []);
  };
  return { options, load: () => void loadOptions() };
}

const sortOptions = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'name', label: 'Name' },
  { value: 'name_desc', label: 'Name, Z to A' },
  { value: 'university', label: 'University' },
  { value: 'university_desc', label: 'University, Z to A' },
];

const outline = buildListOutline('Users');

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
