import { call } from '@foothold/shared/api';
import { AreaPageFailure, AreaPageSkeleton } from '@foothold/shared/area';
import { viewStudent } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { Columns, Name } from '@foothold/shared/ui';
import { buildDetailOutline, DetailPage } from '../../details/DetailPage';
import { parseTablePages, redirectFromMissingPages } from '../../details/tablePages';
import { paths } from '../../routes/paths';
import { AccountCard } from './AccountCard';
import { ApplicationTable } from './ApplicationTable';
import { ProfileCard } from './ProfileCard';

const tables = ['applications'] as const;

export async function loader({ params, request }: LoaderFunctionArgs) {
  const query = parseTablePages(request, tables);
  const { student } = await call(viewStudent, { params: { id: String(params.id) }, query }, request.signal);
  redirectFromMissingPages(request, student, tables);
  return student;
}

export function Component() {
  const user = useLoaderData<typeof loader>();
  return (
    <DetailPage
      outline={outline}
      title={<Name>{user.student.full_name}</Name>}
      subtitle={formatApplicationCount(user.totals.applications)}
      auditQuery={user.email}
    >
      <Columns>
        <ProfileCard user={user} />
        <AccountCard user={user} />
      </Columns>
      <ApplicationTable user={user} />
    </DetailPage>
  );
}

function formatApplicationCount(total: number): string {
  if (total === 0) return 'No applications yet.';
  return total === 1 ? '1 application' : `${total.toLocaleString('en-GB')} applications`;
}

const outline = buildDetailOutline({
  kind: 'User',
  listPath: paths.users,
  notFound: 'Nobody has this account, or they have deleted it.',
});

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
