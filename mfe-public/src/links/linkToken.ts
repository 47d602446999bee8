import { replace } from '@foothold/shared/router';

/** The token of an emailed link: in memory only, neither in the address nor in any storage. */
export interface LinkToken {
  /** Removes the token from the address at once, so that it stays out of the history and referrers. */
  takeFromAddress(request: Request): void;
  /** Null when the page was reloaded, and the token with it. */
  read(): string | null;
  clear(): void;
}

/** Holds the token of one page. */
export function createLinkToken(): LinkToken {
  let stored: string | null = null;
  return {
    takeFromAddress({ url }) {
      const { pathname, searchParams } = new URL(url);
      const token = searchParams.get('token');
      if (!token) return;
      stored = token;
      throw replace(pathname);
    },
    read: () => stored,
    clear: () => {
      stored = null;
    },
  };
}
