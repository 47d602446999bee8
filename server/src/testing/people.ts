import type { Identity, Who } from '@foothold/shared/contract';
import type { Updateable } from 'kysely';
import type { Context } from '../context';
import type { Database } from '../db';
import { operator } from '../http';
import { ensureAdmin } from '../sessions/admin';
import { identify } from '../sessions/identity';
import { logIn, proveLogIn, registerAccount } from '../sessions/service';
import { ownerOf } from '../sessions/twoFactor/proof';
import { type Authenticator, anAuthenticator } from './authenticator';

/** Somebody signed in: their identity, and the token that `as:` takes. */
export interface SignedIn extends Identity {
  token: string;
  password: string;
  /** The app on an admin's phone, where their login takes a code. */
  authenticator?: Authenticator;
}

interface Wishes {
  email?: string;
  full_name?: string;
  company_name?: string;
  interview_link?: string;
}

const password = 'correct horse staple';
let count = 0;

/**
 * A fresh account of this kind, signed in: `organization` is a verified company, `pending` waits, `rejected` was refused.
 * An admin has two-factor login where the server requires it; one who is `unproven` owes the code, one who is
 * `unenrolled` has to set it up first, which only such a server asks.
 */
export async function signIn(context: Context, who: Who, wishes: Wishes = {}): Promise<SignedIn> {
  count += 1;
  const email = wishes.email ?? `${who}${count}@example.ng`;
  if (who === 'operator') return { ...operator, token: context.operatorToken, password: '' };
  if (who === 'admin' || who === 'unproven' || who === 'unenrolled') return signInAdmin(context, email, who);

  const account = { email, password, phone: '+2348012345678' };
  const { token, id } =
    who === 'student'
      ? await registerAccount(context, {
          ...account,
          ...student,
          role: 'student',
          full_name: wishes.full_name ?? `Ada Student ${count}`,
        })
      : await registerAccount(context, {
          ...account,
          ...company,
          role: 'organization',
          company_name: wishes.company_name ?? `Company ${count}`,
          interview_link: wishes.interview_link ?? null,
        });
  if (who === 'organization') await decide(context, id, { verification_status: 'verified' });
  if (who === 'rejected') await decide(context, id, { verification_status: 'rejected', reason: refusal });
  const user = await identify(context, token);
  if (!user) throw new Error('A fresh session is not known.');
  return { ...user, token, password };
}

async function signInAdmin(context: Context, email: string, who: Who): Promise<SignedIn> {
  await ensureAdmin(context.db, { email, password });
  const first = await logIn(context, { email, password }, { ip: 'test', session: undefined });
  if (who !== 'unproven' && !(who === 'admin' && context.config.REQUIRE_ADMIN_2FA))
    return { ...first.identity, token: first.token, password };
  const authenticator = await enrol(context, first.identity.user_id);
  const { token, identity } = await logIn(context, { email, password }, { ip: 'test', session: undefined });
  if (who === 'unproven') return { ...identity, token, password, authenticator };
  const user = await identify(context, token);
  if (!user) throw new Error('A fresh session is not known.');
  const from = { device: null, request_id: 'test' };
  const proven = await proveLogIn(context, user, authenticator.code(), from);
  return { ...proven.identity, token: proven.token, password, authenticator };
}

async function enrol({ db, vault }: Context, user_id: number): Promise<Authenticator> {
  const authenticator = anAuthenticator();
  const secret = await vault.seal(authenticator.secret, ownerOf(user_id));
  await db.insertInto('two_factors').values({ user_id, secret, confirmed_at: new Date() }).execute();
  return authenticator;
}

/** Why every rejected company of the tests was refused. */
export const refusal = 'The CAC number is unknown.';

const decide = ({ db }: Context, id: number, values: Updateable<Database['organizations']>) =>
  db.updateTable('organizations').set(values).where('id', '=', id).execute();

const student = {
  course_of_study: 'Computer Science',
  university: 'University of Lagos',
  sex: 'Female',
  status: 'Undergraduate',
  degree: 'BSc',
} as const;

const company = { company_street_address: '1 Marina Road', company_state: 'Lagos', company_cac_number: 'RC123456' };
