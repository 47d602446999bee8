import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/db';
import type { FoundRow, Tally } from './ledger';

/** Each row that the load may have created, with what is missing and what is repeated. */
export async function listRows(db: Db): Promise<FoundRow[]> {
  const lists = [accounts, jobs, applications, documents, interviews, notes];
  const rows: FoundRow[] = [];
  for (const list of lists) rows.push(...(await list.execute(db)).rows);
  return rows;
}

/** The names of those conditions that hold, as JSON, about whose arrays the drivers agree. */
const namesOf = (conditions: Record<string, string>) => {
  const names = Object.entries(conditions).map(([name, condition]) => `case when ${condition} then '${name}' end`);
  return sql`to_jsonb(array_remove(array[${sql.raw(names.join(', '))}]::text[], null))`;
};
const none = sql`'[]'::jsonb`;

const accounts = sql<FoundRow>`
  select 'account' as kind, users.id, email as mark, coalesce(course_of_study, about, '') as state,
    ${namesOf({
      profile: 'students.user_id is null and organizations.id is null',
      'confirmation by email': 'not exists (select from address_confirmations c where c.user_id = users.id)',
      session: 'not exists (select from sessions s where s.user_id = users.id)',
    })} as missing, ${none} as repeated
  from users left join students on students.user_id = users.id left join organizations on organizations.user_id = users.id
  where role <> 'admin'`;

const jobs = sql<FoundRow>`
  select 'job' as kind, id, job_title as mark, status::text as state,
    ${namesOf({ 'audit entry': `status <> case last_action when 'job.closed' then 0 else 1 end` })} as missing,
    ${none} as repeated
  from (select *, (select action from audit_log
      where subject = 'job' and subject_id = jobs.id::text and action in ('job.opened', 'job.closed')
      order by audit_log.id desc limit 1) as last_action
    from jobs) as j`;

const applications = sql<FoundRow>`
  with event_counts as (
    select application_id, count(*) as events, count(distinct kind) as kinds,
      count(*) filter (where kind in ('interview_kept', 'interview_chosen', 'applied')) as unaudited,
      bool_or(kind = 'interview_moved') as is_moved, (array_agg(status order by id desc))[1] as last_status
    from application_events group by application_id),
  notification_counts as (select application_id, count(*) as notifications from notifications group by application_id),
  file_counts as (select application_id, count(*) as files from files group by application_id),
  audit_counts as (select subject_id, count(*) as audits from audit_log where action = 'application.moved' group by subject_id)
  select 'application' as kind, a.id, cover_letter as mark, a.status as state,
    ${namesOf({
      files: `coalesce(files, 0) < 2 or (select count(*) from files f where f.application_id = a.id
        and '/storage/' || f.key in (a.resume, a.internship_letter)) < 2`,
      event: 'last_status is distinct from a.status',
      notification: 'coalesce(notifications, 0) < events',
      'audit entry': 'coalesce(audits, 0) < events - unaudited',
      interview: `a.status = 'Interview' and not exists (select from interviews i where i.application_id = a.id)`,
    })} as missing,
    ${namesOf({
      file: 'files > 2',
      event: 'is_moved or events > kinds',
      notification: 'notifications > events',
      'audit entry': 'audits > events - unaudited',
    })} as repeated
  from applications a
    left join event_counts e on e.application_id = a.id left join notification_counts n on n.application_id = a.id
    left join file_counts f on f.application_id = a.id left join audit_counts u on u.subject_id = a.id::text`;

const documents = sql<FoundRow>`
  select 'document' as kind, d.id, coalesce(name, 'document ' || d.id) as mark, 'there' as state,
    ${namesOf({ file: 'key is null' })} as missing, ${none} as repeated
  from student_documents d left join files on files.document_id = d.id`;

const interviews = sql<FoundRow>`
  select 'interview' as kind, i.id, place as mark, case when confirmed_at is null then 'offered' else 'chosen' end as state,
    ${namesOf({
      event: `confirmed_at is not null and not exists (select from application_events e
        where e.application_id = i.application_id and kind in ('interview_kept', 'interview_chosen'))`,
    })} as missing, ${none} as repeated
  from interviews i`;

const notes = sql<FoundRow>`
  select 'note' as kind, id, body as mark, 'there' as state, ${none} as missing, ${none} as repeated from application_notes`;

/** Tasks that send an email, against the rows that are their cause. Done ones stay for a week. */
export async function listTallies(db: Db): Promise<Tally[]> {
  const { rows } = await sql<Tally>`
    with causes(kind, expected) as (
      select 'application_receipt', count(*) from applications
      union all select 'application_received', count(*) from applications
      union all select 'interview_offered', count(*) from interviews
      union all select 'mail', (select count(*) from address_confirmations) + (select count(*) from organizations where verified = 1)
      union all select 'application_' || status, count(*) from application_events
        where kind in ('viewed', 'accepted', 'rejected') group by status)
    select kind || ' tasks' as what, expected::int,
      (select count(*)::int from outbox where lower(outbox.kind) = lower(causes.kind)) as found
    from causes`.execute(db);
  return rows;
}

/** Hashes of the idempotency keys whose response is stored. */
export async function listAnsweredKeys(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('idempotency_keys').select('key_hash').where('answer', 'is not', null).execute();
  return new Set(rows.map(({ key_hash }) => key_hash));
}

export const listFiles = (db: Db) => db.selectFrom('files').select(['key', 'size', 'sha256']).execute();
