import { execFile } from 'node:child_process';
import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseRecord } from '@foothold/shared/boot';
import type { Publication } from './modifiedRelease';
import { copyWorkspace, type WorkspaceCopy } from './workspaceCopy';

const workspace = path.resolve(import.meta.dirname, '..');

/**
 * A checkout in which `ui` exports a component of this name and the company's job list shows it. With `endpoint`, the job
 * list also calls an endpoint that only this checkout's server has. Its shell and company area are built.
 */
export async function buildVersion(component: string, { endpoint = false } = {}): Promise<WorkspaceCopy> {
  const copy = await copyWorkspace();
  const edits: [file: string, before: string, after: string][] = [
    ['shared/ui/index.ts', '{ StatStrip }', `{ ${component}, StatStrip }`],
    [
      'shared/ui/data/StatStrip.tsx',
      'const Strip =',
      `export const ${component} = () => <p>${component} of jobs</p>;\n\nconst Strip =`,
    ],
    ['mfe-company/src/pages/jobs/JobsPage.tsx', 'LinkButton, Skeleton,', `LinkButton, ${component}, Skeleton,`],
    ['mfe-company/src/pages/jobs/JobsPage.tsx', '<SearchBox q={q}', `<${component} /><SearchBox q={q}`],
    ...(endpoint ? endpointEdits : []),
  ];
  for (const edit of edits) await copy.replaceInFile(...edit);
  const script = `import('./shared/build/index.ts').then(({ buildAll }) => buildAll(() => {}, ['shell', 'company']))`;
  await promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', script], { cwd: copy.folder });
  // A server needs a build of every app.
  for (const app of ['mfe-public', 'mfe-candidate', 'mfe-admin'])
    await symlink(path.join(workspace, app, 'dist'), path.join(copy.folder, app, 'dist'));
  return copy;
}

const endpointEdits: [string, string, string][] = [
  [
    'shared/contract/referenceData.ts',
    'export const listSchools =',
    `export const listBanners = endpoint({ method: 'GET', path: '/banners', access: 'anyone', summary: 'Banners',
      output: z.object({ data: z.array(z.string()) }) });\n\nexport const listSchools =`,
  ],
  ['server/src/referenceData/routes.ts', 'listLocations,', 'listBanners, listLocations,'],
  [
    'server/src/referenceData/routes.ts',
    '    route(listSchools,',
    `    route(listBanners, async () => ({ data: ['Banner'] })),\n    route(listSchools,`,
  ],
  ['mfe-company/src/pages/jobs/loader.ts', '{ type JobStatus,', '{ listBanners, type JobStatus,'],
  ['mfe-company/src/pages/jobs/loader.ts', '  const tab =', '  await call(listBanners, {});\n  const tab ='],
];

/** The body of a publish request for an app that was built in a checkout. */
export async function readPublication(checkout: string, app: string): Promise<Publication> {
  const folder = path.join(checkout, app === 'shell' ? app : `mfe-${app}`, 'dist');
  const record = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as ReleaseRecord;
  const names = Object.entries(record.files).flatMap(([name, { brotli }]) => (brotli ? [name, `${name}.br`] : [name]));
  const files = names.map(async (name) => [name, await readFile(path.join(folder, name), 'base64')] as const);
  return { record, files: Object.fromEntries(await Promise.all(files)) };
}
