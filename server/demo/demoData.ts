import { createAccounts } from './accounts';
import { createApplicationEvents } from './applicationEvents';
import { createApplications, type DemoApplication } from './applications';
import { createAuditEntries } from './auditEntries';
import { createConversations, createTemplates } from './conversations';
import { createDocuments, type DemoDocument } from './documents';
import { createInterviews } from './interviews';
import { createJobSkills } from './jobSkills';
import { createJobs, type DemoJob } from './jobs';
import { createNotifications } from './notifications';
import { createRandom } from './random';
import { explainRejection } from './rejections';
import { createSavedSearches } from './savedSearches';
import { createStudentDetails, createStudentSkills } from './studentDetails';
import { answerAcceptance, createWelcomes } from './welcomes';

export interface DemoOptions {
  seed?: number;
  /** Every date is told from here. */
  now: Date;
  timeZone: string;
  /** Hash of the one password that all demo accounts have. */
  passwordHash: string;
}

export type DemoData = ReturnType<typeof createDemoData>;

/** The rows of a lively marketplace. The same options give the same rows. */
export function createDemoData({ seed = 1, now, timeZone, passwordHash }: DemoOptions) {
  const random = createRandom(seed);
  const { users, organizations, studentRows, people, employers } = createAccounts(random, now, passwordHash, timeZone);
  const jobs = createJobs(random, employers, now, timeZone);
  const applications = createApplications(random, jobs, people, now, timeZone);
  const interviews = createInterviews(applications, now, timeZone);
  const documents = createDocuments(random, applications);

  return {
    users,
    organizations,
    students: studentRows,
    student_details: createStudentDetails(people, now, timeZone),
    student_skills: createStudentSkills(people),
    saved_searches: createSavedSearches(people, now),
    job_skills: createJobSkills(jobs),
    jobs: jobs.map(({ row }) => closeAfterApplications(row, applications, now)),
    applications: applications.map((application) => {
      const { row } = application;
      const papers = documents.get(row.id);
      return {
        ...row,
        ...answerAcceptance(application, now),
        ...explainRejection(application),
        resume: toStoragePath(papers?.resume),
        internship_letter: toStoragePath(papers?.internship_letter),
      };
    }),
    application_events: createApplicationEvents(applications, interviews),
    interviews: interviews.map(({ row }) => row),
    ...createConversations(applications, now),
    message_templates: createTemplates(employers),
    welcomes: createWelcomes(applications, timeZone),
    notifications: createNotifications(applications, interviews, employers, now),
    audit_log: createAuditEntries({ employers, applications, documents, now }),
    documents: [...documents.values()].flatMap(({ resume, internship_letter }) => [resume, internship_letter]),
  };
}

/** A job that is no longer open was closed some time after the last application. */
function closeAfterApplications(
  job: DemoJob['row'],
  applications: readonly DemoApplication[],
  now: Date,
): DemoJob['row'] {
  if (job.status === 1) return job;
  const times = applications.filter(({ row }) => row.job_id === job.id).map(({ row }) => row.created_at.getTime());
  const last = Math.max(job.created_at.getTime(), ...times);
  const closed = new Date(Math.round((last + now.getTime()) / 2));
  return { ...job, updated_at: closed, closed_at: closed };
}

const toStoragePath = (document?: DemoDocument) => document && `/storage/${document.row.key}`;
