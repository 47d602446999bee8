import { randomBytes } from 'node:crypto';
import type { ReleaseRecord } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { toNetwork } from '../rateLimits/network';
import type { KeySource } from '../secrets/key';
import { createSigner } from '../secrets/signer';

/** A page that the server has sent, as its token proves. */
export interface ReportingPage {
  page_id: string;
  /** A keyed hash of the account or the network. */
  visitor: string;
  /** The releases that the page was served with, each as `app release`, while one of them is a canary. */
  served: readonly string[];
}

/** Who a page was sent to. */
export interface PageVisitor {
  identity: Pick<Identity, 'user_id' | 'email_status'> | null;
  ip: string;
}

/** Tokens of pages, with which they report on releases. They say who reports without saying who that is. */
export interface HealthTokens {
  issue(visitor: PageVisitor, served?: readonly Pick<ReleaseRecord, 'app' | 'release'>[]): Promise<string>;
  /** Undefined for a token that was not issued in the last day. */
  read(token: string): Promise<ReportingPage | undefined>;
}

const oneDay = 24 * 60 * 60 * 1000;

export function createHealthTokens(source: KeySource): HealthTokens {
  const { sign, isSignatureOf } = createSigner('health reports', source);

  return {
    async issue({ identity, ip }, served = []) {
      // Anybody can open accounts: only one whose address is confirmed is a visitor of its own.
      const isKnown = identity !== null && identity.email_status === undefined;
      const visitor = await sign(isKnown ? `account ${identity.user_id}` : `network ${toNetwork(ip)}`);
      const releases = Buffer.from(served.map(toServedRelease).join(',')).toString('base64url');
      const content = [randomBytes(12).toString('base64url'), visitor, Date.now().toString(36), releases].join('.');
      return `${content}.${await sign(content)}`;
    },

    async read(token) {
      const [page_id = '', visitor = '', issued = '', releases = '', signature = ''] = token.split('.');
      if (!(await isSignatureOf([page_id, visitor, issued, releases].join('.'), signature))) return undefined;
      if (Number.parseInt(issued, 36) <= Date.now() - oneDay) return undefined;
      return { page_id, visitor, served: Buffer.from(releases, 'base64url').toString().split(',') };
    },
  };
}

/** A release as a token names it. */
export const toServedRelease = ({ app, release }: Pick<ReleaseRecord, 'app' | 'release'>): string =>
  `${app} ${release}`;
