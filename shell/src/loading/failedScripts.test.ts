import { refetchFailedScripts, trackFailedScripts } from './failedScripts';

const asked = jest.fn<Promise<Response>, [string, RequestInit]>(async () => new Response());
beforeAll(() => {
  trackFailedScripts();
  globalThis.fetch = asked as unknown as typeof fetch;
});

it('asks past the cache, once, for a script that came and was refused', async () => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = '/mf/candidate/1.0.0-a/742.js';
  document.head.append(script);
  await refetchFailedScripts();
  expect(asked).not.toHaveBeenCalled();

  script.dispatchEvent(new Event('error'));
  await refetchFailedScripts();
  await refetchFailedScripts();
  expect(asked.mock.calls.map(([url, { cache }]) => [new URL(url).pathname, cache])).toEqual([
    ['/mf/candidate/1.0.0-a/742.js', 'reload'],
  ]);
});
