import { days, type WrittenEmail } from '../email/emailTemplate';

interface EndedRollout {
  app: string;
  release: string;
  stable: string;
  isDone: boolean;
  /** The share of the visitors who had it. */
  percent: number;
  reason: string | null;
}

type Recipient = { user_id: number } | { user_id: null; to: string };

export const rolloutEndedEmail: WrittenEmail<EndedRollout & Recipient, 'rollout_ended'> = {
  kind: 'rollout_ended',
  expiresAfter: 5 * days,
  write: ({ app, release, stable, isDone, percent, reason, ...recipient }) => {
    const heading = isDone ? `${app} ${release} is live for everybody` : `The rollout of ${app} ${release} was stopped`;
    return {
      ...recipient,
      subject: heading,
      heading,
      paragraphs: isDone
        ? [
            `Nothing was found to be worse than with ${stable}. Of few visitors that says little: the page has their number.`,
          ]
        : [`${percent} % of the visitors had it.`],
      ...(reason !== null && { quote: reason }),
      action: { label: 'See the releases', path: '/adminreleases' },
      note: 'You get this because your team owns the app, or because you manage releases.',
    };
  },
};
