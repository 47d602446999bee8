import { createHash } from 'node:crypto';
import { createTestBuilds } from '../../../testing/releases';
import type { Build } from './build';
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
