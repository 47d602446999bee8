import type { ApiError } from '@foothold/shared/api';
import { setSessionIdentity } from '@foothold/shared/auth';
import { explain, type Identity } from '@foothold/shared/contract';
import { toast } from '@foothold/shared/ui';
import { useState } from 'react';
import { replaceDocument } from '../navigation/document';
import { resolveAfterLoginPath } from './resolveAfterLoginPath';

/** What follows a login, whatever it was proved by. `suspended` is the refusal of a suspended account, `failure` any other. */
export interface LoginOutcome {
  isRedirecting: boolean;
  suspended: ApiError | null;
  failure: string | undefined;
  start: () => void;
  succeed: (response: Identity & { token: string }) => void;
  fail: (error: ApiError) => void;
}

/** After a login a new document is loaded for the user, also for a company that was rejected. */
export function useLoginOutcome(): LoginOutcome {
  const [isRedirecting, setRedirecting] = useState(false);
  const [suspended, setSuspended] = useState<ApiError | null>(null);
  const [failure, setFailure] = useState<string>();

  return {
    isRedirecting,
    suspended,
    failure,
    start: () => {
      setSuspended(null);
      setFailure(undefined);
    },
    succeed: ({ token: _, ...identity }) => {
      setRedirecting(true);
      setSessionIdentity(identity);
      replaceDocument(resolveAfterLoginPath(identity));
    },
    fail: (error) => {
      const { status, code, message, isConnectionLost } = error;
      // The time for the second step is over: the redirect to the login is already in progress.
      if (code === 'signed_out') return;
      if (code === 'account_suspended') setSuspended(error);
      // An admin's passkey, without the password, is `forbidden`.
      else if (status === 403 && code !== 'cross_site' && code !== 'forbidden') {
        setRedirecting(true);
        replaceDocument('/unverified-company');
      }
      // Without a response there is no message from the server to show.
      else setFailure(toast.error(isConnectionLost ? explain('unexpected') : message));
    },
  };
}
