import { cancelDecisions, decideApplications, listDecisionBatches, previewDecisions } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { route } from '../../platform/http';
import { loadBatches } from './loadBatches';
import { loadPreview } from './preview';
import { cancelOwnDecisions, decideInBulk } from './service';

export const decisionRoutes = ({ db, config }: Context) => [
  route(previewDecisions, ({ user, body }) => loadPreview(db, user.role_specific_id, body)),
  route(decideApplications, async ({ user, body, commit }) => {
    const { response } = await commit(async (tx) => ({ response: await decideInBulk(tx, config, user, body) }));
    return response;
  }),
  route(listDecisionBatches, ({ user }) => loadBatches(db, user.role_specific_id)),
  route(cancelDecisions, ({ user, params, body }) => cancelOwnDecisions(db, user, params.id, body)),
];
