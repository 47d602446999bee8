import { waitFor } from '@testing-library/react';
import { abandonHungScripts, refetchUnloadedScripts, trackUnloadedScripts } from './unloadedScripts';

const mockFetch = jest.fn<Promise<Response>, [string, RequestInit]>(async () => new Response());
beforeAll(() => {
  trackUnloadedScripts();
  globalThis.fetch = mockFetch as unknown as typeof fetch;
});
beforeEach(() => mockFetch.mockClear());
afterEach(() => jest.restoreAllMocks());

/** A script that jsdom does not load, so that a test decides what becomes of it. */
function addScript(name: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = `/mf/candidate/1.0.0-a/${name}`;
  document.head.append(script);
  return script;
}
/** Resolves when all observers have been told of the changes until now. */
const observed = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.head, { childList: true });
    document.head.append('');
  });
const listFetched = () => mockFetch.mock.calls.map(([url, { cache }]) => [new URL(url).pathname, cache]);

describe('refetchUnloadedScripts', () => {
  it('fetches a failed script once, bypassing the cache', async () => {
    const script = addScript('742.js');
    await refetchUnloadedScripts();
    expect(mockFetch).not.toHaveBeenCalled();

    script.dispatchEvent(new Event('error'));
    await refetchUnloadedScripts();
    await refetchUnloadedScripts();
    expect(listFetched()).toEqual([['/mf/candidate/1.0.0-a/742.js', 'reload']]);
  });

  it('fetches a script that its loader gave up on, but none that loaded', async () => {
    const [hung, loaded] = [addScript('hung.js'), addScript('loaded.js')];
    await observed();
    loaded.dispatchEvent(new Event('load'));
    for (const script of [hung, loaded]) script.remove();
    await waitFor(async () => {
      await refetchUnloadedScripts();
      expect(listFetched()).toEqual([['/mf/candidate/1.0.0-a/hung.js', 'reload']]);
    });
  });
});

describe('abandonHungScripts', () => {
  afterEach(() => jest.useRealTimers());

  it('fails scripts that have not responded for three seconds, and others once they have not', async () => {
    const failed: string[] = [];
    const observe = (name: string) =>
      addScript(name).addEventListener('error', () => {
        failed.push(name);
      });
    observe('hung.js');
    await observed();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 4_000);
    observe('late.js');
    await observed();
    jest.useFakeTimers({ now: now + 4_000 });
    abandonHungScripts();
    expect(failed).toEqual(['hung.js']);
    jest.advanceTimersByTime(2_999);
    expect(failed).toEqual(['hung.js']);
    jest.advanceTimersByTime(1);
    expect(failed).toEqual(['hung.js', 'late.js']);
  });
});
