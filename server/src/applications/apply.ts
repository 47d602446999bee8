import type { Application, applyToJob, FileName, Input } from '@foothold/shared/contract';
import type { Context } from '../context';
import { type Tx, transact } from '../db';
import { fail, type Upload, type User } from '../http';
import { isOpen } from '../jobs/open';
import { orderOf } from '../mail/letterKind';
import { enqueue } from '../mail/queries';
import { notify } from '../notifications/queries';
import { insertFile, keepFiles } from '../storage';
import { todayIn } from '../time/days';
import { receipt } from './letters';
import { findStudent, insertApplication, lockJobToAnswer } from './queries';
import { insertEvent } from './queries.history';
import { readWhole } from './read';
import { orderReceived } from './received';

type Files = Record<FileName<typeof applyToJob>, Upload>;

/** A student answers one open job, once; rows and files are kept together or not at all. */
export async function apply(
  context: Context,
  user: User,
  body: Input<typeof applyToJob>,
  files: Files,
): Promise<Application> {
  const { db, store, config } = context;
  if (body.user_id && body.user_id !== user.user_id) fail('not_found');
  const id = await keepFiles(store, files, ({ resume, internship_letter }) =>
    transact(db, async (tx) => {
      const job = await jobToAnswer(tx, body, todayIn(config.PLATFORM_TIME_ZONE));
      const student = await wholeProfile(tx, user.user_id);
      const application = await insertApplication(tx, {
        ...{ job_id: job.id, user_id: user.user_id, org_id: job.org_id, cover_letter: body.cover_letter },
        ...{ resume: resume.path, internship_letter: internship_letter.path },
        ...answersTo(job, body),
      });
      if (!application) fail('already_applied');

      await insertFile(tx, application.id, resume);
      await insertFile(tx, application.id, internship_letter);
      await insertEvent(tx, {
        ...{ application_id: application.id, kind: 'applied', status: 'Applied', actor_user_id: user.user_id },
      });
      await notify(tx, {
        user_ids: [job.company_user_id],
        title: 'New application',
        message: `${student.full_name} applied for ${job.job_title}.`,
        href: `/dashboard/applications/${application.id}`,
      });
      const received = await orderReceived(tx, { job_id: job.id, application_id: application.id });
      await enqueue(tx, received, orderOf(receipt, { application_id: application.id }));
      return application.id;
    }),
  );
  return readWhole(db, id);
}

/** The job, if its readers may see it and it takes applications today. */
async function jobToAnswer(tx: Tx, { job_id, org_id }: Input<typeof applyToJob>, today: string) {
  const job = await lockJobToAnswer(tx, job_id);
  if (job?.verification_status !== 'verified' || job.deleted_at !== null) fail('not_found');
  if (org_id && org_id !== job.org_id) fail('not_found');
  if (!isOpen(job, today)) fail('job_closed');
  return job;
}

async function wholeProfile(tx: Tx, user_id: number) {
  const student = await findStudent(tx, user_id);
  if (!student?.full_name || !student.university || !student.course_of_study) fail('profile_incomplete');
  return student;
}

type Answers = Pick<Input<typeof applyToJob>, 'a1' | 'a2' | 'a3' | 'a4' | 'a5'>;
type Questions = Record<'q1' | 'q2' | 'q3' | 'q4' | 'q5', string | null>;

/** An answer stays only where the job asks for one. */
const answersTo = ({ q1, q2, q3, q4, q5 }: Questions, { a1, a2, a3, a4, a5 }: Answers): Answers => ({
  a1: q1 ? a1 : null,
  a2: q2 ? a2 : null,
  a3: q3 ? a3 : null,
  a4: q4 ? a4 : null,
  a5: q5 ? a5 : null,
});
