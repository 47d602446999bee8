import { listDistinctSources, readSourceMap } from './bundledSources';

describe('readSourceMap', () => {
  it('reads the sources of a map, also of one without contents', () => {
    expect(readSourceMap(JSON.stringify({ sources: ['a.ts'], sourcesContent: ['1'] }))).toEqual([
      { path: 'a.ts', content: '1' },
    ]);
    expect(readSourceMap('{"sources":["a.ts"]}')).toEqual([{ path: 'a.ts', content: '' }]);
    expect([readSourceMap('/* nothing */'), readSourceMap('{"sources":7}')]).toEqual([null, null]);
  });
});

describe('listDistinctSources', () => {
  it('reads a module that several maps name once', () => {
    const [a, b] = [
      { path: 'a.ts', content: '1' },
      { path: 'a.ts', content: '2' },
    ];
    expect(listDistinctSources([a, { ...a }, b])).toEqual([a, b]);
  });
});
