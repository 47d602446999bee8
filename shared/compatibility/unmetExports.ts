import type { Member, SharedExports, TypeShape } from './types';

/**
 * The exports that a release uses and a shell does not provide, or provides in a form that the release was not built for.
 * Each as the end of a sentence: `ui.Spark, which is missing`. The shell may accept more and return more than was used.
 */
export function findUnmetExports(used: SharedExports, provided: SharedExports): string[] {
  const compare = createComparison(used.types, provided.types);
  return Object.entries(used.exports).flatMap(([entryPoint, names]) =>
    Object.entries(names).flatMap(([name, usedType]) => {
      const providedType = provided.exports[entryPoint]?.[name];
      if (!providedType) return [`${entryPoint}.${name}, which is missing`];
      const difference = compare(usedType, providedType, 'output');
      return difference === undefined ? [] : [`${entryPoint}.${name}, ${difference}`];
    }),
  );
}

/** `input` flows from the user of an export to the shell, `output` back; what names a type in a text may do either. */
type Direction = 'input' | 'output' | 'both';

const opposite = { input: 'output', output: 'input', both: 'both' } as const;

const otherType = 'whose type is another one';

const toUnion = (type: TypeShape) => ('union' in type ? type.union : [type]);

/** Compares types of both sides: what the provided one lacks or requires, or undefined where it will do. */
type Comparison = (used: TypeShape, provided: TypeShape, direction: Direction) => string | undefined;

function createComparison(usedTypes: SharedExports['types'], providedTypes: SharedExports['types']): Comparison {
  // A type is assumed to fit while it is compared, because types name themselves and each other.
  const compared = new Map<string, string | undefined>();

  const compareNamed = (usedKey: string, providedKey: string, direction: Direction): string | undefined => {
    const id = `${direction} ${usedKey} ${providedKey}`;
    if (compared.has(id)) return compared.get(id);
    compared.set(id, undefined);
    const [used, provided] = [usedTypes[usedKey], providedTypes[providedKey]];
    const difference = used && provided ? compare(used, provided, direction) : otherType;
    compared.set(id, difference);
    return difference;
  };

  const compare: Comparison = (used, provided, direction) => {
    if ('union' in used || 'union' in provided) return compareUnions(toUnion(used), toUnion(provided), direction);
    if ('object' in used && 'object' in provided) return compareObjects(used.object, provided.object, direction);
    if ('params' in used && 'params' in provided)
      return (
        compareParams(used.params, provided.params, opposite[direction]) ??
        compare(used.returns, provided.returns, direction)
      );
    if (!('text' in used && 'text' in provided) || used.text !== provided.text) return otherType;
    // An empty text stands for the named type itself, which flows where the whole does.
    const flow = used.text === '' ? direction : 'both';
    return findFirst(used.names, (name, index) => compareNamed(name, provided.names[index] ?? '', flow));
  };

  const compareObjects = (
    used: Readonly<Record<string, Member>>,
    provided: Readonly<Record<string, Member>>,
    direction: Direction,
  ): string | undefined =>
    findFirst(Object.entries(used), ([name, member]) => {
      const other = provided[name];
      return other ? compareMembers(name, member, other, direction) : `whose ${name} is missing`;
    }) ??
    findFirst(Object.entries(provided), ([name, { optional }]) =>
      direction !== 'output' && !optional && !used[name] ? `which requires ${name}` : undefined,
    );

  const compareMembers = (name: string, used: Member, provided: Member, direction: Direction): string | undefined => {
    if (direction !== 'output' && used.optional && !provided.optional) return `which requires ${name}`;
    if (direction !== 'input' && !used.optional && provided.optional) return `whose ${name} may be missing`;
    const difference = compare(used.type, provided.type, direction);
    return difference === otherType ? `whose ${name} has another type` : difference;
  };

  const compareParams = (used: readonly Member[], provided: readonly Member[], direction: Direction) => {
    const takesMore = used.some(({ optional }, index) => optional && provided[index] && !provided[index].optional);
    if (direction !== 'output') {
      if (used.length > provided.length) return 'which takes fewer arguments';
      if (takesMore || provided.slice(used.length).some(({ optional }) => !optional))
        return 'which requires another argument';
    }
    if (direction !== 'input' && used.slice(provided.length).some(({ optional }) => !optional))
      return 'which calls back with fewer arguments';
    return findFirst(used, ({ type }, index) => provided[index] && compare(type, provided[index].type, direction));
  };

  const compareUnions = (used: readonly TypeShape[], provided: readonly TypeShape[], direction: Direction) => {
    const isAccepted = (type: TypeShape) => provided.some((other) => compare(type, other, 'input') === undefined);
    const isKnown = (other: TypeShape) => used.some((type) => compare(type, other, 'output') === undefined);
    if (direction !== 'output' && !used.every(isAccepted)) return 'which accepts fewer values';
    return direction !== 'input' && !provided.every(isKnown) ? 'which may return other values' : undefined;
  };

  return compare;
}

function findFirst<T>(items: readonly T[], find: (item: T, index: number) => string | undefined): string | undefined {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}
