import { call, onSessionEnd } from '@foothold/shared/api';
import { currentIdentity } from '@foothold/shared/auth';
import { logout, viewSession } from '@foothold/shared/contract';
import { viewSessionTimeLeft } from '@foothold/shared/contract/admin';
import { anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Component } from '../AdminFrame';

const admin = anIdentity({ role: 'admin', two_factor: 'on' });
const minute = 60_000;
/** What each call told the server: a sign of life, or not. */
let told: boolean[] = [];
/** When the server ends the session. */
let endsAt = 0;

/** A server that lets half an hour pass after each sign of life. */
function serve() {
  told = [];
  endsAt = Date.now() + 30 * minute;
  const fetched = globalThis.fetch;
  let passive = false;
  globalThis.fetch = (input, init) => {
    passive = new Request(input, init).headers.get('x-passive') === '1';
    return fetched(input, init);
  };
  mockEndpoint(viewSessionTimeLeft, () => {
    told.push(!passive);
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

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const question = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

async function open() {
  visit([{ Component, children: [{ path: 'adminorg', Component: () => <h1>Organisations</h1> }] }], '/adminorg', {
    as: admin,
  });
  await pass(0);
}

beforeEach(async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { BroadcastChannel: Channel });
  serve();
  await open();
});
afterEach(() => jest.useRealTimers());

it('warns shortly before the end of a page that nobody is at, and goes on when they answer', async () => {
  await pass(27.5 * minute);
  expect(question()).toBeNull();
  await pass(minute);
  expect(question()).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^1:\d\d minutes$/);
  expect(told).toEqual([false]);

  await press('Stay signed in');
  await pass(0);
  expect(question()).toBeNull();
  expect(told.at(-1)).toBe(true);
  await pass(27 * minute);
  expect(question()).toBeNull();
});

it('lets whoever is there work on undisturbed, and tells the server so once a minute at most', async () => {
  for (let minutes = 0; minutes < 45; minutes += 1) {
    fireEvent.pointerMove(window);
    fireEvent.keyDown(window, { key: 'a' });
    await pass(minute);
  }
  expect(question()).toBeNull();
  expect(told.every(Boolean)).toBe(true);
  expect(told.length).toBeLessThanOrEqual(45);
});

it('counts what happens in another tab', async () => {
  await pass(28.5 * minute);
  expect(question()).toBeVisible();
  act(() => otherTab(Date.now() + 30 * minute));
  expect(question()).toBeNull();
});

it('ends with the session, whose end only the server decides', async () => {
  const over = jest.fn();
  const stop = onSessionEnd(over);
  await pass(29 * minute);
  expect(question()).toBeVisible();
  expect(over).not.toHaveBeenCalled();
  // Moving past the warning is no answer to it.
  fireEvent.pointerMove(window);
  await pass(2 * minute);
  expect(told.every((sign) => !sign)).toBe(true);
  expect(over).toHaveBeenCalled();
  stop();
});

it('says of calls that a page makes by itself that nobody may be there', async () => {
  const signs: boolean[] = [];
  const fetched = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    signs.push(new Request(input, init).headers.get('x-passive') !== '1');
    return fetched(input, init);
  };
  mockEndpoint(viewSession, () => admin);
  await call(viewSession);
  await pass(5 * minute);
  await call(viewSession);
  fireEvent.pointerDown(window);
  await call(viewSession);
  expect(signs).toEqual([true, false, true]);
});

it('logs out at once where one asks for that', async () => {
  mockEndpoint(logout, () => undefined);
  await pass(28.5 * minute);
  await press('Logout');
  await pass(0);
  expect(currentIdentity()).toBeNull();
});
