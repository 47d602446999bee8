import { currentIdentity } from '@foothold/shared/auth';
import { readBoot } from '@foothold/shared/boot';
import { redirectDocument, replace } from '@foothold/shared/router';
import { Splash } from '../layout/Splash';

/** Redirects to the user's home page, which the boot document names; loads a new document if this one is another user's. */
export function loader() {
  const identity = currentIdentity();
  if (!identity) throw replace('/login');
  if (identity.user_id !== readBoot().identity?.user_id) throw redirectDocument('/loader');
  throw replace(readBoot().home);
}

export const Component = Splash;
