import {
  type CompanyApplication,
  findReviewPosition,
  type listStudentApplications,
  type Output,
  type Query,
  type WholeApplication,
} from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import type { Db } from '../../platform/db';
import { fail, isReviewer, type User } from '../../platform/http';
import type { SavedFile } from '../../platform/storage';
import { findWelcome } from '../welcomes/queries';
import type { SentDocuments } from './documents';
import { countOpenedBefore, listApplicationFiles, listDocumentViews, listEvents } from './history.queries';
import { findApplication, listByStudent } from './queries';
import { toStudentApplication, toWholeApplication } from './toApplication';

type Services = Pick<Context, 'db' | 'config'>;

const maxRows = 1000;

/** A student's own applications, newest first. Admins may read anybody's. */
export async function loadStudentApplications(
  { db, config }: Services,
  user: User,
  user_id: number,
  { status }: Query<typeof listStudentApplications>,
): Promise<Output<typeof listStudentApplications>> {
  if (!isReviewer(user) && user_id !== user.user_id) fail('not_found');
  const rows = await listByStudent(db, { user_id, status, limit: maxRows });
  return { applications: { data: rows.map((row) => toStudentApplication(row, config)), total: rows.length } };
}

/** One application, for its student, its company or an admin; 404 for others. */
export async function loadVisibleApplication(services: Services, user: User, id: number): Promise<WholeApplication> {
  const application = await loadApplication(services, id);
  const isVisible =
    isReviewer(user) ||
    (user.role === 'student' && application.user_id === user.user_id) ||
    (user.role === 'organization' && application.org_id === user.role_specific_id);
  if (!isVisible) fail('not_found');
  if (user.role !== 'student') return application;
  return { ...application, review_position: await loadReviewPosition(services.db, application) };
}

async function loadReviewPosition(db: Db, { id, job_id }: WholeApplication) {
  const { place, applicants } = await countOpenedBefore(db, { id, job_id });
  return findReviewPosition(place, applicants);
}

/** One application with its timeline and documents. */
export const loadApplication = async (services: Services, id: number): Promise<WholeApplication> =>
  (await loadRow(services, id)).application;

/** The same as its company sees it. */
export async function loadCompanyApplication(services: Services, id: number): Promise<CompanyApplication> {
  const { row, application } = await loadRow(services, id);
  return { ...application, rating: row.rating || null };
}

/** An application that was just written with these documents: nothing has happened to it since. */
export async function loadNewApplication(
  { db, config }: Services,
  id: number,
  { resume, internship_letter }: SentDocuments<SavedFile>,
): Promise<WholeApplication> {
  const row = await requireApplication(db, id);
  const { status, created_at: at, full_name: by } = row;
  const timeline = [{ kind: 'applied' as const, status, at, starts_at: null, by }];
  const files = [resume, ...(internship_letter ? [internship_letter] : [])];
  const application = toWholeApplication(row, { timeline, files, views: [], welcome: undefined }, config);
  return { ...application, review_position: null };
}

const requireApplication = async (db: Db, id: number) => (await findApplication(db, id)) ?? fail('not_found');

async function loadRow({ db, config }: Services, id: number) {
  const row = await requireApplication(db, id);
  const [timeline, files, views, welcome] = await Promise.all([
    listEvents(db, id),
    listApplicationFiles(db, id),
    listDocumentViews(db, id),
    row.status === 'Accepted' ? findWelcome(db, id) : undefined,
  ]);
  return { row, application: toWholeApplication(row, { timeline, files, views, welcome }, config) };
}
