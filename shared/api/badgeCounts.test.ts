import { viewBadgeCounts } from '@foothold/shared/contract';
import { mockEndpoint } from '@foothold/shared/testing';
import { act, renderHook } from '@testing-library/react';
import { reloadBadgeCounts, startBadgeCountUpdates, useBadgeCounts } from './badgeCounts';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Answers as a server that has counted so often, and on whose clock a day ends after `ends` hours. */
function mockBadgeCounts(ends: number) {
  const served = { times: 0 };
  mockEndpoint(viewBadgeCounts, () => {
    served.times += 1;
    return { new_applications: 0, interviews_today: served.times, changes_at: inHours(ends) };
  });
  return served;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('counts the interviews of a day anew as soon as the day ends', async () => {
  mockBadgeCounts(3);
  const stop = startBadgeCountUpdates();
  const { result } = renderHook(useBadgeCounts);
  reloadBadgeCounts();
  await advanceTime(1_000);
  expect(result.current?.interviews_today).toBe(1);
  await advanceTime(3 * hour - 2_000);
  expect(result.current?.interviews_today).toBe(1);
  await advanceTime(2_000);
  expect(result.current?.interviews_today).toBe(2);
  stop();
});

it('asks once a minute at most, however wrong the clock of the device is', async () => {
  const served = mockBadgeCounts(-1);
  const stop = startBadgeCountUpdates();
  reloadBadgeCounts();
  await advanceTime(60_000);
  expect(served.times).toBe(1);
  await advanceTime(60_000);
  expect(served.times).toBe(2);
  stop();
  await advanceTime(24 * hour);
  expect(served.times).toBe(2);
});
