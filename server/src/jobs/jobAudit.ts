import { type JobContentName, type JobSkillList, jobContentNames } from '@foothold/shared/contract';
import { writeAudit } from '../platform/audit/queries';
import type { Tx } from '../platform/db';
import type { User } from '../platform/http';

/** Skills are names with commas between them. */
type Content = Partial<Record<JobContentName | JobSkillList, unknown>>;

const names = [...jobContentNames, 'required_skills', 'preferred_skills'] as const;

/** Characters of a text that an entry holds: enough to see what was changed. */
const maxLength = 200;

/** Writes down what was changed of a job: a closed one has been seen, and may be opened again. */
export async function auditJobChange(
  tx: Tx,
  user: User,
  id: number,
  { before, after, request_id }: { before: Content; after: Content; request_id: string },
): Promise<void> {
  const changed = names.filter(
    // What the request does not mention stays as it is.
    (name) => after[name] !== undefined && before[name] !== after[name],
  );
  if (changed.length === 0) return;
  const pick = (content: Content) => Object.fromEntries(changed.map((name) => [name, shorten(content[name])]));
  const detail = { before: pick(before), after: pick(after) };
  await writeAudit(tx, user, { action: 'job.changed', subject: 'job', subject_id: id, detail, request_id });
}

const shorten = (value: unknown) =>
  typeof value === 'string' && value.length > maxLength ? `${value.slice(0, maxLength)}…` : (value ?? null);
