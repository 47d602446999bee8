import { signedOut } from '@foothold/shared/auth';
import { session } from '@foothold/shared/contract';
import { anIdentity, answer } from '@foothold/shared/testing';
import { act } from '@testing-library/react';

/** The browser's stream of events, as far as a page can tell. */
export class Events extends EventTarget {
  static open: Events[] = [];
  constructor(readonly url: string) {
    super();
    Events.open.push(this);
  }
  close() {
    Events.open = Events.open.filter((events) => events !== this);
  }
}

export const waiting = anIdentity({ role: 'organization', verified: 0, verification_status: 'pending' });
export const approved = { ...waiting, verified: 1, verification_status: 'verified' } as const;
export const rejected = {
  ...waiting,
  verification_status: 'rejected',
  reason: 'The CAC number is unknown.',
} as const;

/** The person looks at this tab again. */
export const look = () => act(() => void window.dispatchEvent(new Event('focus')));

/** A company that waits, and afterwards nobody. */
export function waitAfresh(): void {
  beforeEach(() => {
    Events.open = [];
    Object.assign(globalThis, { EventSource: Events });
    answer(session, () => waiting);
  });
  afterEach(() => act(() => signedOut()));
}
