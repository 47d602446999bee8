import { days, type WrittenEmail } from './emailTemplate';
import type { WrittenEmailKind } from './kinds';

interface SecurityEvent<Kind, Payload> {
  kind: Kind;
  heading: string;
  describe(payload: Payload): string[];
}

/** A warning about a change to an account, in case it was not its owner who made it. */
export const createSecurityEmail = <Kind extends WrittenEmailKind, Payload extends object = object>({
  kind,
  heading,
  describe,
}: SecurityEvent<Kind, Payload>): WrittenEmail<Payload & { user_id: number }, Kind> => ({
  kind,
  expiresAfter: 5 * days,
  write: (payload) => ({
    user_id: payload.user_id,
    subject: heading,
    heading,
    paragraphs: describe(payload),
    action: { label: 'It was not me', path: '/reset' },
    note: 'If it was you, there is nothing to do. If not, set a new password on that page and answer this mail.',
  }),
});
