import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type ReleaseRecord, type Still, stillsFile } from '@foothold/shared/boot';
import { builtReleases } from './registry';

const areas = {
  public: {
    access: 'anyone',
    paths: ['/', '/register', '/viewjob/:slug/:jobId', '/job/unknown'],
    pages: ['/', '/register', '/viewjob/:slug/:jobId', '/job/unknown'],
    films: ['film.webm', 'film.mp4'],
  },
  candidate: { access: 'student', paths: ['/dashboard/*'], pages: ['/dashboard/jobs', '/dashboard/notifications'] },
  company: { access: 'organization', paths: ['/dashboard/*'], pages: ['/dashboard/jobs', '/dashboard/create-job'] },
  admin: { access: 'admin', paths: ['/admindashboard'], pages: ['/admindashboard'] },
} as const;

/**
 * A registry over small releases of every app, each with an entry, a page, and a map; the public area has a film.
 * For tests. Their folders are gone when this resolves: a server serves what it found at its start, whatever becomes of
 * the folders.
 */
export async function smallReleases() {
  const home = await mkdtemp(path.join(tmpdir(), 'releases-'));
  const shell = release('shell', { access: 'anyone', paths: [], pages: [] });
  const records = [shell, ...Object.entries(areas).map(([app, facts]) => release(app, facts))];
  const registry = await builtReleases(await Promise.all(records.map((record) => write(home, record))));
  await rm(home, { recursive: true });
  return registry;
}

interface Facts {
  access: ReleaseRecord['access'];
  paths: readonly string[];
  pages: readonly string[];
  films?: readonly string[];
}

function release(app: string, { access, paths, pages, films = [] }: Facts): ReleaseRecord {
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
    release: '1.0.0-abc',
    container: `foothold_${app}`,
    entry,
    access,
    frame: access === 'student' || access === 'organization' ? 'sidebar' : 'own',
    paths,
    nav: pages.slice(0, 1).map((to) => ({ to, label: `First of ${app}`, icon: [] })),
    ...(access !== 'anyone' && { home: pages[0] }),
    requires: {},
    files: Object.fromEntries(named.map((name) => [name, describe(app, name)])),
    preload: { entry: [entry], pages: Object.fromEntries(pages.map((pattern) => [pattern, ['page.js']])) },
  };
}

const contentOf = (app: string, name: string) =>
  name === stillsFile ? JSON.stringify(stills) : `/* ${app} ${name} */`;

const stills: Record<string, Still> = {
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
  integrity: `sha384-${Buffer.from(contentOf(app, name)).toString('base64').padEnd(64, 'A').slice(0, 64)}`,
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
