import { register } from './serviceWorker';

interface FakeContainer extends EventTarget {
  controller: object | null;
  register(path: string): Promise<void>;
}

const origin = 'http://localhost';
let registered: string[];
let requested: unknown[];
let serviceWorker: FakeContainer;
/** When the worker began to serve the document; 0 where none did. */
let workerStart: number;
beforeEach(() => {
  [registered, requested, workerStart] = [[], [], 0];
  serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    register: async (path: string) => void registered.push(path),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const files = ['/mf/shell/1.0.0-a/main.js', '/mf/public/1.0.0-a/film.webm', '/api/jobs'];
  performance.getEntriesByType = (type: string) =>
    (type === 'navigation' ? [{ workerStart }] : files.map((file) => ({ name: origin + file }))) as never;
  globalThis.fetch = async (url) => {
    requested.push(url);
    return new Response();
  };
});

/** A router whose page tells when it is loaded again. */
function aRouter() {
  let finish = () => {};
  const loadedAgain = new Promise<void>((resolve) => (finish = resolve));
  return { loadedAgain, revalidate: async () => finish() };
}

describe('register', () => {
  it('registers the service worker that lies at the root', async () => {
    await register(aRouter());
    expect([registered, requested]).toEqual([['/service-worker.js'], []]);
  });

  it('leaves the one that has served the page to the browser', async () => {
    workerStart = 12;
    await register(aRouter());
    expect([registered, requested]).toEqual([[], []]);
  });

  it('loads files and data once more when the worker takes over a page that was there before it', async () => {
    const router = aRouter();
    await register(router);
    serviceWorker.dispatchEvent(new Event('controllerchange'));
    await router.loadedAgain;
    expect(requested).toEqual([`${origin}/mf/shell/1.0.0-a/main.js`]);
  });

  it('loads them once more when the worker of another page has taken over this one', async () => {
    serviceWorker.controller = {};
    const router = aRouter();
    await register(router);
    await router.loadedAgain;
    expect([registered, requested]).toEqual([[], [`${origin}/mf/shell/1.0.0-a/main.js`]]);
  });
});
