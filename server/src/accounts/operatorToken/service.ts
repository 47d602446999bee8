import { queueEmail } from '../../email/emailTemplate';
import { writeLoginAudit } from '../../platform/audit/queries';
import { type Db, transact } from '../../platform/db';
import { listReleaseManagers } from '../adminAccounts.queries';
import { operatorTokenUsedEmail } from './emails';
import { wasMailedLately } from './queries';

/** A change that somebody asks for with the operator's token from another machine. */
export interface OperatorTokenUse {
  /** Method and route pattern. */
  call: string;
  /** Where from. */
  address: string;
  request_id: string;
}

/** Writes to the audit log that the operator's token is used, whatever comes of it, and once an hour to everybody who manages releases. */
export const recordOperatorTokenUse = (db: Db, { request_id, ...use }: OperatorTokenUse): Promise<void> =>
  transact(db, async (tx) => {
    const mailed = !(await wasMailedLately(tx));
    const detail = { ...use, by: 'operator', mailed };
    const record = { action: 'operator_token.used', subject: 'operator', subject_id: 'token', detail, request_id };
    await writeLoginAudit(tx, { user_id: null }, record);
    if (!mailed) return;
    for (const { id } of await listReleaseManagers(tx))
      await queueEmail(tx, operatorTokenUsedEmail, { ...use, user_id: id });
  });
