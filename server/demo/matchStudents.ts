import type { NewRow } from '../src/platform/db';
import { type DemoStudent, demoAccounts } from './accounts';
import type { DemoJob } from './jobs';
import { itemAt, type Random } from './random';

export type Status = NonNullable<NewRow<'applications'>['status']>;

/** One for each answer that a question has been given: a third applicant still says something new. */
const maxApplicants = 3;

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
  'Applied',
  'Interview',
  'Viewed',
  'Interview',
  'Applied',
  'Accepted',
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

/** Brings students and jobs together: at most three to a job, and each student once for each kind of work. */
export const matchStudents = (random: Random, jobs: readonly DemoJob[], people: readonly DemoStudent[]): Match[] =>
  new StudentMatcher(random, jobs, people).match();

class StudentMatcher {
  private readonly pairs: Match[] = [];
  private readonly applicants = new Map<DemoJob, number>();
  private readonly done = new Set<string>();

  constructor(
    private readonly random: Random,
    private readonly jobs: readonly DemoJob[],
    private readonly people: readonly DemoStudent[],
  ) {}

  match(): Match[] {
    const isDemo = ({ email }: { email: string }) => email === demoAccounts.student;
    const ofDemoCompany = (job: DemoJob) => job.company.profile.email === demoAccounts.company;
    const demoStudent = this.people.filter(isDemo);
    const others = this.people.filter((student) => !isDemo(student));
    const firstJobs = this.jobs.filter((job) => ofDemoCompany(job) && job.role.key === 'backend');
    const shuffled = this.random.shuffle(this.jobs.filter((job) => !ofDemoCompany(job)));

    for (const student of demoStudent) this.applyTo(student, [...firstJobs, ...shuffled], demoStudentStatuses);
    this.fill(this.jobs.filter(ofDemoCompany), others);
    for (const student of others) {
      const start = this.random.int(0, 9);
      const statuses = Array.from({ length: this.random.int(3, 5) }, (_, index) => itemAt(someStatuses, start + index));
      this.applyTo(student, this.random.shuffle(shuffled), statuses);
    }
    return this.pairs;
  }

  private fill(jobs: readonly DemoJob[], people: readonly DemoStudent[]) {
    const nextStatus = createRoundRobin(demoCompanyStatuses);
    for (const job of jobs) {
      const candidates = this.random.shuffle(people).filter((student) => this.fits(student, job, true));
      for (const student of candidates.slice(0, 2)) this.add({ job, student, status: nextStatus() });
    }
  }

  private applyTo(student: DemoStudent, jobs: readonly DemoJob[], statuses: readonly Status[]) {
    const left = [...statuses];
    for (const job of jobs) {
      if (left.length === 0) return;
      if (this.fits(student, job)) this.add({ job, student, status: left.shift() as Status });
    }
  }

  private fits({ user_id, profile }: DemoStudent, job: DemoJob, atAnyStage = false) {
    const full = (this.applicants.get(job) ?? 0) >= maxApplicants;
    const again = this.done.has(`${user_id} ${job.role.key}`);
    return !full && !again && isSuitable(profile, job, atAnyStage);
  }

  private add(pair: Match) {
    this.pairs.push(pair);
    this.applicants.set(pair.job, (this.applicants.get(pair.job) ?? 0) + 1);
    this.done.add(`${pair.student.user_id} ${pair.job.role.key}`);
  }
}

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

const createRoundRobin = <T>(items: readonly T[]) => {
  let turn = 0;
  return () => itemAt(items, turn++);
};
