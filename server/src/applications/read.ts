import type {
  listOrganizationApplications,
  listStudentApplications,
  Output,
  Query,
  WholeApplication,
} from '@foothold/shared/contract';
import type { Db } from '../db';
import { fail, type User } from '../http';
import { asApplication, asWholeApplication } from './asApplication';
import { readCursor, writeCursor } from './cursor';
import { countOfCompany, findApplication, listOfCompany, listOfStudent } from './queries';
import { listEvents, listFiles, listViews } from './queries.history';

const mostRows = 1000;

/** A student's own applications, newest first; an admin may read anybody's. */
export async function listForStudent(
  db: Db,
  user: User,
  user_id: number,
  { status }: Query<typeof listStudentApplications>,
): Promise<Output<typeof listStudentApplications>> {
  if (user.role !== 'admin' && user_id !== user.user_id) fail('not_found');
  const rows = await listOfStudent(db, { user_id, status, limit: mostRows });
  return { applications: { data: rows.map(asApplication), total: rows.length } };
}

/** Applications to a company; one row more than asked for tells whether there is another page. */
export async function listForCompany(
  db: Db,
  user: User,
  org_id: number,
  { cursor, limit = mostRows, ...filters }: Query<typeof listOrganizationApplications>,
): Promise<Output<typeof listOrganizationApplications>> {
  if (user.role !== 'admin' && org_id !== user.role_specific_id) fail('not_found');
  const position = cursor === undefined ? undefined : readCursor(cursor);
  const which = { org_id, ...filters };
  const [rows, total] = await Promise.all([
    listOfCompany(db, { ...which, after: position, limit: limit + 1 }),
    position ? position.total : countOfCompany(db, which),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const next_cursor = last ? writeCursor({ created_at: last.created_at, id: last.id, total }) : null;
  return { applications: page.map(asApplication), total, next_cursor };
}

/** One application for its student, its company or an admin. For others it is not there. */
export async function view(db: Db, user: User, id: number): Promise<WholeApplication> {
  const application = await readWhole(db, id);
  const concerned =
    user.role === 'admin' ||
    (user.role === 'student' && application.user_id === user.user_id) ||
    (user.role === 'organization' && application.org_id === user.role_specific_id);
  return concerned ? application : fail('not_found');
}

/** One application with its history and documents. */
export async function readWhole(db: Db, id: number): Promise<WholeApplication> {
  const row = await findApplication(db, id);
  if (!row) fail('not_found');
  const [timeline, files, views] = await Promise.all([listEvents(db, id), listFiles(db, id), listViews(db, id)]);
  return asWholeApplication(row, { timeline, files, views });
}
