import type { Identity } from '@foothold/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { HttpOptions } from './options';
import type { User } from './route';

export interface Credential {
  token: string;
  /** The browser added it by itself, so the call must prove that a page of ours made it. */
  byCookie: boolean;
}

type CallerOptions = Pick<HttpOptions, 'identify' | 'cookie'>;

/** The session token that a request carries. One that a client sends on purpose counts before the cookie. */
export function readCredential({ headers }: FastifyRequest, { cookie }: CallerOptions): Credential | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (bearer) return { token: bearer, byCookie: false };
  const token = cookie.read(headers.cookie);
  return token ? { token, byCookie: true } : undefined;
}

/** Who sends a request, or null. */
export async function identifyCaller(request: FastifyRequest, needs: CallerOptions): Promise<User | null> {
  const credential = readCredential(request, needs);
  return credential ? needs.identify(credential.token) : null;
}

/** What a document may say about who it is made for: no key of their session. */
export async function loadIdentity(request: FastifyRequest, needs: CallerOptions): Promise<Identity | null> {
  const user = await identifyCaller(request, needs);
  if (!user) return null;
  const { who: _, session: __, ...identity } = user;
  return identity;
}
