import type { DismissalReason, Input, Output, switchRecommendations, viewForYou } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import type { User } from '../../platform/http';
import { loadJob, toViewContext } from '../loadJob';
import { toJob } from '../toJob';
import { listCandidates } from './candidates.queries';
import { deleteDismissal, setRecommendations, upsertDismissal } from './choices.queries';
import { findStudentFacts, listCards, listNewMatches } from './queries';
import { recommend } from './rules';
import { listWaiting } from './waiting.queries';

/** The start page of a student. Of what is recommended nothing is kept. */
export async function loadForYou(context: Context, user: User): Promise<Output<typeof viewForYou>> {
  const { db } = context;
  const view = toViewContext(context, user);
  const own = { user_id: user.user_id, today: view.today };
  const [waiting, newIds, facts] = await Promise.all([
    listWaiting(db, own),
    listNewMatches(db, own),
    findStudentFacts(db, user.user_id),
  ]);
  const candidates = facts?.recommendations ? await listCandidates(db, { ...own, facts, except: newIds }) : [];
  const recommended = facts ? recommend(facts, candidates) : [];
  const rows = await listCards(db, user, [...newIds, ...recommended.map(({ job_id }) => job_id)]);
  const jobs = new Map(rows.map((row) => [row.id, toJob(row, view)]));
  return {
    waiting,
    new_matches: newIds.flatMap((id) => jobs.get(id) ?? []),
    recommended: recommended.flatMap(({ job_id, reasons }) => {
      const job = jobs.get(job_id);
      return job ? [{ job, reasons }] : [];
    }),
    recommendations: facts?.recommendations ?? false,
  };
}

export async function switchOwnRecommendations(
  { db }: Context,
  { user_id }: User,
  { recommendations }: Input<typeof switchRecommendations>,
): Promise<Output<typeof switchRecommendations>> {
  await setRecommendations(db, user_id, recommendations);
  return { recommendations };
}

/** Of a job that the student may see. */
export async function dismiss(
  context: Context,
  user: User,
  dismissal: { job_id: number; reason: DismissalReason },
): Promise<{ dismissed: true }> {
  await loadJob(context, user, dismissal.job_id);
  await upsertDismissal(context.db, { user_id: user.user_id, ...dismissal });
  return { dismissed: true };
}

export async function undismiss({ db }: Context, { user_id }: User, job_id: number): Promise<{ dismissed: false }> {
  await deleteDismissal(db, user_id, job_id);
  return { dismissed: false };
}
