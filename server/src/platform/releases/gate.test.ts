import { createHash } from 'node:crypto';
import type { Build } from '@foothold/shared/build/readBuild';
import { createTestBuilds } from '../../../testing/releases';
import { findBuildProblems } from './gate';

let company: Build;
beforeAll(async () => {
  const builds = await createTestBuilds();
  company = builds.find(({ record }) => record.app === 'company') as Build;
});

/** The build with an additional file. */
function addFile(name: string, content: string, more: { brotli?: number } = {}): Build {
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const file = { integrity, bytes: content.length, ...more };
  const files = new Map(company.files).set(name, Buffer.from(content));
  if (more.brotli) files.set(`${name}.br`, Buffer.alloc(more.brotli));
  const { preload } = company.record;
  return {
    record: {
      ...company.record,
      files: { ...company.record.files, [name]: file },
      preload: { ...preload, entry: [...preload.entry, name] },
    },
    files,
  };
}

describe('findBuildProblems', () => {
  it('finds nothing in a complete build', () => {
    expect(findBuildProblems(company)).toEqual([]);
  });

  it.each([
    ['release', '..', 'release: A release is named like 0.1.0-981eb361c5.'],
    ['release', '.hidden', 'release: A release is named like 0.1.0-981eb361c5.'],
    ['paths', undefined, 'paths: Invalid input: expected array, received undefined.'],
    ['paths', ['dashboard'], 'paths.0: An address begins with / and holds letters, digits and -_:*./ alone.'],
    ['home', '//evil.example', 'home: An address begins with / and holds letters, digits and -_:*./ alone.'],
    ['access', 'everybody', 'access: Invalid input.'],
    ['nav', [{ to: '/x', label: 'X', icon: [['script', {}]] }], /^Its record .*nav\.0\.icon\.0\.0: /],
  ])('reports a record whose %s is %j', (field, value, problem) => {
    const record = { ...company.record, [field]: value } as Build['record'];
    const [found] = findBuildProblems({ ...company, record });
    if (problem instanceof RegExp) expect(found).toMatch(problem);
    else expect(found).toBe(`Its record is not as a build writes it: ${problem}`);
  });

  it('reports a record that is wrong about the size of a file, or preloads one that is missing', () => {
    const { files, preload } = company.record;
    const entry = { ...files['remoteEntry.js'], bytes: 1 } as (typeof files)[string];
    const record = {
      ...company.record,
      files: { ...files, 'remoteEntry.js': entry },
      preload: { ...preload, pages: { '/dashboard/jobs': ['lost.js'] } },
    };
    expect(findBuildProblems({ ...company, record })).toEqual([
      'lost.js, which it preloads, is missing.',
      expect.stringMatching(/^remoteEntry\.js has \d+ bytes, and 1 in its record\.$/),
    ]);
  });

  it.each(['no JSON', 'null', '{"/":{}}'])('reports prerendered pages that are none: %s', (content) => {
    const { files, record } = addFile('stills.json', content);
    const { preload } = company.record;
    expect(findBuildProblems({ files, record: { ...record, preload } })).toEqual([
      'stills.json holds no prerendered pages.',
    ]);
  });

  it('reports a build whose JavaScript exceeds its size limit', () => {
    expect(findBuildProblems(addFile('big.js', '/**/', { brotli: 70 * 1024 }))).toContainEqual(
      expect.stringMatching(/^It weighs 70\.\d KiB of JavaScript; company may weigh 60\.$/),
    );
  });

  it('reports code of another area by its container name or its source path', () => {
    expect(findBuildProblems(addFile('page2.js', 'self.foothold_admin_1_0_0=1'))).toEqual([
      'page2.js names admin, another app.',
    ]);
    const map = JSON.stringify({ sources: ['webpack:///../mfe-admin/src/pages/Secret.tsx'] });
    expect(findBuildProblems(addFile('page2.js.map', map))).toEqual(['page2.js.map holds code of admin, another app.']);
  });
});
