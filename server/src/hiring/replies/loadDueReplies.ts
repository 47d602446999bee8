import { type DueReply, findReplyStage, type listDueReplies, type Output } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { todayIn } from '../../platform/time/days';
import { countDue, listDue } from './queries';

const maxRows = 100;

/** What a company owes, the most urgent first, with how far each promise is. */
export async function loadDueReplies(
  { db, config }: Pick<Context, 'db' | 'config'>,
  org_id: number,
): Promise<Output<typeof listDueReplies>> {
  const today = todayIn(config.PLATFORM_TIME_ZONE);
  const rows = await listDue(db, org_id, { today, limit: maxRows });
  return {
    replies: rows.map(({ reply_days, ...reply }): DueReply => {
      const stage = findReplyStage({ ...reply, reply_days }, today);
      if (!stage) throw new Error('A reply is listed before half of its days have passed.');
      return { ...reply, stage };
    }),
    total: rows.length < maxRows ? rows.length : await countDue(db, org_id, today),
  };
}
