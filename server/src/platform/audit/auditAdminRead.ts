import type { Db } from '../db';
import { writeReadAudit } from './queries';

interface ReadCall {
  user: { user_id: number; role: string };
  request: { id: string };
}

/** Writes down that an admin has read what belongs to somebody: once an hour, and nothing for other callers. */
export async function auditAdminRead(
  db: Db,
  { user, request }: ReadCall,
  about: { action: string; subject: string; subject_id: number | string },
): Promise<void> {
  if (user.role === 'admin') await writeReadAudit(db, user, { ...about, request_id: request.id });
}
