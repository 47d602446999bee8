import type { NewRow } from '../src/platform/db';
import { type DemoStudent, demoAccounts } from './accounts';
import { day } from './dates';
import type { DemoJob } from './jobs';
import { itemAt, type Random } from './random';

export type Status = NonNullable<NewRow<'applications'>['status']>;

/** Time enough to be invited, to meet and to be decided upon. */
export const minTimeToDecision = 11 * day;

/** One for each answer that a question has been given: a third applicant still says something new. */
const maxAnswers = 3;
/** Of jobs that ask nothing; few jobs are sought after, most are found by one or two. */
const maxApplicants: readonly number[] = [3, 12, 2, 9, 1, 8, 6, 4];

const demoStudentStatuses: readonly Status[] = [
  'Interview',
  'Accepted',
  'Viewed',
  'Applied',
  'Rejected',
  'Interview',
  'Applied',
  'Withdrawn',
];
const demoCompanyStatuses: readonly Status[] = [
  'Accepted',
  'Interview',
  'Viewed',
  'Interview',
  'Applied',
  'Applied',
  'Interview',
  'Rejected',
];
const someStatuses: readonly Status[] = [
  'Applied',
  'Viewed',
  'Interview',
  'Applied',
  'Rejected',
  'Viewed',
  'Interview',
  'Accepted',
  'Applied',
  'Withdrawn',
];

export interface Match {
  job: DemoJob;
  student: DemoStudent;
  status: Status;
}

interface Market {
  jobs: readonly DemoJob[];
  people: readonly DemoStudent[];
  now: Date;
}

/** Brings students and jobs together: many to a few jobs, and each student once for each kind of work. */
export const matchStudents = (random: Random, market: Market): Match[] => new StudentMatcher(random, market).match();

class StudentMatcher {
  private readonly pairs: Match[] = [];
  private readonly applicants = new Map<DemoJob, number>();
  private readonly done = new Set<string>();

  constructor(
    private readonly random: Random,
    private readonly market: Market,
  ) {}

  match(): Match[] {
    const isDemo = ({ email }: { email: string }) => email === demoAccounts.student;
    const ofDemoCompany = (job: DemoJob) => job.company.profile.email === demoAccounts.company;
    const { jobs, people } = this.market;
    const demoStudent = people.filter(isDemo);
    const others = people.filter((student) => !isDemo(student));
    const firstJobs = jobs.filter((job) => ofDemoCompany(job) && job.role.key === 'backend');
    const shuffled = this.random.shuffle(jobs.filter((job) => !ofDemoCompany(job)));

    for (const student of demoStudent) this.applyTo(student, [...firstJobs, ...shuffled], demoStudentStatuses);
    this.fill(jobs.filter(ofDemoCompany), others);
    for (const student of others) {
      const start = this.random.int(0, 9);
      const statuses = Array.from({ length: this.random.int(3, 5) }, (_, index) => itemAt(someStatuses, start + index));
      this.applyTo(student, this.shuffleByAppeal(shuffled), statuses);
    }
    return this.pairs;
  }

  private fill(jobs: readonly DemoJob[], people: readonly DemoStudent[]) {
    const left = Array.from({ length: jobs.length * 2 }, (_, index) => itemAt(demoCompanyStatuses, index));
    for (const job of jobs) {
      const candidates = this.random.shuffle(people).filter((student) => this.fits(student, job, true));
      for (const student of candidates.slice(0, 2)) {
        const status = this.takeStatus(left, student, job);
        if (status) this.add({ job, student, status });
      }
    }
  }

  /** Jobs with room for many come early in nearly everybody's list. */
  private shuffleByAppeal(jobs: readonly DemoJob[]): DemoJob[] {
    return jobs
      .map((job) => ({ job, order: this.random.next() ** getMaxApplicants(job) }))
      .sort((a, b) => a.order - b.order)
      .map(({ job }) => job);
  }

  /** Takes the first status off the list that the time since the application allows. */
  private takeStatus(left: Status[], student: DemoStudent, job: DemoJob): Status | undefined {
    const next = left.findIndex((status) => status !== 'Accepted' || this.hasTimeToDecide(student, job));
    return next < 0 ? undefined : left.splice(next, 1)[0];
  }

  private hasTimeToDecide({ since }: DemoStudent, { row }: DemoJob): boolean {
    const possibleFrom = Math.max(since.getTime(), row.created_at.getTime());
    return this.market.now.getTime() - possibleFrom > minTimeToDecision + day;
  }

  private applyTo(student: DemoStudent, jobs: readonly DemoJob[], statuses: readonly Status[]) {
    const left = [...statuses];
    for (const job of jobs) {
      if (left.length === 0) return;
      const status = this.fits(student, job) && this.takeStatus(left, student, job);
      if (status) this.add({ job, student, status });
    }
  }

  private fits({ user_id, profile }: DemoStudent, job: DemoJob, atAnyStage = false) {
    const full = (this.applicants.get(job) ?? 0) >= getMaxApplicants(job);
    const again = this.done.has(`${user_id} ${job.role.key}`);
    return !full && !again && isSuitable(profile, job, atAnyStage);
  }

  private add(pair: Match) {
    this.pairs.push(pair);
    this.applicants.set(pair.job, (this.applicants.get(pair.job) ?? 0) + 1);
    this.done.add(`${pair.student.user_id} ${pair.job.role.key}`);
  }
}

const getMaxApplicants = ({ row, questions }: DemoJob): number =>
  Math.min(itemAt(maxApplicants, row.id), questions.length > 0 ? maxAnswers : Number.POSITIVE_INFINITY);

function isSuitable(
  { discipline, course, status }: DemoStudent['profile'],
  { role, kind }: DemoJob,
  atAnyStage: boolean,
) {
  if (!role.disciplines.includes(discipline)) return false;
  if (role.courses && !role.courses.test(course)) return false;
  const studies = kind === 'internship' || kind === 'siwes';
  return atAnyStage || studies === (status === 'Undergraduate') || kind === 'entry';
}
