import { currentIdentity } from '@foothold/shared/auth';
import { readBoot } from '@foothold/shared/boot';
import { redirectDocument, replace } from '@foothold/shared/router';
import { Splash } from '../layout/Splash';

/** The splash leads to the start of whoever is signed in. A document of somebody else is not asked for it. */
export function loader() {
  const identity = currentIdentity();
  if (!identity) throw replace('/login');
  if (identity.user_id !== readBoot().identity?.user_id) throw redirectDocument('/loader');
  throw replace(readBoot().home);
}

export const Component = Splash;
