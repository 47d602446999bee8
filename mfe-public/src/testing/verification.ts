import { endSession } from '@foothold/shared/auth';
import { viewSession } from '@foothold/shared/contract';
import { anIdentity, mockEndpoint } from '@foothold/shared/testing';
import { act } from '@testing-library/react';

/** The browser's stream of events, as far as a page can tell. */
export class FakeEventSource extends EventTarget {
  static open: FakeEventSource[] = [];
  constructor(readonly url: string) {
    super();
    FakeEventSource.open.push(this);
  }
  close() {
    FakeEventSource.open = FakeEventSource.open.filter((events) => events !== this);
  }
}

export const pendingCompany = anIdentity({ role: 'organization', verified: 0, verification_status: 'pending' });
export const approvedCompany = { ...pendingCompany, verified: 1, verification_status: 'verified' } as const;
export const rejectedCompany = {
  ...pendingCompany,
  verification_status: 'rejected',
  reason: 'The CAC number is unknown.',
} as const;

/** The person looks at this tab again. */
export const focusWindow = () => act(() => void window.dispatchEvent(new Event('focus')));

/** A company that waits, and afterwards nobody. */
export function setUpVerificationTests(): void {
  beforeEach(() => {
    FakeEventSource.open = [];
    Object.assign(globalThis, { EventSource: FakeEventSource });
    mockEndpoint(viewSession, () => pendingCompany);
  });
  afterEach(() => act(() => endSession()));
}
