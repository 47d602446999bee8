import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import type { Viewer } from '../../platform/http';
import { selectCards } from '../queries';
import type { StudentFacts } from './rules';

const maxNewMatches = 6;
const maxKnownJobs = 20;
const maxSearches = 20;
const maxFollowed = 20;
const maxAppliedSkills = 20;

/** What a student has said and done, the newest first; undefined of somebody who is no student. */
export async function findStudentFacts(
  db: Db,
  user_id: number,
): Promise<(StudentFacts & { recommendations: boolean }) | undefined> {
  const selectKnown = (table: 'applications' | 'saved_jobs') => sql`(
    select coalesce(json_agg(known), '[]') from (
      select job_title, field from ${sql.table(table)} as own join jobs on jobs.id = own.job_id
      where own.user_id = students.user_id order by own.created_at desc, own.job_id desc limit ${sql.lit(maxKnownJobs)}
    ) as known)`;
  const { rows } = await sql<StudentFacts & { recommendations: boolean }>`
    select students.recommendations, students.course_of_study as course, students.degree, students.status,
      (select coalesce(json_agg(json_build_object('id', skills.id, 'name', skills.name) order by position), '[]')
        from student_skills join skills on skills.id = skill_id where student_skills.user_id = students.user_id) as skills,
      coalesce(preferred_places, '[]') as places, coalesce(preferred_env_modes, '[]') as env_modes,
      coalesce(preferred_kinds, '[]') as kinds,
      (select coalesce(json_agg(conditions), '[]') from (
        select conditions from saved_searches
        where saved_searches.user_id = students.user_id and not conditions ? 'org_id' and paused_at is null
        order by created_at desc, id desc limit ${sql.lit(maxSearches)}
      ) as newest) as searches,
      (select coalesce(json_agg(org_id), '[]') from (
        select (conditions ->> 'org_id')::integer as org_id from saved_searches
        where saved_searches.user_id = students.user_id and conditions ? 'org_id'
        order by created_at desc, id desc limit ${sql.lit(maxFollowed)}
      ) as newest) as followed,
      ${selectKnown('applications')} as applied, ${selectKnown('saved_jobs')} as saved,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by uses desc, id), '[]') from (
        select skills.id, skills.name, count(*) as uses
        from applications join job_skills using (job_id) join skills on skills.id = skill_id
        where applications.user_id = students.user_id
        group by skills.id, skills.name order by uses desc, skills.id limit ${sql.lit(maxAppliedSkills)}
      ) as known) as applied_skills
    from students left join student_details on student_details.user_id = students.user_id
    where students.user_id = ${user_id}
  `.execute(db);
  return rows[0];
}

/** The newest open jobs that searches and followed companies have found, and that are new to the student. */
export async function listNewMatches(db: Db, { user_id, today }: { user_id: number; today: string }) {
  const { rows } = await sql<{ job_id: number }>`
    select distinct listings.posted_at, listings.job_id
    from saved_searches
    cross join lateral (
      select job_id from saved_search_matches
      where search_id = saved_searches.id and seen_at is null order by job_id desc limit 20
    ) as matches
    join listings on listings.job_id = matches.job_id and listings.place = '' and listings.deadline >= ${today}::date
    where saved_searches.user_id = ${user_id} and paused_at is null and ${isUnknown(user_id)}
    order by listings.posted_at desc, listings.job_id desc
    limit ${sql.lit(maxNewMatches)}
  `.execute(db);
  return rows.map(({ job_id }) => job_id);
}

/** Of a job in `listings`: the student has neither applied for it nor put it or its company away. */
export const isUnknown = (user_id: number) => sql`
  not exists (select from applications as own where own.user_id = ${user_id} and own.job_id = listings.job_id)
  and not exists (select from dismissed_jobs as own where own.user_id = ${user_id} and own.job_id = listings.job_id)
  and not exists (select from hidden_companies as own where own.user_id = ${user_id} and own.org_id = listings.org_id)`;

export const listCards = (db: Db, viewer: Viewer, ids: readonly number[]) =>
  selectCards(db, viewer).where('jobs.id', '=', sql<number>`any (${ids}::integer[])`).execute();
