import type { Input, rateApplications } from '@foothold/shared/contract';
import { announceApplications } from '../../notifications/announcements.queries';
import { writeAudits } from '../../platform/audit/queries';
import { type Db, transact } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { lockRatings, updateRatings } from './ratings.queries';

/** Rates applications of the caller's company, all or none; the student is not told. */
export const rateOwnApplications = (
  db: Db,
  user: User,
  { application_ids, rating: to }: Input<typeof rateApplications>,
): Promise<void> =>
  transact(db, async (tx) => {
    const ids = [...new Set(application_ids)];
    const rated = await lockRatings(tx, { ids, org_id: user.role_specific_id });
    if (rated.length < ids.length) fail('not_found');
    const changed = rated.filter(({ rating }) => rating !== (to ?? 0));
    if (changed.length === 0) return;
    await updateRatings(
      tx,
      changed.map(({ id }) => id),
      to ?? 0,
    );
    await writeAudits(
      tx,
      user,
      changed.map(({ id, rating }) => ({
        action: 'application.rated',
        subject: 'application',
        subject_id: id,
        detail: { from: rating || null, to },
      })),
    );
    await announceApplications(tx, user.user_id);
  });
