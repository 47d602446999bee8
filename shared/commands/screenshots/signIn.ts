import { type AreaAccess, canAccess } from '@foothold/shared/boot';
import type { ErrorBody, Identity } from '@foothold/shared/contract';
import type { APIRequestContext, Browser, BrowserContextOptions } from 'playwright-core';
import { UsageError } from '../usageError';

type StorageState = BrowserContextOptions['storageState'];

export interface Session {
  /** Cookies of whoever is signed in; undefined for a visitor. */
  storageState: StorageState;
  signOut(): Promise<void>;
}

/** Signs in with FOOTHOLD_EMAIL and FOOTHOLD_PASSWORD where not everybody may open an app. */
export async function signIn(
  browser: Browser,
  origin: string,
  { app, access }: { app: string; access: AreaAccess },
  { FOOTHOLD_EMAIL: email, FOOTHOLD_PASSWORD: password }: NodeJS.ProcessEnv,
): Promise<Session> {
  if (access === 'anyone') return { storageState: undefined, signOut: async () => {} };
  if (!email || !password)
    throw new UsageError(
      `The pages of ${app} need somebody signed in: name a test account with FOOTHOLD_EMAIL and FOOTHOLD_PASSWORD.`,
    );
  const context = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const signOut = async () => {
    await context.request.post('/api/logout');
    await context.close();
  };
  const identity = await logIn(context.request, { email, password });
  if (canAccess(access, identity)) return { storageState: await context.storageState(), signOut };
  await signOut();
  throw new UsageError(`The account of FOOTHOLD_EMAIL may not open ${app}, or its login takes a second step.`);
}

async function logIn(request: APIRequestContext, data: { email: string; password: string }): Promise<Identity> {
  const response = await request.post('/api/login', { data });
  if (response.ok()) return response.json();
  const { message } = (await response
    .json()
    .catch(() => ({ message: `The site answered ${response.status()}.` }))) as Pick<ErrorBody, 'message'>;
  throw new UsageError(`The account of FOOTHOLD_EMAIL cannot sign in. ${message}`);
}
