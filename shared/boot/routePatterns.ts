/** Notation of routers: `/edit-job/:id`, `/dashboard/*`. Compared without regard to case, as the router does. */
export function matchesPattern(pattern: string, pathname: string): boolean {
  const wanted = splitPath(pattern);
  const given = splitPath(pathname);
  const open = wanted.at(-1) === '*';
  const fixed = open ? wanted.slice(0, -1) : wanted;
  if (open ? given.length < fixed.length : given.length !== fixed.length) return false;
  return fixed.every((segment, index) => segment.startsWith(':') || isSameSegment(segment, given[index]));
}

/** The most specific of some patterns for an address: literal segments win over parameters, longer ones over open ends. */
export function findBestMatch(patterns: readonly string[], pathname: string): string | undefined {
  return patterns
    .filter((pattern) => matchesPattern(pattern, pathname))
    .sort((a, b) => getSpecificity(b) - getSpecificity(a))[0];
}

/** The address in the pattern's own spelling; parameters stay as the visitor wrote them. */
export function toCanonicalPath(pattern: string, pathname: string): string {
  const given = splitPath(pathname);
  const spelled = splitPath(pattern).map((segment, index) => (/^[:*]/.test(segment) ? given[index] : segment));
  return `/${[...spelled, ...given.slice(spelled.length)].filter(Boolean).join('/')}`;
}

const splitPath = (path: string) => path.split('/').filter(Boolean);

const isSameSegment = (a: string, b: string | undefined) => a.toLowerCase() === b?.toLowerCase();

function getSpecificity(pattern: string): number {
  return splitPath(pattern).reduce((sum, part) => sum * 4 + (part === '*' ? 1 : part.startsWith(':') ? 2 : 3), 1);
}
