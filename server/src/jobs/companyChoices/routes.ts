import {
  followCompany,
  hideCompany,
  listCompanyChoices,
  unfollowCompany,
  unhideCompany,
  viewCompanyChoice,
} from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { route } from '../../platform/http';
import type { InterpretQuery } from '../search/words';
import { follow, hide, loadChoice, loadChoices, unfollow, unhide } from './service';

export const companyChoiceRoutes = (context: Context, interpretQuery: InterpretQuery) => {
  const toOwn = ({ user, params }: { user: { user_id: number }; params: { id: number } }) => ({
    user_id: user.user_id,
    org_id: params.id,
  });
  return [
    route(listCompanyChoices, ({ user }) => loadChoices(context, user)),
    route(viewCompanyChoice, async (call) => ({ choice: await loadChoice(context, toOwn(call)) })),
    route(followCompany, async (call) => ({ choice: await follow(context, interpretQuery, toOwn(call), call.body) })),
    route(unfollowCompany, async (call) => ({ choice: await unfollow(context, toOwn(call)) })),
    route(hideCompany, async (call) => ({ choice: await hide(context, toOwn(call)) })),
    route(unhideCompany, async (call) => ({ choice: await unhide(context, toOwn(call)) })),
  ];
};
