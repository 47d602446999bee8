import { refetchFailedScripts, trackFailedScripts } from './failedScripts';

const mockFetch = jest.fn<Promise<Response>, [string, RequestInit]>(async () => new Response());
beforeAll(() => {
  trackFailedScripts();
  globalThis.fetch = mockFetch as unknown as typeof fetch;
});

describe('refetchFailedScripts', () => {
  it('fetches a failed script once, bypassing the cache', async () => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.src = '/mf/candidate/1.0.0-a/742.js';
    document.head.append(script);
    await refetchFailedScripts();
    expect(mockFetch).not.toHaveBeenCalled();

    script.dispatchEvent(new Event('error'));
    await refetchFailedScripts();
    await refetchFailedScripts();
    expect(mockFetch.mock.calls.map(([url, { cache }]) => [new URL(url).pathname, cache])).toEqual([
      ['/mf/candidate/1.0.0-a/742.js', 'reload'],
    ]);
  });
});
