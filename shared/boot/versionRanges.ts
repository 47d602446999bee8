/** Whether a version is in a caret range such as `^1.4.0`, the only kind of range in release records. */
export function satisfies(version: string, range: string): boolean {
  const minimum = parseVersion(range);
  const actual = parseVersion(version);
  if (!minimum || !actual || !range.startsWith('^')) return false;
  const firstNonZero = minimum.findIndex((part) => part > 0);
  const fixedCount = firstNonZero === -1 ? minimum.length : firstNonZero + 1;
  return isEqualUpTo(actual, minimum, fixedCount) && compare(actual, minimum) >= 0;
}

/**
 * The requirements of a release that a shell with these `versions` does not meet, each as the end of a sentence. Entry
 * points of a package, such as react/jsx-runtime, have the version of the package.
 */
export const listUnmetRequirements = (
  requires: Readonly<Record<string, string>>,
  versions: Readonly<Record<string, string>>,
): string[] => {
  const unmet = Object.entries(requires).filter(([name, range]) => !satisfies(versions[name] ?? '', range));
  const names = unmet.map(([name]) => name);
  return unmet
    .filter(([name]) => !names.some((other) => name.startsWith(`${other}/`)))
    .map(([name, range]) => `needs ${name} ${range}, and the shell has ${versions[name] ?? 'none'}`);
};

const parseVersion = (text: string) => /(\d+)\.(\d+)\.(\d+)/.exec(text)?.slice(1).map(Number);

const isEqualUpTo = (a: number[], b: number[], count: number) =>
  a.slice(0, count).every((part, index) => part === b[index]);

function compare(a: number[], b: number[]): number {
  const index = a.findIndex((part, at) => part !== b[at]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
