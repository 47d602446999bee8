/** Whether a version lies in a caret range such as `^1.4.0`, the only kind of range that a release record holds. */
export function satisfies(version: string, range: string): boolean {
  const least = parseVersion(range);
  const given = parseVersion(version);
  if (!least || !given || !range.startsWith('^')) return false;
  const fixed = least.findIndex((part) => part > 0);
  const upTo = fixed === -1 ? least.length : fixed + 1;
  return isEqualUpTo(given, least, upTo) && compare(given, least) >= 0;
}

/** What a release asks for and a shell that provides `versions` has not: a sentence each. */
export const listUnmetRequirements = (
  requires: Readonly<Record<string, string>>,
  versions: Readonly<Record<string, string>>,
): string[] =>
  Object.entries(requires)
    .filter(([name, range]) => !satisfies(versions[name] ?? '', range))
    .map(([name, range]) => `needs ${name} ${range}, and the shell has ${versions[name] ?? 'none'}`);

const parseVersion = (text: string) => /(\d+)\.(\d+)\.(\d+)/.exec(text)?.slice(1).map(Number);

const isEqualUpTo = (a: number[], b: number[], upTo: number) =>
  a.slice(0, upTo).every((part, index) => part === b[index]);

function compare(a: number[], b: number[]): number {
  const index = a.findIndex((part, at) => part !== b[at]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
