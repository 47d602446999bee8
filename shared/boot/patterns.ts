/** Notation of routers: `/edit-job/:id`, `/dashboard/*`. Compared without regard to case, as the router does. */
export function matches(pattern: string, pathname: string): boolean {
  const wanted = segments(pattern);
  const given = segments(pathname);
  const open = wanted.at(-1) === '*';
  const fixed = open ? wanted.slice(0, -1) : wanted;
  if (open ? given.length < fixed.length : given.length !== fixed.length) return false;
  return fixed.every((segment, index) => segment.startsWith(':') || same(segment, given[index]));
}

/** The most specific of some patterns for an address: literal segments win over parameters, longer ones over open ends. */
export function bestMatch(patterns: readonly string[], pathname: string): string | undefined {
  return patterns.filter((pattern) => matches(pattern, pathname)).sort((a, b) => weight(b) - weight(a))[0];
}

/** The address in the pattern's own spelling; parameters stay as the visitor wrote them. */
export function canonical(pattern: string, pathname: string): string {
  const given = segments(pathname);
  const spelled = segments(pattern).map((segment, index) => (/^[:*]/.test(segment) ? given[index] : segment));
  return `/${[...spelled, ...given.slice(spelled.length)].filter(Boolean).join('/')}`;
}

const segments = (path: string) => path.split('/').filter(Boolean);

const same = (a: string, b: string | undefined) => a.toLowerCase() === b?.toLowerCase();

function weight(pattern: string): number {
  return segments(pattern).reduce((sum, part) => sum * 4 + (part === '*' ? 1 : part.startsWith(':') ? 2 : 3), 1);
}
