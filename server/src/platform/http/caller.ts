import type { AccessRole, Identity } from '@foothold/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { HttpOptions } from './options';
import type { User } from './route';
import { createBrowserCookie } from './sessionCookie';

/** What kind of caller a request has, for the log; `unknown` where it was answered before anybody asked. */
export type CallerKind = AccessRole | 'visitor' | 'unknown';

export const toCallerKind = (user: Pick<User, 'who'> | null): CallerKind => user?.who ?? 'visitor';

export interface Credential {
  token: string;
  /** Browsers send cookies by themselves, so the call must come from a page of this origin. */
  byCookie: boolean;
}

type CallerOptions = Pick<HttpOptions, 'identify' | 'cookie'>;

/** The session token of a request. The `Authorization` header takes precedence over the cookie. */
export function readCredential({ headers }: FastifyRequest, { cookie }: CallerOptions): Credential | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (bearer) return { token: bearer, byCookie: false };
  const token = cookie.read(headers.cookie);
  return token ? { token, byCookie: true } : undefined;
}

/** Who sends a request, as far as calls are limited by it. */
export const toLimitedCaller = (
  { ip, headers }: FastifyRequest,
  user: User | null,
  { identifyBrowser, config }: Pick<HttpOptions, 'identifyBrowser' | 'config'>,
) => ({
  user,
  ip,
  async knownTo() {
    const browser = createBrowserCookie(config.APP_ORIGIN).read(headers.cookie);
    return browser === undefined ? undefined : identifyBrowser(browser);
  },
});

/** The user who sends a request, or null. */
export async function identifyCaller(request: FastifyRequest, options: CallerOptions): Promise<User | null> {
  const credential = readCredential(request, options);
  const user = credential ? await options.identify(credential.token) : null;
  request.caller = toCallerKind(user);
  return user;
}

/** The identity for the boot document, without the session's key. */
export async function loadIdentity(request: FastifyRequest, options: CallerOptions): Promise<Identity | null> {
  const user = await identifyCaller(request, options);
  if (!user) return null;
  const { who: _, session: __, ...identity } = user;
  return identity;
}

/** The caller of commands with the operator's token, who is no user of the product. */
export const operatorUser: User = {
  who: 'operator',
  session: '',
  role: 'admin',
  user_id: 0,
  role_specific_id: 0,
  verified: 1,
  verification_status: 'verified',
  name: 'Operator',
  email: '',
};

/** The same on the server's machine: the command can read a file that only the server's system user can. */
export const localOperatorUser: User = { ...operatorUser, session: 'local' };

export const isLocalOperator = ({ session }: User): boolean => session === localOperatorUser.session;
