import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workspace } from './workspace';

/** An area's name becomes part of addresses and of global names. */
const isAreaName = (name: string) => /^[a-z]{2,20}$/.test(name) && name !== 'shell';

/** Creates the folder of a new area with one public page at `/<name>`. No other file has to name the area. */
export async function newArea(name: string, parentFolder = workspace): Promise<string> {
  if (!isAreaName(name))
    throw new Error(`'${name}' cannot be an area: a name has 2 to 20 small letters and nothing else.`);
  const folder = path.join(parentFolder, `mfe-${name}`);
  if (existsSync(folder)) throw new Error(`There is a folder mfe-${name} already.`);
  for (const [file, text] of Object.entries(createFiles(name))) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return folder;
}

function createFiles(name: string): Record<string, string> {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return {
    'package.json': `${JSON.stringify(createManifest(name), null, 2)}\n`,
    'rspack.config.ts': `import { areaBuild } from '@foothold/shared/build';

export default areaBuild({ name: '${name}', root: import.meta.dirname });
`,
    'src/area.ts': `import { defineArea } from '@foothold/shared/area';

export const area = defineArea({
  name: '${name}',
  access: 'anyone',
  paths: ['/${name}', '/${name}/*'],
  routes: [{ path: '${name}', lazy: () => import('./pages/start/StartPage') }],
});
`,
    'src/pages/start/StartPage.tsx': `import { Page, PageHeader } from '@foothold/shared/ui';

export function Component() {
  return (
    <Page $withoutSidebar>
      <PageHeader title="${title}" />
    </Page>
  );
}
`,
    'src/pages/start/StartPage.test.tsx': `import { visit } from '@foothold/shared/testing';
import { screen } from '@testing-library/react';
import { area } from '../../area';

describe('${title}', () => {
  it('opens at its address', async () => {
    visit(area.routes, '/${name}');
    expect(await screen.findByRole('heading', { name: '${title}', level: 1 })).toBeVisible();
  });
});
`,
  };
}

const createManifest = (name: string) => ({
  name: `@foothold/mfe-${name}`,
  version: '0.1.0',
  private: true,
  type: 'module',
  scripts: { dev: 'tsx ../shared/build/dev/areaCli.ts' },
  devDependencies: {
    '@foothold/shared': 'workspace:*',
    '@testing-library/react': 'catalog:',
    '@testing-library/user-event': 'catalog:',
    'lucide-react': 'catalog:',
    react: 'catalog:',
    'react-dom': 'catalog:',
    'styled-components': 'catalog:',
  },
});
