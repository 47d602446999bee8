import { computeReplyDueOn, type EnvMode, type Job, type JobContentName, type JobKind } from '../contract';
import { formatMonthlyPay, formatPaid } from './formatPay';

/** One line of a job's details: label, value, and an addition in a quieter style. */
export interface JobDetail {
  label: string;
  value: string;
  aside?: string;
  /** The value of a date as YYYY-MM-DD. */
  date?: string;
}

/** Fields that the public job page shows elsewhere, within another line, or not before somebody applies. */
type OtherField =
  | 'job_title'
  | 'field'
  | 'currency'
  | 'amount'
  | 'job_description'
  | 'job_requirements'
  | `q${1 | 2 | 3 | 4 | 5}`;

/** What the public job page shows of a job beside its text and its time line (specification section 2). */
export function formatJobDetails(job: Job): JobDetail[] {
  const pay = formatMonthlyPay(job);
  // A new field of a job does not compile until it is listed here or above.
  const details: Record<Exclude<JobContentName, OtherField>, JobDetail | undefined> = {
    department: { label: 'Department', value: job.department },
    stipend: { label: 'Stipend', value: formatPaid(job), ...(pay && { aside: pay }) },
    env_mode: { label: 'Work environment', value: formatWorkMode(job.env_mode) },
    location: job.location ? { label: 'Location', value: job.location } : undefined,
    kind: job.kind ? { label: 'Kind of job', value: jobKindLabels[job.kind] } : undefined,
    duration: { label: 'Duration', value: job.duration },
    start_date: job.start_date
      ? { label: 'Start', value: formatLongDate(job.start_date), date: job.start_date }
      : undefined,
    openings: job.openings ? { label: 'Openings', value: String(job.openings) } : undefined,
    deadline: { label: 'Application deadline', value: formatLongDate(job.deadline), date: job.deadline },
    reply_days: { label: 'Replies by', value: formatLongDate(toReplyDate(job)), date: toReplyDate(job) },
    letter_required: { label: 'Internship letter', value: formatLetterNeed(job) },
  };
  return Object.values(details).filter((detail) => detail !== undefined);
}

/** Whether an application needs a letter from the student's school. */
export const formatLetterNeed = ({ letter_required }: Pick<Job, 'letter_required'>): string =>
  letter_required === 0 ? 'No letter needed' : 'Letter from your school needed';

/** The day by which somebody who applies now has the company's reply: nobody can after the deadline. */
const toReplyDate = (job: Pick<Job, 'deadline' | 'reply_days'>) =>
  computeReplyDueOn({ ...job, applied_on: job.deadline });

/** 'Replies by 5 January' */
export const formatReplyDate = (job: Pick<Job, 'deadline' | 'reply_days'>): string =>
  `Replies by ${formatDayAndMonth(toReplyDate(job))}`;

/** '5 January', of a date that is near */
export const formatDayAndMonth = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** '5 January 2027' */
export const formatLongDate = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'Monday 7 January 2030'. */
export const formatFullDate = (date: string): string =>
  `${new Date(date).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })} ${formatLongDate(date)}`;

/** 'Lagos', 'Remote', or 'Remote, Lagos' for a remote job with a location. */
export function formatJobLocation({ env_mode, location }: Pick<Job, 'env_mode' | 'location'>): string {
  if (env_mode !== 'remote') return location ?? '';
  return !location || location === remoteLabel ? remoteLabel : `${remoteLabel}, ${location}`;
}

/** Title of a job's public page, for tabs, search results and link previews. */
export function formatJobHeadline(job: Pick<Job, 'job_title' | 'company_name' | 'env_mode' | 'location'>): string {
  const place = formatJobLocation(job);
  return `${job.job_title} at ${job.company_name}${place && `, ${place}`}`;
}

const remoteLabel = 'Remote';

const workModeLabels: Record<EnvMode, string> = { onsite: 'On-site', remote: 'Remote', hybrid: 'Hybrid' };

export const jobKindLabels: Record<JobKind, string> = {
  internship: 'Internship',
  siwes: 'SIWES',
  nysc: 'NYSC',
  graduate: 'Graduate programme',
  entry_level: 'Entry level',
  part_time: 'Part-time',
};

/** '1 opening', '3 openings' */
export const formatOpenings = (openings: number): string => (openings === 1 ? '1 opening' : `${openings} openings`);

/** The label of a work environment; other text stays as it is. */
export const formatWorkMode = (env_mode: string): string => workModeLabels[env_mode as EnvMode] ?? env_mode;

/** How long a job still accepts applications. */
export function formatTimeLeft(days_left: number): string {
  if (days_left < 0) return 'Deadline passed';
  if (days_left === 0) return 'Closes tonight';
  return days_left === 1 ? '1 day left' : `${days_left} days left`;
}
