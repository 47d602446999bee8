import { endpoint, releaseManagerRoles } from '../endpoint';
import { instant } from '../fields';
import * as z from '../schema';
import { appName, releaseName } from './releaseRecord';

export const createPreview = endpoint({
  method: 'POST',
  path: '/releases/:app/previews',
  access: [...releaseManagerRoles, 'operator', 'release_key'],
  summary:
    'Makes a link with which whoever opens it can see a published release before it is live, for a week. Fails where that release could not go live, except for addresses that nobody has.',
  status: 201,
  params: z.object({ app: appName }),
  body: z.object({ release: releaseName }),
  output: z.object({ url: z.string(), expires_at: instant }),
});
