import { call, onSessionEnd } from '@foothold/shared/api';
import { currentIdentity } from '@foothold/shared/auth';
import { logout, viewSession } from '@foothold/shared/contract';
import { viewSessionTimeLeft } from '@foothold/shared/contract/admin';
import { anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Component } from '../AdminLayout';

const admin = anIdentity({ role: 'admin', two_factor: 'on' });
const minute = 60_000;
/** What each call told the server: a sign of life, or not. */
let reportedActivity: boolean[] = [];
/** When the server ends the session. */
let endsAt = 0;

/** A server that lets half an hour pass after each sign of life. */
function mockPresence() {
  reportedActivity = [];
  endsAt = Date.now() + 30 * minute;
  const fetched = globalThis.fetch;
  let passive = false;
  globalThis.fetch = (input, init) => {
    passive = new Request(input, init).headers.get('x-passive') === '1';
    return fetched(input, init);
  };
  mockEndpoint(viewSessionTimeLeft, () => {
    reportedActivity.push(!passive);
    if (Date.now() >= endsAt) return failWith('signed_out');
    if (!passive) endsAt = Date.now() + 30 * minute;
    return { seconds_left: Math.floor((endsAt - Date.now()) / 1000) };
  });
}

/** The channel between the tabs of a browser, of which this test is the other one. */
let otherTab = (_data: unknown) => {};
class Channel extends EventTarget {
  constructor(readonly name: string) {
    super();
    otherTab = (data) => void this.dispatchEvent(new MessageEvent('message', { data }));
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
  Object.assign(globalThis, { BroadcastChannel: Channel });
  mockPresence();
  await open();
});
afterEach(() => jest.useRealTimers());

it('warns shortly before the end of a page that nobody is at, and goes on when they answer', async () => {
  await advanceTime(27.5 * minute);
  expect(queryWarning()).toBeNull();
  await advanceTime(minute);
  expect(queryWarning()).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^1:\d\d minutes$/);
  expect(reportedActivity).toEqual([false]);

  await press('Stay signed in');
  await advanceTime(0);
  expect(queryWarning()).toBeNull();
  expect(reportedActivity.at(-1)).toBe(true);
  await advanceTime(27 * minute);
  expect(queryWarning()).toBeNull();
});

it('lets whoever is there work on undisturbed, and tells the server so once a minute at most', async () => {
  for (let minutes = 0; minutes < 45; minutes += 1) {
    fireEvent.pointerMove(window);
    fireEvent.keyDown(window, { key: 'a' });
    await advanceTime(minute);
  }
  expect(queryWarning()).toBeNull();
  expect(reportedActivity.every(Boolean)).toBe(true);
  expect(reportedActivity.length).toBeLessThanOrEqual(45);
});

it('counts what happens in another tab', async () => {
  await advanceTime(28.5 * minute);
  expect(queryWarning()).toBeVisible();
  act(() => otherTab(Date.now() + 30 * minute));
  expect(queryWarning()).toBeNull();
});

it('ends with the session, whose end only the server decides', async () => {
  const over = jest.fn();
  const stop = onSessionEnd(over);
  await advanceTime(29 * minute);
  expect(queryWarning()).toBeVisible();
  expect(over).not.toHaveBeenCalled();
  // Moving past the warning is no answer to it.
  fireEvent.pointerMove(window);
  await advanceTime(2 * minute);
  expect(reportedActivity.every((sign) => !sign)).toBe(true);
  expect(over).toHaveBeenCalled();
  stop();
});

it('says of calls that a page makes by itself that nobody may be there', async () => {
  const activityReports: boolean[] = [];
  const fetched = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    activityReports.push(new Request(input, init).headers.get('x-passive') !== '1');
    return fetched(input, init);
  };
  mockEndpoint(viewSession, () => admin);
  await call(viewSession);
  await advanceTime(5 * minute);
  await call(viewSession);
  fireEvent.pointerDown(window);
  await call(viewSession);
  expect(activityReports).toEqual([true, false, true]);
});

it('logs out at once where one asks for that', async () => {
  mockEndpoint(logout, () => undefined);
  await advanceTime(28.5 * minute);
  await press('Logout');
  await advanceTime(0);
  expect(currentIdentity()).toBeNull();
});
