import { type Job, jobContentNames } from '@foothold/shared/contract';
import { toReplyRecord } from '../organizations/replyRecord';
import { isReviewer, type Viewer } from '../platform/http';
import { getDaysLeft, toDisplayStatus } from './jobStatus';
import type { JobCardRow, JobRow, WholeJobRow } from './queries';
import { buildShareLink } from './slug';

interface ViewContext {
  viewer: Viewer;
  /** Today in the platform's zone. */
  today: string;
  origin: string;
}

/** The values that depend on the viewer; some queries select only a part of them. */
interface ViewerFields extends Pick<JobRow, 'own_application' | 'saved' | 'application_count'> {
  taken_down_at?: string | null;
  delete_reason?: string | null;
  closed_at?: string | null;
  held_at?: string | null;
  held_counted?: number | null;
  held_percent?: number | null;
}

/** A job as this viewer sees it, with exactly the contract's fields, so that lists skip the response filter. */
export const toJob = (
  row: JobRow & ViewerFields & { open_jobs?: number | null; skills?: WholeJobRow['skills'] },
  { viewer, ...rest }: ViewContext,
): Job => ({
  ...toViewerJob(viewer, toPublicJob(row, rest), row),
  ...(row.skills !== undefined && toSkills(viewer, row.skills ?? [])),
});

function toSkills(viewer: Viewer, skills: NonNullable<WholeJobRow['skills']>) {
  const toNames = (some: typeof skills) => some.map(({ name }) => name);
  return {
    required_skills: toNames(skills.filter(({ is_required }) => is_required)),
    preferred_skills: toNames(skills.filter(({ is_required }) => !is_required)),
    ...(viewer?.role === 'student' && { own_skills: toNames(skills.filter(({ is_own }) => is_own)) }),
  };
}

/** Adds to a public job what this viewer sees besides. */
export function toViewerJob(viewer: Viewer, job: Job, fields: ViewerFields): Job {
  if (!viewer) return job;
  const isOwner = isReviewer(viewer) || (viewer.role === 'organization' && viewer.role_specific_id === job.org_id);
  const applicantIds = fields.own_application ? [viewer.user_id] : [];
  return {
    ...job,
    application: applicantIds,
    applied_user_ids: applicantIds,
    application_count: isOwner ? fields.application_count : null,
    ...(isOwner &&
      fields.taken_down_at && { taken_down: { at: fields.taken_down_at, reason: fields.delete_reason ?? null } }),
    ...(isOwner && !fields.taken_down_at && toHold(fields)),
    ...(isOwner && fields.closed_at && { closed_at: fields.closed_at }),
    own_application: fields.own_application,
    saved: viewer.role === 'student' ? Boolean(fields.saved) : null,
  };
}

const toHold = ({ held_at, held_counted, held_percent }: ViewerFields) =>
  held_at && { held: { at: held_at, counted: held_counted ?? 0, in_time_percent: held_percent ?? 0 } };

type CardColumns = Omit<JobCardRow, 'state'> & { open_jobs?: number | null };

const copiedColumns = ['id', 'org_id', ...jobContentNames, 'status', 'created_at', 'company_name'] as const;

function copyColumns(row: CardColumns) {
  const job: Record<string, unknown> = {};
  for (const name of copiedColumns) job[name] = row[name];
  return job as Pick<Job, (typeof copiedColumns)[number]>;
}

/** A job as a visitor sees it. */
export const toPublicJob = (row: CardColumns, { today, origin }: Omit<ViewContext, 'viewer'>): Job =>
  Object.assign(copyColumns(row), {
    display_status: toDisplayStatus(row, today),
    days_left: getDaysLeft(row.deadline, today),
    sharelink: buildShareLink(origin, row),
    application: [],
    applied_user_ids: [],
    application_count: null,
    own_application: null,
    saved: null,
    organization: {
      id: row.org_id,
      company_name: row.company_name,
      company_state: row.company_state,
      company_street_address: row.company_street_address,
      logo: row.logo,
      open_jobs: row.open_jobs ?? null,
      reply_record: toReplyRecord(row),
    },
  });
