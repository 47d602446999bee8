import type { Call } from '../../platform/http';
import { createToken } from '../credentials/tokens';
import { formatDevice } from './openSession';

/** Where a login, a registration or a change of an account comes from. */
export interface Client {
  ip: string;
  /** A short description of the user agent. */
  device: string | null;
  /** The browser's own token, which it keeps when its sessions end; new, if it had none. */
  browser: string;
  /** The key of the session that the request came with. */
  session: string | undefined;
  request_id: string;
}

export const toClient = ({ request, browserCookie }: Pick<Call, 'request' | 'browserCookie'>): Client => ({
  ip: request.ip,
  device: formatDevice(request.header('user-agent')),
  browser: browserCookie.read() ?? createToken(),
  session: request.session,
  request_id: request.id,
});
