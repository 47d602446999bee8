import { type ErrorKind, otherErrors } from '@foothold/shared/contract/admin';
import { days, type WrittenEmail } from '../email/emailTemplate';

interface FoundError extends Pick<ErrorKind, 'id' | 'app' | 'name' | 'message' | 'top_frame'> {
  team: { name: string; email: string };
  release: string;
  route: string;
  was_away: boolean;
  /** Of those that are mailed within an hour. */
  is_last: boolean;
}

/** To the team that owns an app: a kind of error that is new, or is back. */
export const errorFoundEmail: WrittenEmail<FoundError, 'error_found'> = {
  kind: 'error_found',
  expiresAfter: 2 * days,
  write: ({ team, id, app, release, route, name, message, top_frame, was_away, is_last }) => ({
    user_id: null,
    to: team.email,
    subject: was_away ? `${app}: ${name} is back` : `${app}: a new error, ${name}`,
    heading: was_away ? `${name} is back in ${app}` : `A new error in ${app}: ${name}`,
    paragraphs: [
      was_away
        ? 'Nobody had met this error for a week. Now somebody has again.'
        : 'Somebody has met an error that no page had reported before.',
      ...(name === otherErrors
        ? ['So many different errors were new within a day that further ones are counted together.']
        : []),
    ],
    list: [
      `Release: ${release}`,
      ...(route ? [`Page: ${route}`] : []),
      ...(top_frame?.source ? [`Where: ${formatPlace(top_frame)}`] : []),
    ],
    ...(message && { quote: message }),
    action: { label: 'Stack, pages and releases', path: `/adminerrors/${id}` },
    note: [
      `You get this because ${team.name} owns ${app}. Admins who manage releases see the rest under Errors, your team with npx foothold errors ${id}.`,
      ...(is_last ? ['Further new errors within the hour are not mailed: look there.'] : []),
    ].join(' '),
  }),
};

const formatPlace = ({ source, function: name }: NonNullable<ErrorKind['top_frame']>) =>
  `${source?.file}:${source?.line}${name ? `, ${name}` : ''}`;
