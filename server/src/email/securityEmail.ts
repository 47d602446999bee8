import { days, type WrittenEmail } from './emailTemplate';
import type { WrittenEmailKind } from './kinds';

interface SecurityEvent<Kind, Payload> {
  kind: Kind;
  heading: string;
  describe(payload: Payload): string[];
  /** What the owner of the account does where a mailed link for a new password is no help. */
  remedy?: { path: string; advice: string };
}

const newPassword = {
  path: '/reset',
  advice:
    'set a new password on that page. Where it asks for a code that you do not have, answer this mail: an operator of the site resets your account.',
};

/** A warning about a change to an account, in case it was not its owner who made it. */
export const createSecurityEmail = <Kind extends WrittenEmailKind, Payload extends object = object>({
  kind,
  heading,
  describe,
  remedy = newPassword,
}: SecurityEvent<Kind, Payload>): WrittenEmail<Payload & { user_id: number }, Kind> => ({
  kind,
  expiresAfter: 5 * days,
  write: (payload) => ({
    user_id: payload.user_id,
    subject: heading,
    heading,
    paragraphs: describe(payload),
    action: { label: 'It was not me', path: remedy.path },
    note: `If it was you, there is nothing to do. If not, ${remedy.advice}`,
  }),
});
