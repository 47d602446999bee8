import { type DueReply, findReplyStage } from '@foothold/shared/contract';
import { formatDayAndMonth } from '@foothold/shared/format';
import { type ComposedEmail, days } from '../../email/emailTemplate';
import { toDisplayName } from '../../email/text';
import { findCompanyUser } from './digests.queries';
import { countDue, listDue } from './queries';

interface DigestPayload {
  org_id: number;
  /** The day of the platform that it tells of. */
  today: string;
}

const maxListed = 15;

/** To the company: the replies that it owes when this is sent, the most urgent first. */
export const replyDigestEmail = {
  kind: 'reply_digest',
  expiresAfter: 1 * days,
  async compose(db, { org_id, today }) {
    const company = await findCompanyUser(db, org_id);
    const due = await listDue(db, org_id, { today, limit: maxListed });
    if (company?.verification_status !== 'verified' || due.length === 0) return undefined;
    const more = (await countDue(db, org_id, today)) - due.length;
    const count = due.length + more;
    const subject = count === 1 ? 'You owe a reply' : `You owe ${count} replies`;
    return {
      user_id: company.user_id,
      subject,
      heading: subject,
      paragraphs: ['Applicants were promised a reply by these days: a decision or the offer of an interview.'],
      list: [
        ...due.map((reply) => formatDue(reply, findReplyStage(reply, today))),
        ...(more > 0 ? [`and ${more} more`] : []),
      ],
      action: { label: 'See what is due', path: '/dashboard/replies' },
      note: 'You get this once a day at most, when half of the promised days have passed, four fifths, and on the last one.',
    };
  },
} satisfies ComposedEmail<DigestPayload>;

const formatDue = (
  { student_name, job_title, reply_due_on }: Omit<DueReply, 'stage'>,
  stage: DueReply['stage'] | undefined,
): string => {
  const when =
    stage === 'today' ? 'today' : `${stage === 'overdue' ? 'was due on' : 'by'} ${formatDayAndMonth(reply_due_on)}`;
  return `${toDisplayName(student_name)}, ${toDisplayName(job_title)}: ${when}`;
};
