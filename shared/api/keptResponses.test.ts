import { act, renderHook } from '@testing-library/react';
import { getKeptSince, trackKeptResponses, useKeptSince } from '.';
import { noteResponse } from './keptResponses';

const [earlier, later] = ['2026-11-28T13:05:00Z', '2026-11-29T08:00:00Z'];
const note = (sentAt?: string) => noteResponse(new Response(null, { headers: sentAt ? { 'x-kept-at': sentAt } : {} }));
const loadPage = (...times: (string | undefined)[]) =>
  act(() =>
    trackKeptResponses(async () => {
      for (const time of times) note(time);
    }),
  );
const readKeptSince = () => renderHook(useKeptSince).result.current;

describe('kept responses', () => {
  it('tell when the oldest of a page was sent', async () => {
    await loadPage(later, undefined, earlier);
    expect([readKeptSince(), getKeptSince()]).toEqual([Date.parse(earlier), Date.parse(earlier)]);
  });

  it('count those that arrive after the page', async () => {
    await loadPage(later);
    act(() => note(earlier));
    expect(readKeptSince()).toBe(Date.parse(earlier));
  });

  it('are none of the next page, whose responses come from the server', async () => {
    await loadPage(earlier);
    await loadPage(undefined);
    expect([readKeptSince(), getKeptSince()]).toEqual([null, null]);
  });

  it('leave what is shown as it is while the page is loaded again', async () => {
    await loadPage(earlier);
    let finish = () => {};
    const loading = trackKeptResponses(() => new Promise<void>((resolve) => (finish = resolve)));
    expect(readKeptSince()).toBe(Date.parse(earlier));
    finish();
    await act(() => loading);
    expect(readKeptSince()).toBeNull();
  });
});
