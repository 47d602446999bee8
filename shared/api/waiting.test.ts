import { countWaiting } from '@foothold/shared/contract';
import { answer } from '@foothold/shared/testing';
import { act, renderHook } from '@testing-library/react';
import { followWaiting, useWaiting, waitingChanged } from './waiting';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Answers as a server that has counted so often, and on whose clock a day ends after `ends` hours. */
function counting(ends: number) {
  const served = { times: 0 };
  answer(countWaiting, () => {
    served.times += 1;
    return { new_applications: 0, interviews_today: served.times, changes_at: inHours(ends) };
  });
  return served;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('counts the interviews of a day anew as soon as the day ends', async () => {
  counting(3);
  const stop = followWaiting();
  const { result } = renderHook(useWaiting);
  waitingChanged();
  await pass(1_000);
  expect(result.current?.interviews_today).toBe(1);
  await pass(3 * hour - 2_000);
  expect(result.current?.interviews_today).toBe(1);
  await pass(2_000);
  expect(result.current?.interviews_today).toBe(2);
  stop();
});

it('asks once a minute at most, however wrong the clock of the device is', async () => {
  const served = counting(-1);
  const stop = followWaiting();
  waitingChanged();
  await pass(60_000);
  expect(served.times).toBe(1);
  await pass(60_000);
  expect(served.times).toBe(2);
  stop();
  await pass(24 * hour);
  expect(served.times).toBe(2);
});
