import type { listStudentApplications, Output, Query, WholeApplication } from '@foothold/shared/contract';
import type { Db } from '../db';
import { fail, type User } from '../http';
import { asApplication, asWholeApplication } from './asApplication';
import { findApplication, listOfStudent } from './queries';
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
