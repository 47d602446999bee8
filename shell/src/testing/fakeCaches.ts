/** A cache as the specification has it: one that was deleted can still be written to, and nobody finds it there. */
class FakeCache {
  private readonly kept = new Map<string, Response>();

  async match(request: string | Request): Promise<Response | undefined> {
    return this.kept.get(toUrl(request))?.clone();
  }

  async put(request: string | Request, response: Response): Promise<void> {
    this.kept.delete(toUrl(request));
    this.kept.set(toUrl(request), response);
  }

  async delete(request: string | Request): Promise<boolean> {
    return this.kept.delete(toUrl(request));
  }

  async keys(): Promise<Pick<Request, 'url'>[]> {
    return [...this.kept.keys()].map((url) => ({ url }));
  }
}

const toUrl = (request: string | Request) =>
  new URL(typeof request === 'string' ? request : request.url, location.href).href;

/** Gives the page an empty Cache Storage, which jsdom does not have. Returns what lists the addresses that are kept. */
export function fakeCaches(): () => Promise<string[]> {
  const opened = new Map<string, FakeCache>();
  const storage = {
    has: async (name: string) => opened.has(name),
    async open(name: string) {
      const cache = opened.get(name) ?? new FakeCache();
      opened.set(name, cache);
      return cache;
    },
    delete: async (name: string) => opened.delete(name),
  };
  Object.assign(globalThis, { caches: storage });
  return async () => {
    const requests = await Promise.all([...opened.values()].map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, ''));
  };
}
