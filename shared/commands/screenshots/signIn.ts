import { canAccess, type ReleaseRecord } from '@foothold/shared/boot';
import type { ErrorBody, Identity } from '@foothold/shared/contract';
import type { APIRequestContext, Browser, BrowserContextOptions } from 'playwright-core';
import { UsageError } from '../usageError';

export type StorageState = BrowserContextOptions['storageState'];

export interface Session {
  /** Cookies of whoever is signed in; undefined for a visitor. */
  storageState: StorageState;
  signOut(): Promise<void>;
}

/** A test account. */
interface Account {
  email: string;
  password: string;
}

/** The account of FOOTHOLD_EMAIL and FOOTHOLD_PASSWORD; undefined where everybody may open the app. */
export function findAccount(
  { app, access }: Pick<ReleaseRecord, 'app' | 'access'>,
  { FOOTHOLD_EMAIL: email, FOOTHOLD_PASSWORD: password }: NodeJS.ProcessEnv,
): Account | undefined {
  if (access === 'anyone') return undefined;
  if (email && password) return { email, password };
  throw new UsageError(
    `The pages of ${app} need somebody signed in: name a test account with FOOTHOLD_EMAIL and FOOTHOLD_PASSWORD.`,
  );
}

/** Signs in to a site; without an account there is only a visitor. */
export async function signIn(
  browser: Browser,
  origin: string,
  { app, access }: Pick<ReleaseRecord, 'app' | 'access'>,
  account: Account | undefined,
): Promise<Session> {
  if (!account) return { storageState: undefined, signOut: async () => {} };
  const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const signOut = async () => {
    // A site that has gone meanwhile is what the command says, not that nobody could sign out.
    await context.request.post('/api/logout').catch(() => {});
    await context.close();
  };
  const identity = await logIn(context.request, account);
  if (canAccess(access, identity)) return { storageState: await context.storageState(), signOut };
  await signOut();
  throw new UsageError(`The account of FOOTHOLD_EMAIL may not open ${app}, or its login takes a second step.`);
}

async function logIn(request: APIRequestContext, data: Account): Promise<Identity> {
  const response = await request.post('/api/login', { data });
  if (response.ok()) return response.json();
  const { message } = (await response
    .json()
    .catch(() => ({ message: `The site answered ${response.status()}.` }))) as Pick<ErrorBody, 'message'>;
  throw new UsageError(`The account of FOOTHOLD_EMAIL cannot sign in. ${message}`);
}
