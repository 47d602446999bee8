import { listUnmetRequirements, satisfies } from './versionRanges';

describe('satisfies', () => {
  it.each([
    ['19.3.1', '^19.3.1', true],
    ['19.10.0', '^19.3.1', true],
    ['19.3.0', '^19.3.1', false],
    ['20.0.0', '^19.3.1', false],
    ['0.1.4', '^0.1.0', true],
    ['0.2.0', '^0.1.0', false],
    ['0.0.2', '^0.0.1', false],
    ['1.0.0', 'workspace:*', false],
    ['', '^1.0.0', false],
  ])('reports whether %s satisfies %s: %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });
});

describe('listUnmetRequirements', () => {
  it('names a package once, and not its entry points', () => {
    const requires = {
      react: '^20.0.0',
      'react/jsx-runtime': '^20.0.0',
      'react-dom/client': '^19.0.0',
      zustand: '^5.0.0',
    };
    const versions = { react: '19.3.1', 'react/jsx-runtime': '19.3.1', 'react-dom/client': '19.3.1' };
    expect(listUnmetRequirements(requires, versions)).toEqual([
      'needs react ^20.0.0, and the shell has 19.3.1',
      'needs zustand ^5.0.0, and the shell has none',
    ]);
  });
});
