import type { Output, Query } from '@foothold/shared/contract';
import type { listStudents, viewStudent } from '@foothold/shared/contract/admin';
import type { Db } from '../platform/db';
import { fail } from '../platform/http';
import type { CachedCount } from './countCache';
import { paginate } from './pagination';
import { toSearchPatterns } from './searchPatterns';
import {
  countStudentApplications,
  countStudents,
  findStudent,
  listStudentApplications,
  listStudentRows,
  listStudentSessions,
} from './students.queries';

/** A page of the students. */
export async function searchStudents(
  db: Db,
  cachedCount: CachedCount,
  { q, page: number, limit, ...filters }: Query<typeof listStudents>,
): Promise<Output<typeof listStudents>> {
  const page = paginate({ page: number, limit });
  const search = { ...filters, patterns: toSearchPatterns(q) };
  const { sort: _, ...countedFilters } = search;
  const [students, total] = await Promise.all([
    listStudentRows(db, search, page),
    cachedCount(['students', countedFilters], () => countStudents(db, search)),
  ]);
  return { students, total, next_page: page.nextPage(total) };
}

/** One student with their sessions and a page of their applications. */
export async function viewStudentDetails(
  db: Db,
  id: number,
  { applications: number, limit }: Query<typeof viewStudent>,
): Promise<Output<typeof viewStudent>> {
  const page = paginate({ page: number, limit });
  const [student, sessions, applications, total] = await Promise.all([
    findStudent(db, id),
    listStudentSessions(db, id),
    listStudentApplications(db, id, page),
    countStudentApplications(db, id),
  ]);
  if (!student) fail('not_found');
  return { student: { ...student, sessions, applications, totals: { applications: total } } };
}
