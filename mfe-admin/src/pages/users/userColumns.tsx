import { BreakableText, Name, NameLink, StatusBadge, TextLink, VisuallyHidden } from '@foothold/shared/ui';
import { ProvidedValue, SecondLine } from '../../cards/values';
import { formatDay } from '../../format';
import { paths } from '../../routes/paths';
import type { Column } from '../../tables/DataTable';
import { accountLabel, type User } from './user';

/** The columns of the table of users. */
export const userColumns: readonly Column<User>[] = [
  {
    head: 'Name',
    cell: ({ id, email, student }) => (
      <>
        <NameLink to={paths.user(id)}>
          <Name>{student.full_name}</Name>
        </NameLink>
        <SecondLine>
          <BreakableText>{email}</BreakableText>
        </SecondLine>
      </>
    ),
    sort: { ascending: 'name', descending: 'name_desc' },
  },
  {
    head: 'University',
    cell: ({ student }) => <ProvidedValue value={student.university} />,
    sort: { ascending: 'university', descending: 'university_desc' },
  },
  { head: 'Course of Study', cell: ({ student }) => <ProvidedValue value={student.course_of_study} /> },
  { head: 'Status', cell: ({ student }) => <ProvidedValue value={student.status} /> },
  { head: 'Account', cell: (user) => <StatusBadge status={accountLabel(user)} /> },
  {
    head: 'Joined',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatDay(created_at)}</time>,
    numeric: true,
    sort: { ascending: 'oldest', descending: 'newest', startsDescending: true },
  },
  {
    head: 'Action',
    hideHead: true,
    cell: ({ id, student }) => (
      <TextLink to={paths.user(id)}>
        View user<VisuallyHidden>{` ${student.full_name}`}</VisuallyHidden>
      </TextLink>
    ),
  },
];
