import { findEnclosingFunction } from './enclosingFunction';

const content = `import { memo } from 'react';
export function Component({ jobs }: { jobs: readonly string[] }) {
  const first = jobs.map((job) => job.trim());
  return <p>{first}</p>;
}
export const Row = memo(() => {
  throw new Error('x');
});
const actions = { remove() { throw new Error('x'); }, add: async () => { throw new Error('x'); } };
class List { total = () => { throw new Error('x'); }; sort() { throw new Error('x'); } }
throw new Error(actions);
`;
const find = (text: string, after = '') => {
  const offset = content.indexOf(text, content.indexOf(after));
  const lines = content.slice(0, offset).split('\n');
  return findEnclosingFunction(
    { path: 'webpack://x/./src/Page.tsx', content },
    { line: lines.length, column: lines.at(-1)?.length ?? 0 },
  );
};

describe('findEnclosingFunction', () => {
  it.each([
    ['a function, also within one that has no name', 'job.trim', '', 'Component'],
    ['a function that is handed to another one', 'new Error', 'memo(() =>', 'Row'],
    ['a method', 'new Error', 'remove()', 'remove'],
    ['a property that is a function', 'new Error', 'add:', 'add'],
    ['a method of a class', 'new Error', 'sort()', 'sort'],
    ['a property of a class', 'new Error', 'total', 'total'],
  ])('names %s', (_what, text, after, name) => {
    expect(find(text, after)).toBe(name);
  });

  it('names none outside of functions, nor behind the end', () => {
    expect(find('new Error(actions)')).toBeUndefined();
    expect(findEnclosingFunction({ path: 'a.ts', content }, { line: 999, column: 0 })).toBeUndefined();
  });
});
