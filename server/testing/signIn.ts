import type { AccessRole, Identity } from '@foothold/shared/contract';
import type { Updateable } from 'kysely';
import { hashPassword } from '../src/accounts/credentials/passwords';
import { ensureAdmin } from '../src/accounts/ensureAdmin';
import { completeLogIn, logIn } from '../src/accounts/login';
import { createAccount } from '../src/accounts/registration';
import { authenticate } from '../src/accounts/sessions/identity';
import { toSecretOwner } from '../src/accounts/twoFactor/codeVerification';
import type { Context } from '../src/platform/context';
import type { Database } from '../src/platform/db';
import { operatorUser } from '../src/platform/http';
import { type Authenticator, createAuthenticator } from './authenticator';

/** Somebody signed in: their identity, and the token that `as:` takes. */
export interface SignedIn extends Identity {
  token: string;
  password: string;
  /** The app on an admin's phone, where their login takes a code. */
  authenticator?: Authenticator;
}

interface AccountOverrides {
  email?: string;
  full_name?: string;
  company_name?: string;
  interview_link?: string;
}

interface Credentials {
  email: string;
  password: string;
  phone: string;
}

const password = 'correct horse staple';
// Hashed once a test file: a hash takes longer than most requests.
let passwordHash: Promise<string> | undefined;
let count = 0;

/**
 * A fresh account of this kind, signed in: `organization` is a verified company, `pending` waits, `rejected` was refused.
 * An admin has two-factor login where the server requires it; one who is `unproven` owes the code, one who is
 * `unenrolled` has to set it up first, which only such a server asks.
 */
export async function signIn(context: Context, who: AccessRole, wishes: AccountOverrides = {}): Promise<SignedIn> {
  count += 1;
  const email = wishes.email ?? `${who}${count}@example.ng`;
  if (who === 'operator') return { ...operatorUser, token: context.operatorToken, password: '' };
  if (who === 'admin' || who === 'unproven' || who === 'unenrolled') return signInAdmin(context, email, who);

  const account = { email, password, phone: '+2348012345678' };
  passwordHash ??= hashPassword(password);
  const registration = who === 'student' ? createStudent(account, wishes) : createOrganization(account, wishes);
  const { token, id } = await createAccount(context, { registration, password_hash: await passwordHash });
  if (who === 'organization') await updateVerification(context, id, { verification_status: 'verified' });
  if (who === 'rejected')
    await updateVerification(context, id, { verification_status: 'rejected', reason: rejectionReason });
  const user = await authenticate(context, token);
  if (!user) throw new Error('A fresh session is not known.');
  return { ...user, token, password };
}

const createStudent = (account: Credentials, { full_name = `Ada Student ${count}` }: AccountOverrides) =>
  ({ ...account, ...studentDefaults, role: 'student', full_name }) as const;

const createOrganization = (
  account: Credentials,
  { company_name = `Company ${count}`, interview_link }: AccountOverrides,
) =>
  ({
    ...account,
    ...companyDefaults,
    role: 'organization',
    company_name,
    interview_link: interview_link ?? null,
  }) as const;

async function signInAdmin(context: Context, email: string, who: AccessRole): Promise<SignedIn> {
  await ensureAdmin(context.db, { email, password });
  const first = await logIn(context, { email, password }, { ip: 'test', session: undefined });
  if (who !== 'unproven' && !(who === 'admin' && context.config.REQUIRE_ADMIN_2FA))
    return { ...first.identity, token: first.token, password };
  const authenticator = await enrollTwoFactor(context, first.identity.user_id);
  const { token, identity } = await logIn(context, { email, password }, { ip: 'test', session: undefined });
  if (who === 'unproven') return { ...identity, token, password, authenticator };
  const user = await authenticate(context, token);
  if (!user) throw new Error('A fresh session is not known.');
  const from = { device: null, request_id: 'test' };
  const proven = await completeLogIn(context, user, authenticator.code(), from);
  return { ...proven.identity, token: proven.token, password, authenticator };
}

async function enrollTwoFactor({ db, secretBox }: Context, user_id: number): Promise<Authenticator> {
  const authenticator = createAuthenticator();
  const secret = await secretBox.seal(authenticator.secret, toSecretOwner(user_id));
  await db.insertInto('two_factors').values({ user_id, secret, confirmed_at: new Date() }).execute();
  return authenticator;
}

/** Why every rejected company of the tests was refused. */
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
  company_cac_number: 'RC123456',
};
