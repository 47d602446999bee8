import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type ReleaseRecord, type Still, stillsFile } from '@foothold/shared/boot';
import { type Build, fixedRegistry, readBuild } from './build';

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
export const smallReleases = async () => fixedRegistry(await smallBuilds());

/** The builds of that registry; `version` tells the builds of several times apart. */
export async function smallBuilds(version = '1.0.0-abc', more: Partial<ReleaseRecord> = {}): Promise<Build[]> {
  const home = await mkdtemp(path.join(tmpdir(), 'releases-'));
  const apps = { shell: { access: 'anyone', paths: [], pages: ['painted'] }, ...areas } satisfies Record<string, Facts>;
  const records = Object.entries(apps).map(([app, facts]) => ({ ...release(app, version, facts), ...more }));
  const builds = await Promise.all(records.map(async (record) => readBuild(await write(home, record))));
  await rm(home, { recursive: true });
  return builds;
}

interface Facts {
  access: ReleaseRecord['access'];
  paths: readonly string[];
  pages: readonly string[];
  films?: readonly string[];
}

function release(app: string, version: string, { access, paths, pages, films = [] }: Facts): ReleaseRecord {
  const entry = app === 'shell' ? 'main.js' : 'remoteEntry.js';
  const named = [
    'page.js',
    'page.js.map',
    entry,
    ...films,
    ...(app === 'public' ? [stillsFile] : []),
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
    files: Object.fromEntries(named.map((name) => [name, describe(app, name)])),
    preload: { entry: [entry], pages: Object.fromEntries(pages.map((pattern) => [pattern, ['page.js']])) },
  };
}

const contentOf = (app: string, name: string) =>
  name === stillsFile ? JSON.stringify(stills) : `/* ${app} ${name} */`;

const stills: Record<string, Still> = {
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

const describe = (app: string, name: string) => ({
  integrity: `sha384-${createHash('sha384').update(contentOf(app, name)).digest('base64')}`,
  bytes: contentOf(app, name).length,
  ...(name.endsWith('.js') && { brotli: brotliCompressSync(contentOf(app, name)).length }),
});

async function write(home: string, record: ReleaseRecord): Promise<string> {
  const folder = await mkdtemp(path.join(home, `${record.app}-`));
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(record));
  for (const name of Object.keys(record.files)) {
    await writeFile(path.join(folder, name), contentOf(record.app, name));
    await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(contentOf(record.app, name)));
  }
  return folder;
}
