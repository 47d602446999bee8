import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type PrerenderedPage, prerenderFile, type ReleaseRecord } from '@foothold/shared/boot';
import { type Build, createFixedRegistry, readBuild } from '../src/platform/releases/build';

const areas = {
  public: {
    access: 'anyone',
    paths: ['/', '/register', '/viewjob/:slug/:jobId', '/job/unknown', '/company/:slug/:id'],
    pages: ['/', '/register', '/viewjob/:slug/:jobId', '/job/unknown', '/company/:slug/:id'],
    films: ['film.webm', 'film.mp4'],
  },
  candidate: { access: 'student', paths: ['/dashboard/*'], pages: ['/dashboard/jobs', '/dashboard/notifications'] },
  company: { access: 'organization', paths: ['/dashboard/*'], pages: ['/dashboard/jobs', '/dashboard/create-job'] },
  admin: { access: ['admin', 'unenrolled'], paths: ['/admindashboard'], pages: ['/admindashboard'] },
} as const;

/** A registry over small releases of every app, each with an entry, a page, and a map; the public area has a film. For tests. */
export const createTestRegistry = async () => createFixedRegistry(await createTestBuilds());

/** The builds of that registry; `version` tells the builds of several times apart. */
export async function createTestBuilds(version = '1.0.0-abc', more: Partial<ReleaseRecord> = {}): Promise<Build[]> {
  const home = await mkdtemp(path.join(tmpdir(), 'releases-'));
  const apps = { shell: { access: 'anyone', paths: [], pages: ['painted'] }, ...areas } satisfies Record<
    string,
    AreaFixture
  >;
  const records = Object.entries(apps).map(([app, facts]) => ({ ...createRecord(app, version, facts), ...more }));
  const builds = await Promise.all(records.map(async (record) => readBuild(await writeBuild(home, record))));
  await rm(home, { recursive: true });
  return builds;
}

interface AreaFixture {
  access: ReleaseRecord['access'];
  paths: readonly string[];
  pages: readonly string[];
  films?: readonly string[];
}

function createRecord(app: string, version: string, { access, paths, pages, films = [] }: AreaFixture): ReleaseRecord {
  const entry = app === 'shell' ? 'main.js' : 'remoteEntry.js';
  const named = [
    'page.js',
    'page.js.map',
    entry,
    ...films,
    ...(app === 'public' ? [prerenderFile] : []),
    ...(app === 'shell' ? ['face.woff2'] : []),
  ];
  return {
    app,
    release: version,
    container: `foothold_${app}`,
    entry,
    access,
    frame: access === 'student' || access === 'organization' ? 'sidebar' : 'own',
    paths,
    nav: pages.slice(0, 1).map((to) => ({ to, label: `First of ${app}`, icon: [] })),
    outlines: {},
    ...(access !== 'anyone' && { home: pages[0] }),
    requires: {},
    files: Object.fromEntries(named.map((name) => [name, describeFile(app, name)])),
    preload: { entry: [entry], pages: Object.fromEntries(pages.map((pattern) => [pattern, ['page.js']])) },
  };
}

const getContent = (app: string, name: string) =>
  name === prerenderFile ? JSON.stringify(prerenders) : `/* ${app} ${name} */`;

const prerenders: Record<string, PrerenderedPage> = {
  '/company/:slug/:id': {
    html: '<h1>{{company_name}}</h1>{{{about}}}{{#website}}<a href="{{href}}">{{host}}</a>{{/website}}{{#logo}}<img src="{{logo}}">{{/logo}}{{^logo}}<b>{{initials}}</b>{{/logo}}{{#jobs}}<a href="/{{path}}">{{title}}</a>{{/jobs}}',
    css: 'h1{margin:0}',
  },
  '/': {
    html: '<h1>Front</h1><a href="mailto:support@{{host}}">Write</a>',
    css: "@font-face{src:url('{{{font_url}}}')}",
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

async function writeBuild(home: string, record: ReleaseRecord): Promise<string> {
  const folder = await mkdtemp(path.join(home, `${record.app}-`));
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(record));
  for (const name of Object.keys(record.files)) {
    await writeFile(path.join(folder, name), getContent(record.app, name));
    await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(getContent(record.app, name)));
  }
  return folder;
}
