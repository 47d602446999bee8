import { buildStudentObject } from '../accounts/students.queries';
import { buildOrganizationObject } from '../organizations/queries';
import type { Db } from '../platform/db';

const maxRows = 1000;

/** Accounts, newest first, and how many there are: all, or the one of `user_id`. */
export const listAccountRows = (db: Db, user_id?: number) =>
  db
    .selectFrom('users')
    .leftJoin('students', 'students.user_id', 'users.id')
    .leftJoin('organizations', 'organizations.user_id', 'users.id')
    .select(['users.id as user_id', 'users.email', 'organizations.id as organization_id'])
    .select((eb) => [
      eb.case().when('students.user_id', 'is not', null).then(buildStudentObject(eb)).end().as('student'),
      eb.case().when('organizations.id', 'is not', null).then(buildOrganizationObject(eb)).end().as('organization'),
      eb.fn.countAll<number>().over().as('total'),
    ])
    .$if(user_id !== undefined, (query) => query.where('users.id', '=', user_id as number))
    .where('students.deleted_at', 'is', null)
    .orderBy('users.id', 'desc')
    .limit(maxRows)
    .execute();
