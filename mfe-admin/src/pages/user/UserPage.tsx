import { call } from '@foothold/shared/api';
import { viewStudent } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { Columns } from '@foothold/shared/ui';
import { DetailFailure, DetailPage, DetailWaiting } from '../../details/DetailPage';
import { refuseMissingRows, tablesIn } from '../../details/tablePages';
import { paths } from '../../paths';
import { AccountCard } from './AccountCard';
import { ApplicationTable } from './ApplicationTable';
import { ProfileCard } from './ProfileCard';

const tables = ['applications'] as const;

export async function loader({ params, request }: LoaderFunctionArgs) {
  const query = tablesIn(request, tables);
  const { student } = await call(viewStudent, { params: { id: String(params.id) }, query }, request.signal);
  refuseMissingRows(request, student, tables);
  return student;
}

export function Component() {
  const user = useLoaderData<typeof loader>();
  return (
    <DetailPage
      home={paths.users}
      name={user.student.full_name}
      subtitle={applicationsBy(user.totals.applications)}
      audited={user.email}
    >
      <Columns>
        <ProfileCard user={user} />
        <AccountCard user={user} />
      </Columns>
      <ApplicationTable user={user} />
    </DetailPage>
  );
}

function applicationsBy(total: number): string {
  if (total === 0) return 'No applications yet.';
  return total === 1 ? '1 application' : `${total.toLocaleString('en-GB')} applications`;
}

export const HydrateFallback = () => <DetailWaiting home={paths.users} kind="User" />;

export const ErrorBoundary = () => (
  <DetailFailure home={paths.users} kind="User">
    Nobody has this account, or they have deleted it.
  </DetailFailure>
);
