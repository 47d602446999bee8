import { replyStage } from './choices';
import { endpoint } from './endpoint';
import { id } from './fields';
import * as z from './schema';

/** An application that its company has not replied to, although at least half of the promised days have passed. */
export const dueReply = z.object({
  application_id: id,
  student_name: z.string(),
  job_title: z.string(),
  reply_due_on: z.string(),
  stage: replyStage,
});
export type DueReply = z.infer<typeof dueReply>;

export const listDueReplies = endpoint({
  method: 'GET',
  path: '/due_replies',
  access: 'organization',
  summary:
    'The applications that the company owes a reply to, of which half of the promised days have passed; at most 100.',
  output: z.object({
    replies: z.array(dueReply),
    /** Counted up to 1,000. */
    total: z.int(),
  }),
});
