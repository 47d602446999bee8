import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type PrerenderedPage, prerenderFile, type ReleaseRecord, serviceWorkerFile } from '@foothold/shared/boot';
import { type Build, readBuild } from '@foothold/shared/build/readBuild';
import { interfaceFormat } from '@foothold/shared/compatibility';
import { computeIntegrity, createFixedRegistry, readRelease } from '../src/platform/releases/build';

const areas = {
  public: {
    access: 'anyone',
    paths: ['/', '/register', '/jobs', '/viewjob/:slug/:jobId', '/job/unknown', '/company/:slug/:id'],
    pages: ['/', '/register', '/jobs', '/viewjob/:slug/:jobId', '/job/unknown', '/company/:slug/:id'],
    films: ['film.webm', 'film.mp4'],
  },
  candidate: { access: 'student', paths: ['/dashboard/*'], pages: ['/dashboard/jobs', '/dashboard/notifications'] },
  company: {
    access: 'organization',
    paths: ['/dashboard/*'],
    pages: ['/dashboard/jobs', '/dashboard/create-job'],
    shared: { '/dashboard/create-job': ['@foothold/shared/forms'] },
  },
  admin: {
    access: ['admin', 'reviewer', 'release_manager', 'unenrolled'],
    paths: ['/admindashboard'],
    pages: ['/admindashboard'],
  },
} as const;

/** A registry of small releases of every app, each with an entry, a page and a source map; the public area has a film. */
export const createTestRegistry = async () =>
  createFixedRegistry(await Promise.all((await listBuildFolders()).map(readRelease)));

/** The builds of that registry. */
export const createTestBuilds = async (version?: string, more?: Partial<ReleaseRecord>): Promise<Build[]> =>
  Promise.all((await listBuildFolders(version, more)).map(readBuild));

/** One folder for each app, with the files that a build writes. */
function listBuildFolders(version = '1.0.0-abc', more: Partial<ReleaseRecord> = {}): Promise<string[]> {
  const apps: Record<string, AreaFixture> = {
    shell: { access: 'anyone', paths: [], pages: ['painted', '@foothold/shared/forms'] },
    ...areas,
  };
  const records = Object.entries(apps).map(([app, area]) => ({ ...createRecord(app, version, area), ...more }));
  return Promise.all(records.map(prepareBuildFolder));
}

interface AreaFixture {
  access: ReleaseRecord['access'];
  paths: readonly string[];
  pages: readonly string[];
  films?: readonly string[];
  shared?: ReleaseRecord['preload']['shared'];
}

function createRecord(
  app: string,
  version: string,
  { access, paths, pages, films = [], shared }: AreaFixture,
): ReleaseRecord {
  const entry = app === 'shell' ? 'main.js' : 'remoteEntry.js';
  const named = [
    'page.js',
    'page.js.map',
    entry,
    `${entry}.map`,
    ...films,
    ...(app === 'public' ? [prerenderFile] : []),
    ...(app === 'shell'
      ? ['bricolage-grotesque.woff2', 'noto-sans-nigerian-400.woff2', 'noto-sans-nigerian-700.woff2', serviceWorkerFile]
      : []),
  ];
  return {
    app,
    release: version,
    container: `foothold_${app}`,
    entry,
    access,
    frame: access === 'student' || access === 'organization' ? 'sidebar' : 'own',
    paths,
    nav: (app === 'shell' ? [] : pages.slice(0, 1)).map((to) => ({ to, label: `First of ${app}`, icon: [] })),
    outlines: {},
    ...(access !== 'anyone' && { home: pages[0] }),
    requires: {},
    ...(app !== 'shell' && { uses: { format: interfaceFormat, exports: {}, types: {}, endpoints: {} } }),
    files: Object.fromEntries(named.map((name) => [name, describeFile(app, name)])),
    preload: {
      entry: [entry],
      pages: Object.fromEntries(pages.map((pattern) => [pattern, ['page.js']])),
      ...(shared && { shared }),
    },
  };
}

function getContent(app: string, name: string): string {
  if (name === prerenderFile) return JSON.stringify(prerenders);
  return name.endsWith('.map') ? JSON.stringify({ version: 3, file: `${app} ${name}` }) : `/* ${app} ${name} */`;
}

const prerenders: Record<string, PrerenderedPage> = {
  '/company/:slug/:id': {
    html: '<h1>{{company_name}}</h1>{{{about}}}{{#website}}<a href="{{href}}">{{host}}</a>{{/website}}{{#logo}}<img src="{{logo}}">{{/logo}}{{^logo}}<b>{{initials}}</b>{{/logo}}{{#jobs}}<a href="/{{path}}">{{title}}</a>{{/jobs}}',
    css: 'h1{margin:0}',
  },
  '/': {
    html: '<h1>Front</h1><a href="mailto:support@{{host}}">Write</a>',
    css: "@font-face{src:url('{{{font_url}}}')}@font-face{src:url('{{{letters_url}}}')}@font-face{src:url('{{{bold_letters_url}}}')}",
  },
  '/jobs': {
    html: '<p>{{count}}</p>{{#active}}<b>{{.}}</b>{{/active}}{{#jobs}}<a href="/{{path}}">{{title}}</a>{{left}}{{#kind}}<i>{{kind}}</i>{{/kind}}{{/jobs}}{{^any}}{{none.title}}{{/any}}',
    css: 'h1{margin:0}',
  },
  '/viewjob/:slug/:jobId': {
    html: '<h1>{{job_title}}</h1>{{{description}}}{{#facts}}<dt>{{label}}</dt>{{/facts}}{{#open}}<a href="/dashboard/jobs/{{id}}">Apply</a>{{/open}}{{^open}}Closed{{/open}}',
    css: 'h1{margin:0}',
  },
};

const describeFile = (app: string, name: string) => ({
  integrity: `sha384-${createHash('sha384').update(getContent(app, name)).digest('base64')}`,
  bytes: getContent(app, name).length,
  ...(name.endsWith('.js') && { brotli: brotliCompressSync(getContent(app, name)).length }),
});

const cacheFolder = fileURLToPath(new URL('../../.cache/test-releases', import.meta.url));

/** Written once for each content: release files are served from disk, and outlive the test that first needed them. */
async function prepareBuildFolder(record: ReleaseRecord): Promise<string> {
  const key = createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 12);
  const folder = path.join(cacheFolder, `${record.app}-${key}`);
  await mkdir(cacheFolder, { recursive: true });
  const incoming = await mkdtemp(path.join(cacheFolder, '.incoming-'));
  await writeBuild(incoming, record);
  // Fails when the folder exists: another process, or an earlier run, has written the same.
  await rename(incoming, folder).catch(() => rm(incoming, { recursive: true }));
  return folder;
}

async function writeBuild(folder: string, record: ReleaseRecord): Promise<void> {
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(record));
  for (const name of Object.keys(record.files)) {
    await writeFile(path.join(folder, name), getContent(record.app, name));
    await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(getContent(record.app, name)));
  }
}

/** A build with other content in some of its files. */
export const withFiles = ({ record, files }: Build, contents: Readonly<Record<string, string>>): Build => ({
  record: {
    ...record,
    files: {
      ...record.files,
      ...Object.fromEntries(
        Object.entries(contents).map(([name, content]) => [
          name,
          { integrity: computeIntegrity(Buffer.from(content)), bytes: Buffer.byteLength(content) },
        ]),
      ),
    },
  },
  files: new Map([
    ...files,
    ...Object.entries(contents).map(([name, content]) => [name, Buffer.from(content)] as const),
  ]),
});
