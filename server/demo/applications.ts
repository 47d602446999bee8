import { computeReplyDueOn } from '@foothold/shared/contract';
import type { NewRow } from '../src/platform/db';
import { addDays, startOfDay, todayIn } from '../src/platform/time/days';
import type { DemoStudent } from './accounts';
import { writeAnswers, writeCoverLetter } from './coverLetter';
import type { DemoJob } from './jobs';
import { matchStudents, minTimeToDecision, type Status } from './matchStudents';
import { createRotation, itemAt, type Random } from './random';

export interface DemoApplication {
  row: NewRow<'applications'> & { id: number; created_at: Date; status: Status };
  job: DemoJob;
  student: DemoStudent;
  /** What happened, oldest first. */
  steps: readonly { status: Status; at: Date; by: 'student' | 'company' }[];
}

/** Who applied for what and how it went, oldest first. */
export function createApplications(
  random: Random,
  jobs: readonly DemoJob[],
  people: readonly DemoStudent[],
  now: Date,
  timeZone: string,
) {
  const pairs = matchStudents(random, { jobs, people, now });
  const places = new Map<DemoJob, number>();
  const dated = pairs.flatMap((pair) => {
    const created_at = pickAppliedAt(random, pair, now, timeZone);
    return created_at ? [{ ...pair, created_at }] : [];
  });
  dated.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  const options = { random, nextTurn: createRotation(random, [0, 1, 2, 3, 4, 5, 6, 7]) };

  return dated.map(({ job, student, status, created_at }, index): DemoApplication => {
    const place = places.get(job) ?? 0;
    places.set(job, place + 1);
    const steps = createSteps(random, status, created_at, now);
    const row = {
      id: index + 1,
      job_id: job.row.id,
      user_id: student.user_id,
      org_id: job.row.org_id,
      cover_letter: writeCoverLetter(options, job, student, place),
      ...writeAnswers(random, job, place),
      status,
      created_at,
      updated_at: itemAt(steps, steps.length - 1).at,
      reply_days: job.row.reply_days,
      reply_due_on: computeReplyDueOn({ ...job.row, applied_on: todayIn(timeZone, created_at) }),
      replied_at: steps.find((step) => replies.includes(step.status))?.at ?? null,
    };
    return { row, job, student, steps };
  });
}

const replies: readonly Status[] = ['Interview', 'Accepted', 'Rejected'];

interface Pair {
  job: DemoJob;
  student: DemoStudent;
  status: Status;
}

/** While the job was open and the student here, and not within the last minutes; undefined where that never was. */
function pickAppliedAt(
  random: Random,
  { job: { row }, student, status }: Pair,
  now: Date,
  timeZone: string,
): Date | undefined {
  const from = Math.max(row.created_at.getTime(), student.since.getTime());
  const closed = startOfDay(addDays(row.deadline, 1), timeZone).getTime() - 1;
  const latest = now.getTime() - (status === 'Accepted' ? minTimeToDecision : 0);
  const until = Math.min(closed, latest);
  const part = 0.08 + random.next() * 0.6;
  return from < until ? new Date(Math.round(from + (until - from) * part)) : undefined;
}

const statusPaths: Record<Status, readonly Status[]> = {
  Applied: ['Applied'],
  Viewed: ['Applied', 'Viewed'],
  Interview: ['Applied', 'Viewed', 'Interview'],
  Accepted: ['Applied', 'Viewed', 'Interview', 'Accepted'],
  Rejected: ['Applied', 'Viewed', 'Rejected'],
  Withdrawn: ['Applied', 'Viewed', 'Withdrawn'],
};

/** When each step comes, as a part of the time from the application until now. */
const progress: Record<Status, number> = {
  Applied: 0,
  Viewed: 0.12,
  Interview: 0.28,
  Accepted: 0.86,
  Rejected: 0.7,
  Withdrawn: 0.6,
};

function createSteps(random: Random, status: Status, created_at: Date, now: Date): DemoApplication['steps'] {
  const span = now.getTime() - created_at.getTime();
  return statusPaths[status].map((step) => ({
    status: step,
    at: new Date(Math.round(created_at.getTime() + span * progress[step] * (0.9 + random.next() * 0.1))),
    by: step === 'Applied' || step === 'Withdrawn' ? 'student' : 'company',
  }));
}
