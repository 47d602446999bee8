import { sql, type Updateable } from 'kysely';
import type { Database, Db, NewRow, Tx } from '../../platform/db';
import { interviewColumns } from './toInterview';

/** Locks an application until the transaction ends, and reads what an interview needs of it. */
export const lockApplication = (tx: Tx, id: number) =>
  tx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('organizations', 'organizations.id', 'applications.org_id')
    .innerJoin('students', 'students.user_id', 'applications.user_id')
    .select(['applications.id', 'applications.job_id', 'applications.user_id', 'applications.org_id'])
    .select(['applications.status', 'jobs.job_title', 'students.full_name'])
    .select(['organizations.company_name', 'organizations.time_zone', 'organizations.interview_link'])
    .select('organizations.user_id as company_user_id')
    .where('applications.id', '=', id)
    .forUpdate('applications')
    .executeTakeFirst();

/** Locks a company, so that two of its interviews do not get the same time at once. */
export const lockOrganizationCalendar = (tx: Tx, id: number) =>
  tx.selectFrom('organizations').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** An application has one interview: a new offer replaces the earlier one. */
export const upsertInterview = (tx: Tx, values: NewRow<'interviews'>) =>
  tx
    .insertInto('interviews')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('application_id').doUpdateSet((eb) => ({
        time_zone: eb.ref('excluded.time_zone'),
        starts_at: eb.ref('excluded.starts_at'),
        alt_1_starts_at: eb.ref('excluded.alt_1_starts_at'),
        alt_2_starts_at: eb.ref('excluded.alt_2_starts_at'),
        agreed_overlaps: eb.ref('excluded.agreed_overlaps'),
        meet_link: eb.ref('excluded.meet_link'),
        place: eb.ref('excluded.place'),
        phone_number: eb.ref('excluded.phone_number'),
        confirmed_at: null,
        chosen: null,
        completed_at: null,
        declined_at: null,
        decline_note: null,
        agreed_starts_at: eb
          .case()
          .when('interviews.confirmed_at', 'is not', null)
          .then(eb.ref('interviews.starts_at'))
          .else(eb.ref('interviews.agreed_starts_at'))
          .end(),
        dated_at: eb
          .case()
          .when('interviews.starts_at', '=', eb.ref('excluded.starts_at'))
          .then(eb.ref('interviews.dated_at'))
          .else(eb.ref('excluded.dated_at'))
          .end(),
        updated_at: new Date(),
        revision: sql<number>`interviews.revision + 1`,
      })),
    )
    .returning(interviewColumns)
    .returning('updated_at')
    .executeTakeFirstOrThrow();

/**
 * Sets the meeting link of a company's upcoming interviews that have no place, phone number or link. `updated_at`, which
 * identifies the offer, does not change, so a queued email about the offer is still sent; `revision` does, so calendars
 * take it for a later version.
 */
export const setMissingMeetLinks = (tx: Tx, org_id: number, meet_link: string) =>
  tx
    .updateTable('interviews')
    .set({ meet_link, revision: sql<number>`revision + 1` })
    .where('org_id', '=', org_id)
    .where('starts_at', '>', sql<string>`now()`)
    .where('completed_at', 'is', null)
    .where((eb) => eb.and([eb('meet_link', 'is', null), eb('place', 'is', null), eb('phone_number', 'is', null)]))
    .execute();

export const findInterview = (db: Db, id: number) =>
  db.selectFrom('interviews').select(interviewColumns).where('id', '=', id).executeTakeFirst();

export const findInterviewByApplication = (tx: Tx, application_id: number) =>
  tx.selectFrom('interviews').select('confirmed_at').where('application_id', '=', application_id).executeTakeFirst();

export const updateInterview = (tx: Tx, id: number, values: Updateable<Database['interviews']>) =>
  tx
    .updateTable('interviews')
    .set({ ...values, updated_at: new Date(), revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .returning(interviewColumns)
    .executeTakeFirstOrThrow();
