/** For the rest of a test the screen is wide enough for tables, and no other media query matches. */
export function mockWideScreen() {
  const matchMedia = (query: string) => ({
    matches: query === '(min-width: 1024px)',
    addEventListener() {},
    removeEventListener() {},
  });
  Object.assign(window, { matchMedia });
}

afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));
