import { jobFields } from '@foothold/shared/contract';
import { sql } from 'kysely';
import { customPlan, type Db } from '../../platform/db';
import { matchAny } from '../search/listings.queries';
import { isUnknown } from './queries';
import { type Candidate, listConditions, type StudentFacts } from './rules';
import { listTitleWords } from './titleWords';

/** As many of the newest are compared with the student. */
const maxCandidates = 250;
const maxPlaces = 6;
const maxWords = 12;

interface Question {
  user_id: number;
  today: string;
  facts: StudentFacts;
  /** Jobs that the page shows already. */
  except: readonly number[];
}

/**
 * Open jobs that may suit a student: each part reads the newest few from one end of an index, so that the cost is the
 * same however many jobs there are.
 */
export async function listCandidates(db: Db, { user_id, today, facts, except }: Question): Promise<Candidate[]> {
  const words = toWordQueries(facts);
  const skills = [...new Set([...facts.skills, ...facts.applied_skills].map(({ id }) => id))];
  const { rows } = await sql<Candidate>`${customPlan}
    with course as materialized (
      select job_id from recent_listings where ${words.course}::tsquery is not null and words @@ ${words.course}::tsquery
      order by posted_at desc, job_id desc limit 100
    ),
    hinted as materialized (
      ${selectHinted({ user_id, facts, skills, titles: words.titles })}
    ),
    candidates as materialized (
      select listings.job_id, listings.posted_at, listings.posted_at > now() - interval '7 days' as is_new
      from hinted join listings on listings.job_id = hinted.job_id and listings.place = ''
      where listings.deadline >= ${today}::date and listings.job_id <> all (${except}::integer[]) and ${isUnknown(user_id)}
        and not exists (select from saved_jobs as own where own.user_id = ${user_id} and own.job_id = listings.job_id)
      order by listings.posted_at desc, listings.job_id desc
      limit ${sql.lit(maxCandidates)}
    )
    select candidates.*, jobs.org_id, jobs.job_title, jobs.field, jobs.env_mode, jobs.kind, jobs.stipend, ${asksDegree(facts)} as asks_degree,
      array(select place from listings as at where at.job_id = jobs.id and place <> '' order by place) as places,
      exists (select from course where course.job_id = jobs.id) as names_course,
      (select coalesce(json_agg(json_build_object('name', skills.name, 'is_required', is_required)
          order by is_required desc, position), '[]')
        from job_skills join skills on skills.id = job_skills.skill_id
        where job_skills.job_id = jobs.id and job_skills.skill_id = any (${skills}::integer[])
      ) as skills
    from candidates
    join jobs on jobs.id = candidates.job_id
    join listings on listings.job_id = candidates.job_id and listings.place = ''
    order by candidates.posted_at desc, candidates.job_id desc
  `.execute(db);
  return rows;
}

interface Hints extends Pick<Question, 'user_id' | 'facts'> {
  skills: readonly number[];
  titles: string | null;
}

/** Each from one end of an index; the newest of all in the end. */
const selectHinted = ({ user_id, facts, skills, titles }: Hints) => sql`
    select found.job_id from unnest(${skills}::integer[]) as own (skill_id)
    cross join lateral (
      select job_id from job_skills where job_skills.skill_id = own.skill_id order by job_id desc limit 20
    ) as found
    union
    select found.job_id from unnest(${toPlaces(facts)}::text[]) as at (place)
    cross join unnest(${jobFields}::text[]) as of (field) cross join (values (0::smallint), (1::smallint)) as paid (stipend)
    cross join lateral (
      select job_id from listings where place = at.place and field = of.field and stipend = paid.stipend
      order by posted_at desc, job_id desc limit 15
    ) as found
    union
    select found.job_id from unnest(${facts.followed}::integer[]) as followed (org_id)
    cross join lateral (
      select id as job_id from jobs where jobs.org_id = followed.org_id and deleted_at is null
      order by created_at desc, id desc limit 10
    ) as found
    union
    select found.job_id from saved_searches
    cross join lateral (
      select job_id from saved_search_matches where search_id = saved_searches.id order by job_id desc limit 15
    ) as found
    where saved_searches.user_id = ${user_id} and paused_at is null
    union
    select job_id from course
    union
    (select job_id from recent_listings where ${titles}::tsquery is not null and words @@ ${titles}::tsquery
      order by posted_at desc, job_id desc limit 100)
    union
    (select job_id from listings where place = '' order by posted_at desc, job_id desc limit 200)`;

/** Where the newest jobs are looked at; '' stands for any place. */
const toPlaces = (facts: StudentFacts) => [
  ...[...new Set([...facts.places, ...listConditions(facts, 'location')])].slice(0, maxPlaces),
  '',
];

/** What is looked for among the newest jobs: the course, and the titles of jobs that the student knows. */
function toWordQueries({ course, applied, saved }: StudentFacts) {
  const titles = [...applied, ...saved].flatMap(({ job_title }) => listTitleWords(job_title)).slice(0, maxWords);
  const words = course?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return {
    course: words.length > 0 ? matchAny([words.join(' ')]) : null,
    titles: titles.length > 0 ? matchAny(titles) : null,
  };
}

const asksDegree = ({ degree }: StudentFacts) =>
  degree === null ? sql`false` : sql`listings.words @@ ${`'degree=${degree}'`}::tsquery`;
