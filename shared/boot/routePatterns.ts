/** Whether a path matches a route pattern such as `/edit-job/:id` or `/dashboard/*`. Ignores case, as the router does. */
export function matchesPattern(pattern: string, pathname: string): boolean {
  const expected = splitPath(pattern);
  const actual = splitPath(pathname);
  const isOpenEnded = expected.at(-1) === '*';
  const fixed = isOpenEnded ? expected.slice(0, -1) : expected;
  if (isOpenEnded ? actual.length < fixed.length : actual.length !== fixed.length) return false;
  return fixed.every((segment, index) => segment.startsWith(':') || isSameSegment(segment, actual[index]));
}

/** The most specific matching pattern: literal segments win over parameters, and parameters over `*`. */
export function findBestMatch(patterns: readonly string[], pathname: string): string | undefined {
  return patterns
    .filter((pattern) => matchesPattern(pattern, pathname))
    .sort((a, b) => getSpecificity(b) - getSpecificity(a))[0];
}

/** Whether some path matches both patterns. */
export function patternsOverlap(a: string, b: string): boolean {
  const [one, other] = [splitPath(a), splitPath(b)];
  const isFree = (segment: string) => segment.startsWith(':');
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const [x, y] = [one[index], other[index]];
    // An open end matches everything that follows, also nothing.
    if (x === '*' || y === '*') return true;
    if (x === undefined || y === undefined) return false;
    if (!isFree(x) && !isFree(y) && !isSameSegment(x, y)) return false;
  }
  return true;
}

/** The path in the pattern's spelling; the values of parameters stay unchanged. */
export function toCanonicalPath(pattern: string, pathname: string): string {
  const actual = splitPath(pathname);
  const spelled = splitPath(pattern).map((segment, index) => (/^[:*]/.test(segment) ? actual[index] : segment));
  return `/${[...spelled, ...actual.slice(spelled.length)].filter(Boolean).join('/')}`;
}

const splitPath = (path: string) => path.split('/').filter(Boolean);

const isSameSegment = (a: string, b: string | undefined) => a.toLowerCase() === b?.toLowerCase();

function getSpecificity(pattern: string): number {
  return splitPath(pattern).reduce((sum, part) => sum * 4 + (part === '*' ? 1 : part.startsWith(':') ? 2 : 3), 1);
}
