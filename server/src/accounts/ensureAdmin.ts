import type { LimitedAdminRole } from '@foothold/shared/contract';
import { writeAudit } from '../platform/audit/queries';
import type { Context } from '../platform/context';
import { type Db, transact } from '../platform/db';
import { hashPassword } from './credentials/passwords';
import { insertUser } from './registration.queries';
import { findPerson } from './sessions/queries';

interface NewAdmin {
  email: string;
  password: string;
  /** The part of the work that they do alone. */
  admin_role?: LimitedAdminRole | null;
}

/** Creates an admin, whose address the operator knows, unless it exists; an existing one keeps its password. Resolves to whether it was created. */
export async function ensureAdmin(
  db: Db,
  { email, password, admin_role = null }: NewAdmin,
  by = 'configuration',
): Promise<boolean> {
  const existing = await findPerson(db, email);
  if (existing) {
    if (existing.role !== 'admin')
      throw new Error(`${email} belongs to a ${existing.role}: an admin needs an address of their own.`);
    return false;
  }
  const password_hash = await hashPassword(password);
  return transact(db, async (tx) => {
    const admin = await insertUser(tx, {
      ...{ email, password_hash, role: 'admin' as const, admin_role },
      email_confirmed_at: new Date(),
    });
    if (!admin) return false;
    const about = { subject: 'user', subject_id: admin.id, detail: { by, ...(admin_role && { admin_role }) } };
    await writeAudit(tx, { user_id: null }, { action: 'admin.created', ...about });
    return true;
  });
}

/** Creates the first admin, where the configuration names one. */
export async function ensureConfiguredAdmin({ db, config: { ADMIN_EMAIL, ADMIN_PASSWORD } }: Context): Promise<void> {
  if (ADMIN_EMAIL && ADMIN_PASSWORD) await ensureAdmin(db, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
}
