import { viewBadgeCounts } from '@foothold/shared/contract';
import { mockEndpoint } from '@foothold/shared/testing';
import { act, renderHook } from '@testing-library/react';
import { reloadBadgeCounts, startBadgeCountUpdates, useBadgeCounts } from './badgeCounts';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Responds with the number of requests so far; the server's day ends in `hoursLeft`. */
function mockBadgeCounts(hoursLeft: number) {
  const served = { times: 0 };
  mockEndpoint(viewBadgeCounts, () => {
    served.times += 1;
    return {
      new_applications: 0,
      interviews_today: served.times,
      due_replies: 0,
      unread_conversations: 0,
      changes_at: inHours(hoursLeft),
    };
  });
  return served;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('badge counts', () => {
  it('reloads the counts when the day ends', async () => {
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

  it('reloads at most once a minute when the device clock is wrong', async () => {
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
});
