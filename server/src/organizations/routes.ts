import { removeLogo, resubmitOrganization, setLogo, updateOrganization } from '@foothold/shared/contract';
import type { Context } from '../platform/context';
import { route } from '../platform/http';
import { changeProfile, type SetMissingMeetLinks } from './changeProfile';
import { deleteLogo, saveLogo } from './logo';
import { requestNewReview } from './requestNewReview';

export const organizationRoutes = (
  context: Context,
  { setMissingMeetLinks }: { setMissingMeetLinks: SetMissingMeetLinks },
) => [
  route(updateOrganization, async ({ user, params, body }) => ({
    organization: await changeProfile(context.db, user, params.id, body, setMissingMeetLinks),
    message: 'Profile Edited Successfully',
  })),

  route(resubmitOrganization, async ({ user, params, body, request }) => ({
    organization: await requestNewReview(context.db, user, params.id, body, request.id),
    message: 'Your company was sent for review again.',
  })),

  route(setLogo, async ({ user, params, files }) => ({
    organization: await saveLogo(context, user, params.id, files.logo),
    message: 'The logo was saved.',
  })),

  route(removeLogo, async ({ user, params }) => ({
    organization: await deleteLogo(context, user, params.id),
    message: 'The logo was removed.',
  })),
];
