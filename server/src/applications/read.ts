import type {
  Application,
  listOrganizationApplications,
  listStudentApplications,
  Output,
  Query,
} from '@foothold/shared/contract';
import type { Db } from '../db';
import { fail, type User } from '../http';
import { asApplication, asWholeApplication } from './asApplication';
import { readCursor, writeCursor } from './cursor';
import { countOfCompany, findApplication, listEvents, listFiles, listOfCompany, listOfStudent } from './queries';

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

/** One application with its history and documents. */
export async function readWhole(db: Db, id: number): Promise<Application> {
  const row = await findApplication(db, id);
  if (!row) fail('not_found');
  const [timeline, files] = await Promise.all([listEvents(db, id), listFiles(db, id)]);
  return asWholeApplication(row, timeline, files);
}
