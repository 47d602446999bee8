import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Identity } from '@foothold/shared/contract';
import { toNetwork } from '../rateLimits/network';
import { deriveKey, type KeySource } from '../secrets/key';

/** A page that the server has sent, as its token proves. */
export interface ReportingPage {
  page_id: string;
  /** A keyed hash of the account or the network. */
  visitor: string;
}

/** Tokens of pages, with which they report on releases. They say who reports without saying who that is. */
export interface HealthTokens {
  issue(identity: Pick<Identity, 'user_id'> | null, ip: string): Promise<string>;
  /** Undefined for a token that was not issued in the last day. */
  read(token: string): Promise<ReportingPage | undefined>;
}

const oneDay = 24 * 60 * 60 * 1000;

export function createHealthTokens(source: KeySource): HealthTokens {
  let key: Promise<Buffer> | undefined;
  const sign = async (text: string) => {
    key ??= deriveKey('health reports', source);
    return createHmac('sha256', await key)
      .update(text)
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  };

  return {
    async issue(identity, ip) {
      const visitor = await sign(identity ? `account ${identity.user_id}` : `network ${toNetwork(ip)}`);
      const content = [randomBytes(12).toString('base64url'), visitor, Date.now().toString(36)].join('.');
      return `${content}.${await sign(content)}`;
    },

    async read(token) {
      const [page_id = '', visitor = '', issued = '', signature = ''] = token.split('.');
      const expected = await sign([page_id, visitor, issued].join('.'));
      if (signature.length !== expected.length) return undefined;
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
      return Number.parseInt(issued, 36) > Date.now() - oneDay ? { page_id, visitor } : undefined;
    },
  };
}
