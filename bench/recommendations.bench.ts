import { createContext } from '../server/src/app/main';
import { loadForYou } from '../server/src/jobs/forYou/service';
import { readConfig } from '../server/src/platform/config/config';
import type { Context } from '../server/src/platform/context';
import { type Db, transact } from '../server/src/platform/db';
import { openDatabase } from '../server/src/platform/db/openDatabase';
import type { User } from '../server/src/platform/http';
import { todayIn } from '../server/src/platform/time/days';
import { type Row, toMinimumRow } from './harness/rows';
import { createDemoFolder } from './server/demoFolder';

export const name = 'recommendations';

const shown = 20;
const minTimes = 3;

/** How often the last job that a student of the demo data applied for is recommended, beside being among the newest. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const config = readConfig({ DATA_DIR: await createDemoFolder() });
  const onLockLost = (cause: Error) => {
    throw cause;
  };
  const { db, close } = await openDatabase(config, { onLockLost });
  const context = createContext(config, db);
  const held = await listLastApplications(db, todayIn(config.PLATFORM_TIME_ZONE));
  let [recommended, newest] = [0, 0];
  for (const application of held) {
    const found = await findWithout(context, application);
    recommended += Number(found.recommended.includes(application.job_id));
    newest += Number(found.newest.includes(application.job_id));
  }
  await close();
  note(`${held.length} students, of whom the last application for a job that is open is taken out`);
  note(`its job is among ${shown} that are recommended: ${recommended}; among the ${shown} newest: ${newest}`);
  const times = Number((recommended / Math.max(newest, 1)).toFixed(1));
  return [toMinimumRow('hits among recommended jobs, as a multiple of the newest', times, minTimes)];
}

interface HeldApplication {
  id: number;
  user_id: number;
  job_id: number;
}

const listLastApplications = (db: Db, today: string): Promise<HeldApplication[]> =>
  db
    .selectFrom('applications')
    .innerJoin('listings', 'listings.job_id', 'applications.job_id')
    .where('listings.place', '=', '')
    .where('listings.deadline', '>=', today)
    .distinctOn('applications.user_id')
    .select(['applications.id', 'applications.user_id', 'applications.job_id'])
    .orderBy('applications.user_id')
    .orderBy('applications.created_at', 'desc')
    .execute();

/** What the student would see who has not applied; nothing of it is kept. */
async function findWithout(context: Context, { id, user_id, job_id }: HeldApplication) {
  let found: { recommended: number[]; newest: number[] } | undefined;
  const undo = new Error('Taken back.');
  await transact(context.db, async (tx) => {
    await tx.deleteFrom('applications').where('id', '=', id).execute();
    await tx.deleteFrom('saved_jobs').where('user_id', '=', user_id).where('job_id', '=', job_id).execute();
    const today = todayIn(context.config.PLATFORM_TIME_ZONE);
    const page = await loadForYou({ ...context, db: tx }, { user_id, role: 'student' } as User);
    found = { recommended: page.recommended.map(({ job }) => job.id), newest: await listNewest(tx, user_id, today) };
    throw undo;
  }).catch((cause: unknown) => {
    if (cause !== undo) throw cause;
  });
  return found ?? { recommended: [], newest: [] };
}

/** The list of jobs as it is without a search, without those that the student has applied for. */
const listNewest = async (db: Db, user_id: number, today: string): Promise<number[]> =>
  (
    await db
      .selectFrom('listings')
      .select('job_id')
      .where('place', '=', '')
      .where('deadline', '>=', today)
      .where('job_id', 'not in', db.selectFrom('applications').select('job_id').where('user_id', '=', user_id))
      .orderBy('posted_at', 'desc')
      .orderBy('job_id', 'desc')
      .limit(shown)
      .execute()
  ).map((row) => row.job_id);
