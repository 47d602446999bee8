import type { AccessRole, Identity, LimitedAdminRole } from '@foothold/shared/contract';
import { type ReleasePermission, releasePermissions } from '@foothold/shared/contract/admin';
import { createKeyPair, type KeyPair } from '@foothold/shared/signature';
import type { Updateable } from 'kysely';
import { hashPassword } from '../src/accounts/credentials/passwords';
import { ensureAdmin } from '../src/accounts/ensureAdmin';
import { completeLogIn, logIn } from '../src/accounts/login';
import { createAccount } from '../src/accounts/registration';
import type { Client } from '../src/accounts/sessions/client';
import { authenticate } from '../src/accounts/sessions/identity';
import { toSecretOwner } from '../src/accounts/twoFactor/codeVerification';
import type { Context } from '../src/platform/context';
import type { Database } from '../src/platform/db';
import { operatorUser } from '../src/platform/http';
import { createKey, createNewTeam } from '../src/teams/service';
import { type Authenticator, createAuthenticator } from './authenticator';

/** A signed-in user: the identity, and the token for `as:`. */
export interface SignedIn extends Identity {
  token: string;
  password: string;
  /** The authenticator app of an admin with two-factor login. */
  authenticator?: Authenticator;
}

interface AccountOverrides {
  email?: string;
  full_name?: string;
  company_name?: string;
  interview_link?: string | null;
}

interface Credentials {
  email: string;
  password: string;
  phone: string;
}

const password = 'correct horse staple';
// Computed once per test file: hashing takes longer than most requests.
let passwordHash: Promise<string> | undefined;
let count = 0;

/**
 * Creates an account with this access role and signs it in: `organization` is a verified company, `pending` and
 * `rejected` are the other statuses; `unconfirmed` is a student who has not confirmed their address in time. An admin has two-factor login where the server requires it; `unproven` is one who
 * has not entered the code, `unenrolled` one who must set it up first, which only such a server requires.
 */
export async function signIn(context: Context, who: AccessRole, overrides: AccountOverrides = {}): Promise<SignedIn> {
  count += 1;
  const email = overrides.email ?? `${who}${count}@example.ng`;
  if (who === 'operator') return { ...operatorUser, token: context.operatorToken, password: '' };
  if (who === 'release_key') return createReleaseKey(context, {});
  if (who === 'reviewer' || who === 'release_manager') return signInAdmin(context, email, 'admin', who);
  if (who === 'admin' || who === 'unproven' || who === 'unenrolled') return signInAdmin(context, email, who);

  const account = { email, password, phone: '+2348012345678' };
  passwordHash ??= hashPassword(password);
  const registration =
    who === 'student' || who === 'unconfirmed'
      ? createStudent(account, overrides)
      : createOrganization(account, overrides);
  const { token, id } = await createAccount(context, { registration, password_hash: await passwordHash });
  if (who === 'organization') await updateVerification(context, id, { verification_status: 'verified' });
  if (who === 'rejected')
    await updateVerification(context, id, { verification_status: 'rejected', reason: rejectionReason });
  const state = who === 'unconfirmed' ? { created_at: new Date(0) } : { email_confirmed_at: new Date() };
  await context.db.updateTable('users').set(state).where('email', '=', email).execute();
  const user = await authenticate(context, token);
  if (!user) throw new Error('The new session was not found.');
  return { ...user, token, password };
}

const createStudent = (account: Credentials, { full_name = `Ada Student ${count}` }: AccountOverrides) =>
  ({ ...account, ...studentDefaults, role: 'student', full_name }) as const;

const createOrganization = (
  account: Credentials,
  { company_name = `Company ${count}`, interview_link = 'https://meet.example/company' }: AccountOverrides,
) =>
  ({
    ...account,
    ...companyDefaults,
    role: 'organization',
    company_name,
    interview_link,
  }) as const;

interface KeyOptions {
  apps?: string[];
  permissions?: ReleasePermission[];
}

/** A team that owns these apps, and a key of it for all of them. */
export async function createReleaseKey(
  { db }: Context,
  { apps = [], permissions = [...releasePermissions] }: KeyOptions,
): Promise<SignedIn & { pair: KeyPair }> {
  count += 1;
  const team = await createNewTeam(db, operatorUser, { name: `Team ${count}`, email: `team${count}@example.ng`, apps });
  const pair = createKeyPair();
  const scope = { name: 'CI', apps, permissions, expires_in_days: 90, max_megabytes: 16 };
  const { token } = await createKey(db, operatorUser, team.id, { ...scope, public_key: pair.public_key });
  return { ...operatorUser, token, password: '', pair };
}

const testClient: Client = { ip: 'test', device: null, browser: 'test', session: undefined, request_id: 'test' };

async function signInAdmin(
  context: Context,
  email: string,
  who: AccessRole,
  admin_role?: LimitedAdminRole,
): Promise<SignedIn> {
  await ensureAdmin(context.db, { email, password, ...(admin_role && { admin_role }) });
  const first = await logIn(context, { email, password }, testClient);
  if (who !== 'unproven' && !(who === 'admin' && context.config.REQUIRE_ADMIN_2FA))
    return { ...first.identity, token: first.token, password };
  const authenticator = await enrollTwoFactor(context, first.identity.user_id);
  const { token, identity } = await logIn(context, { email, password }, testClient);
  if (who === 'unproven') return { ...identity, token, password, authenticator };
  const user = await authenticate(context, token);
  if (!user) throw new Error('The new session was not found.');
  const completed = await completeLogIn(context, user, authenticator.code(), testClient);
  return { ...completed.identity, token: completed.token, password, authenticator };
}

async function enrollTwoFactor({ db, secretBox }: Context, user_id: number): Promise<Authenticator> {
  const authenticator = createAuthenticator();
  const secret = await secretBox.seal(authenticator.secret, toSecretOwner(user_id));
  await db.insertInto('two_factors').values({ user_id, secret, confirmed_at: new Date() }).execute();
  return authenticator;
}

/** The reason of every rejected company in tests. */
export const rejectionReason = 'The CAC number is unknown.';

const updateVerification = ({ db }: Context, id: number, values: Updateable<Database['organizations']>) =>
  db.updateTable('organizations').set(values).where('id', '=', id).execute();

const studentDefaults = {
  course_of_study: 'Computer Science',
  university: 'University of Lagos',
  sex: 'Female',
  status: 'Undergraduate',
  degree: 'BSc',
} as const;

const companyDefaults = {
  company_street_address: '1 Marina Road',
  company_state: 'Lagos',
  company_cac_number: 'RC 123456',
};
