import { type ComposedEmail, days } from '../../email/emailTemplate';
import { formatTimeWithZone } from '../../platform/time/formatTime';
import { findRole } from './queries';

interface NewBrowserPayload {
  user_id: number;
  device: string | null;
  logged_in_at: string;
}

/**
 * A warning, in case it was not the owner of the account who logged in. It says nothing of where that was: an address gives
 * a place that is often wrong.
 */
export const newBrowserEmail = {
  kind: 'new_browser',
  expiresAfter: 5 * days,
  async compose(db, { user_id, device, logged_in_at }, config) {
    const role = await findRole(db, user_id);
    return (
      role && {
        user_id,
        subject: 'A new login to your Foothold account',
        heading: 'A new login to your account',
        paragraphs: ['Somebody logged in to your Foothold account from a browser that is new to it:'],
        list: [device ?? 'Unknown device', formatTimeWithZone(logged_in_at, config.PLATFORM_TIME_ZONE)],
        ...advice[role === 'admin' ? 'admin' : 'others'],
      }
    );
  },
} satisfies ComposedEmail<NewBrowserPayload>;

const label = 'It was not me';
const advice = {
  others: {
    action: { label, path: '/reset' },
    note: 'If it was you, there is nothing to do. If not, set a new password on that page: it ends every session of your account.',
  },
  // A mailed link is not enough for an admin, who can still change the password.
  admin: {
    action: { label, path: '/adminsecurity' },
    note: 'If it was you, there is nothing to do. If not, change your password on that page: it ends every other session. Where you cannot log in any more, answer this mail: an operator of the site resets your account.',
  },
};
