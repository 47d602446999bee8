import { type applyToJob, computeReplyDueOn, type Input, type Output } from '@foothold/shared/contract';
import { refuseBeyondQuota } from '../../accounts/documents/quota';
import { lockStudentProfile } from '../../accounts/students.queries';
import { createEmailTask } from '../../email/emailTemplate';
import { enqueueTasks } from '../../email/queries';
import { isOpen } from '../../jobs/jobStatus';
import { notify } from '../../notifications/queries';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/db';
import { type Call, fail, type User } from '../../platform/http';
import { insertFiles, removeUnused, type SavedFile, saveFiles } from '../../platform/storage';
import { todayIn } from '../../platform/time/days';
import {
  pickUploadsToSave,
  refuseMissingLetter,
  resolveDocuments,
  type SentDocuments,
  saveToProfile,
} from './documents';
import { applicationReceiptEmail } from './emails';
import { readFinishedAt } from './finishedAt';
import { loadNewApplication } from './loadApplication';
import { statusNotifications } from './notificationTexts';
import { insertApplication, lockJobForApplication } from './queries';
import { createReceivedTask } from './receivedEmail';

type Body = Input<typeof applyToJob>;

/** A student applies for one open job, once. Rows and files are saved together or not at all. */
export async function submitApplication(
  context: Context,
  { user, body, files, commit }: Pick<Call<typeof applyToJob>, 'user' | 'body' | 'files' | 'commit'>,
): Promise<Output<typeof applyToJob>> {
  const { db, store, config } = context;
  if (body.user_id && body.user_id !== user.user_id) fail('not_found');
  const sent = await resolveDocuments(context, user, body, files);
  const { response, unusedKeys } = await saveFiles(store, sent, (stored) =>
    saveFiles(store, body.keep_documents ? pickUploadsToSave(files, stored) : {}, (copies) =>
      commit(async (tx) => {
        const application_id = await saveApplication(context, tx, { user, body, stored });
        const unusedKeys = await saveToProfile(tx, user.user_id, copies);
        const application = await loadNewApplication({ db: tx, config }, application_id, stored);
        return { response: { application, message: 'Your application has been submitted!' }, unusedKeys };
      }),
    ),
  );
  await removeUnused(db, store, unusedKeys);
  return response;
}

interface Submission {
  user: User;
  body: Body;
  stored: SentDocuments<SavedFile>;
}

/** Writes the application with its files, notification and emails, all in the caller's transaction. */
async function saveApplication({ config }: Context, tx: Tx, { user, body, stored }: Submission): Promise<number> {
  const { resume, internship_letter } = stored;
  const today = todayIn(config.PLATFORM_TIME_ZONE);
  const job = await lockOpenJob(tx, body, today);
  refuseMissingLetter(job, stored);
  const student = await requireCompleteProfile(tx, user.user_id);
  const application = await insertApplication(tx, {
    ...{ job_id: job.id, user_id: user.user_id, org_id: job.org_id, cover_letter: body.cover_letter },
    ...{ resume: resume.path, internship_letter: internship_letter?.path ?? null },
    ...pickAnswers(job, body),
    finished_at: readFinishedAt(body.finished_at, new Date()),
    reply_days: job.reply_days,
    reply_due_on: computeReplyDueOn({ ...job, applied_on: today }),
  });
  if (!application) fail('already_applied');

  const application_id = application.id;
  await insertFiles(tx, { application_id }, resume, ...(internship_letter ? [internship_letter] : []));
  await refuseBeyondQuota(tx, user.user_id);
  await notify(tx, {
    user_ids: [job.company_user_id],
    kind: 'application',
    application_id,
    ...statusNotifications.Applied({ ...job, full_name: student.full_name }),
    href: `/dashboard/applications/${application_id}`,
  });
  const received = await createReceivedTask(tx, { job_id: job.id, application_id });
  await enqueueTasks(tx, received, createEmailTask(applicationReceiptEmail, { application_id }));
  return application_id;
}

/** The job, where it is public and open today. */
async function lockOpenJob(tx: Tx, { job_id, org_id }: Body, today: string) {
  const job = await lockJobForApplication(tx, job_id);
  if (job?.verification_status !== 'verified' || job.deleted_at !== null || job.held_at !== null) fail('not_found');
  if (org_id && org_id !== job.org_id) fail('not_found');
  if (!isOpen(job, today)) fail('job_closed');
  return job;
}

async function requireCompleteProfile(tx: Tx, user_id: number) {
  const student = await lockStudentProfile(tx, user_id);
  if (!student?.full_name || !student.university || !student.course_of_study) fail('profile_incomplete');
  return student;
}

type Answers = Pick<Body, 'a1' | 'a2' | 'a3' | 'a4' | 'a5'>;
type Questions = Record<'q1' | 'q2' | 'q3' | 'q4' | 'q5', string | null>;

/** Drops answers to questions that the job does not ask. */
const pickAnswers = ({ q1, q2, q3, q4, q5 }: Questions, { a1, a2, a3, a4, a5 }: Answers): Answers => ({
  a1: q1 ? a1 : null,
  a2: q2 ? a2 : null,
  a3: q3 ? a3 : null,
  a4: q4 ? a4 : null,
  a5: q5 ? a5 : null,
});
