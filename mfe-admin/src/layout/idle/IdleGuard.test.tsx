import { call, onSessionEnd } from '@foothold/shared/api';
import { currentIdentity } from '@foothold/shared/auth';
import { logout, viewSession } from '@foothold/shared/contract';
import { viewSessionTimeLeft } from '@foothold/shared/contract/admin';
import { anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Component } from '../AdminLayout';

const admin = anIdentity({ role: 'admin', two_factor: 'on' });
const minute = 60_000;
/** For each call, whether it reported activity. */
let reportedActivity: boolean[] = [];
/** When the server ends the session, in milliseconds since the epoch. */
let endsAt = 0;

/** Mocks a server that ends the session half an hour after the last activity. */
function mockSession() {
  reportedActivity = [];
  endsAt = Date.now() + 30 * minute;
  const originalFetch = globalThis.fetch;
  let isPassive = false;
  globalThis.fetch = (input, init) => {
    isPassive = new Request(input, init).headers.get('x-passive') === '1';
    return originalFetch(input, init);
  };
  mockEndpoint(viewSessionTimeLeft, () => {
    reportedActivity.push(!isPassive);
    if (Date.now() >= endsAt) return failWith('signed_out');
    if (!isPassive) endsAt = Date.now() + 30 * minute;
    return { seconds_left: Math.floor((endsAt - Date.now()) / 1000) };
  });
}

/** Mocks the channel between the tabs of a browser; the test is the other tab. */
let sendFromOtherTab = (_data: unknown) => {};
class MockChannel extends EventTarget {
  constructor(readonly name: string) {
    super();
    sendFromOtherTab = (data) => void this.dispatchEvent(new MessageEvent('message', { data }));
  }
  postMessage() {}
  close() {}
}

const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const queryWarning = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

async function open() {
  visit([{ Component, children: [{ path: 'adminorg', Component: () => <h1>Organisations</h1> }] }], '/adminorg', {
    as: admin,
  });
  await advanceTime(0);
}

beforeEach(async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { BroadcastChannel: MockChannel });
  mockSession();
  await open();
});
afterEach(() => jest.useRealTimers());

describe('IdleGuard', () => {
  it('warns shortly before an idle session ends, and extends it on request', async () => {
    await advanceTime(27.5 * minute);
    expect(queryWarning()).toBeNull();
    await advanceTime(minute);
    expect(queryWarning()).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^1:\d\d minutes$/);
    expect(reportedActivity).toEqual([false]);

    await press('Stay logged in');
    await advanceTime(0);
    expect(queryWarning()).toBeNull();
    expect(reportedActivity.at(-1)).toBe(true);
    await advanceTime(27 * minute);
    expect(queryWarning()).toBeNull();
  });

  it('shows no warning and reports activity at most once a minute when the admin is active', async () => {
    for (let minutes = 0; minutes < 45; minutes += 1) {
      fireEvent.pointerMove(window);
      fireEvent.keyDown(window, { key: 'a' });
      await advanceTime(minute);
    }
    expect(queryWarning()).toBeNull();
    expect(reportedActivity.every(Boolean)).toBe(true);
    expect(reportedActivity.length).toBeLessThanOrEqual(45);
  });

  it('hides the warning when another tab reports activity', async () => {
    await advanceTime(28.5 * minute);
    expect(queryWarning()).toBeVisible();
    act(() => sendFromOtherTab(Date.now() + 30 * minute));
    expect(queryWarning()).toBeNull();
  });

  it('leaves the end of the session to the server when the warning is ignored', async () => {
    const handleSessionEnd = jest.fn();
    const unsubscribe = onSessionEnd(handleSessionEnd);
    await advanceTime(29 * minute);
    expect(queryWarning()).toBeVisible();
    expect(handleSessionEnd).not.toHaveBeenCalled();
    // Activity does not dismiss the warning.
    fireEvent.pointerMove(window);
    await advanceTime(2 * minute);
    expect(reportedActivity.every((isActive) => !isActive)).toBe(true);
    expect(handleSessionEnd).toHaveBeenCalled();
    unsubscribe();
  });

  it('marks calls as isPassive when there was no recent activity', async () => {
    const activityReports: boolean[] = [];
    const originalFetch = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      activityReports.push(new Request(input, init).headers.get('x-passive') !== '1');
      return originalFetch(input, init);
    };
    mockEndpoint(viewSession, () => admin);
    await call(viewSession);
    await advanceTime(5 * minute);
    await call(viewSession);
    fireEvent.pointerDown(window);
    await call(viewSession);
    expect(activityReports).toEqual([true, false, true]);
  });

  it('logs out at once when Logout is clicked in the warning', async () => {
    mockEndpoint(logout, () => undefined);
    await advanceTime(28.5 * minute);
    await press('Logout');
    await advanceTime(0);
    expect(currentIdentity()).toBeNull();
  });
});
