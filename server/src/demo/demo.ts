import { makeAccounts } from './accounts';
import { makeApplications } from './applications';
import { type DemoDocument, makeDocuments } from './documents';
import { makeHistory } from './history';
import { makeInterviews } from './interviews';
import { makeJobs } from './jobs';
import { makeNotifications } from './notifications';
import { createRandom } from './random';

export interface DemoOptions {
  seed?: number;
  /** Every date is told from here. */
  now: Date;
  timeZone: string;
  /** Hash of the one password that all demo accounts have. */
  passwordHash: string;
}

export type DemoData = ReturnType<typeof demoData>;

/** The rows of a lively marketplace. The same options give the same rows. */
export function demoData({ seed = 1, now, timeZone, passwordHash }: DemoOptions) {
  const random = createRandom(seed);
  const { users, organizations, studentRows, people, employers } = makeAccounts(random, now, passwordHash, timeZone);
  const jobs = makeJobs(random, employers, now, timeZone);
  const applications = makeApplications(random, jobs, people, now, timeZone);
  const interviews = makeInterviews(applications, now, timeZone);
  const documents = makeDocuments(random, applications);

  return {
    users,
    organizations,
    students: studentRows,
    jobs: jobs.map(({ row }) => row),
    applications: applications.map(({ row }) => {
      const papers = documents.get(row.id);
      return { ...row, resume: pathOf(papers?.resume), internship_letter: pathOf(papers?.internship_letter) };
    }),
    application_events: makeHistory(applications, interviews),
    interviews: interviews.map(({ row }) => row),
    notifications: makeNotifications(applications, interviews, employers, now),
    documents: [...documents.values()].flatMap(({ resume, internship_letter }) => [resume, internship_letter]),
  };
}

const pathOf = (document?: DemoDocument) => document && `/storage/${document.row.key}`;
