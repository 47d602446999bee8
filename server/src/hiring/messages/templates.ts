import {
  type editMessageTemplate,
  type Input,
  type MessageTemplate,
  maxMessageTemplates,
} from '@foothold/shared/contract';
import { type Db, type Tx, transact } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import {
  countTemplatesForInsert,
  deleteTemplate,
  insertTemplate,
  lockTemplate,
  updateTemplate,
} from './templates.queries';

/** Adds a template to the caller's company, in the caller's transaction. */
export async function createTemplate(
  tx: Tx,
  { role_specific_id: org_id }: User,
  { name, text }: { name: string; text: string },
): Promise<MessageTemplate> {
  if ((await countTemplatesForInsert(tx, org_id)) >= maxMessageTemplates) {
    const sentence = `A company has at most ${maxMessageTemplates} templates. Delete one that you do not use.`;
    fail('not_possible_now', undefined, { sentence });
  }
  return insertTemplate(tx, { org_id, name, text });
}

/** Changes a template, unless somebody has changed it since the caller read it. */
export const changeTemplate = (
  db: Db,
  { role_specific_id: org_id }: User,
  id: number,
  { name, text, updated_at }: Input<typeof editMessageTemplate>,
): Promise<MessageTemplate> =>
  transact(db, async (tx) => {
    const template = await lockTemplate(tx, { id, org_id });
    if (!template) fail('not_found');
    if (template.updated_at !== updated_at) fail('outdated');
    return updateTemplate(tx, id, { name, text });
  });

/** Deletes a template of the caller's company. */
export async function deleteOwnTemplate(db: Db, { role_specific_id: org_id }: User, id: number): Promise<void> {
  if (!(await deleteTemplate(db, { id, org_id }))) fail('not_found');
}
