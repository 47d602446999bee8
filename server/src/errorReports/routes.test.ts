import type { ErrorReport, Output } from '@foothold/shared/contract';
import type { ErrorKind, listErrorKinds, viewErrorKind } from '@foothold/shared/contract/admin';
import { sql } from 'kysely';
import type { SignedIn } from '../../testing';
import { createTestBuilds, withFiles } from '../../testing/releases';
import { startServerWithEmail, type TestServerWithEmail } from '../../testing/startServerWithEmail';
import { createServer } from '../app/main';
import type { HttpServer } from '../platform/http';
import { type DatabaseRegistry, openRegistry } from '../platform/releases/databaseRegistry';
import { publishBuild } from '../platform/releases/publishBuild';
import { seedRegistry } from '../platform/releases/seedRegistry';
import { deleteOldErrors } from './queries';

/** The page's script: columns 1 to 100 are of its second line, the next hundred of a module of `shared`, and nothing is known of the rest. */
const createMap = (firstLine: string) =>
  JSON.stringify({
    version: 3,
    sources: ['webpack://foothold_candidate/./src/pages/JobsPage.tsx', 'webpack://x/../shared/format/formatPay.ts'],
    sourcesContent: [`${firstLine}\n  throw new TypeError();\n}\n`, 'export const formatPay = (pay) => pay.sign;\n'],
    names: [],
    mappings: 'AACE,oGCD4B,oG',
  });

let server: TestServerWithEmail;
let site: HttpServer;
let registry: DatabaseRegistry;
let admin: SignedIn;
beforeAll(async () => {
  server = await startServerWithEmail();
  const { context } = server;
  await seedRegistry(context, await createTestBuilds('1.0.0-a'));
  for (const release of ['1.0.0-b', '1.0.0-c']) {
    const build = (await createTestBuilds(release)).find(({ record }) => record.app === 'candidate')!;
    await publishBuild(
      context,
      { user_id: null },
      withFiles(build, { 'page.js.map': createMap('export function Component() {') }),
    );
  }
  registry = await openRegistry(context.db, context.releases);
  site = await createServer({ ...context, registry }, { strict: true });
  admin = await server.signIn('release_manager');
});
afterAll(async () => {
  await site.close();
  await server.stop();
});
beforeEach(async () => {
  await server.context.db.deleteFrom('error_traces').execute();
  await server.context.db.deleteFrom('error_kinds').execute();
  await server.context.db.deleteFrom('teams').execute();
  server.mailbox.emails.length = 0;
});

const aReport = (over: Partial<ErrorReport> = {}): ErrorReport => ({
  ...{ app: 'candidate', release: '1.0.0-b', route: '/dashboard/jobs', name: 'TypeError', message: 'x is undefined' },
  frames: [{ app: 'candidate', release: '1.0.0-b', file: 'page.js', function: 'k', line: 1, column: 7 }],
  breadcrumbs: [],
  ...over,
});
const inShared = { app: 'candidate', release: '1.0.0-b', file: 'page.js', line: 1, column: 120 };

const openPage = () => server.context.healthTokens.issue({ identity: null, ip: '10.0.0.1' });
let addresses = 0;
async function send(report: ErrorReport, token?: string) {
  addresses += 1;
  const payload = { token: token ?? (await openPage()), report };
  const remoteAddress = `10.2.${Math.floor(addresses / 250)}.${addresses % 250}`;
  return site.inject({ method: 'POST', url: '/api/error_reports', payload, remoteAddress });
}
const list = async (query = '') =>
  (await server.send({ url: `error_kinds${query}`, as: admin })).json<Output<typeof listErrorKinds>>();
const view = async ({ id }: Pick<ErrorKind, 'id'>) =>
  (await server.send({ url: `error_kinds/${id}`, as: admin })).json<Output<typeof viewErrorKind>>().kind;
async function sendAndList(...reports: ErrorReport[]) {
  for (const report of reports) expect((await send(report)).statusCode).toBe(204);
  await server.sendDueEmails();
  return (await list()).kinds;
}
const aTeam = (name: string) =>
  server.send({
    method: 'POST',
    url: 'teams',
    as: admin,
    body: { name, email: `${name.toLowerCase()}@example.ng`, apps: ['candidate'] },
  });
const listSubjects = () => server.mailbox.emails.map(({ subject }) => subject);
const passDays = (days: number) =>
  sql`update error_kinds set last_seen_at = last_seen_at - make_interval(days => ${days}),
    mailed_at = mailed_at - make_interval(days => ${days})`.execute(server.context.db);

describe('POST /error_reports', () => {
  it('resolves the stack by the source map of its release, which visitors do not get', async () => {
    const foreign = { file: 'https://cdn.example.com/tag.js?user=7', line: 3, column: 4 };
    const [kind] = await sendAndList(aReport({ frames: [...aReport().frames, inShared, foreign] }));
    expect(await view(kind!)).toMatchObject({
      ...{ app: 'candidate', name: 'TypeError', message: 'x is undefined', release: '1.0.0-b' },
      route: '/dashboard/jobs',
      frames: [
        {
          ...{ app: 'candidate', file: 'page.js', line: 1, column: 7, function: 'Component', is_own: true },
          source: { file: 'src/pages/JobsPage.tsx', line: 2, column: 3, is_exact: true },
        },
        { function: 'formatPay', source: { file: 'shared/format/formatPay.ts', line: 1, column: 31 }, is_own: false },
        { app: null, file: 'https://cdn.example.com/tag.js', function: null, source: null, is_own: false },
      ],
      routes: [{ route: '/dashboard/jobs', pages: 1 }],
    });
    expect((await site.inject('/mf/candidate/1.0.0-b/page.js.map')).statusCode).toBe(404);
  });

  it('says where the function begins of what the source map says nothing', async () => {
    const [kind] = await sendAndList(aReport({ frames: [{ ...inShared, column: 500 }] }));
    const { frames } = await view(kind!);
    const source = { file: 'shared/format/formatPay.ts', line: 1, column: 31, is_exact: false };
    expect(frames).toMatchObject([{ function: 'formatPay', source }]);
  });

  it('leaves frames as they are whose source map says nothing', async () => {
    const frames = [{ app: 'company', release: '1.0.0-a', file: 'page.js', line: 1, column: 7 }];
    const [kind] = await sendAndList(aReport({ app: 'company', release: '1.0.0-a', frames }));
    expect((await view(kind!)).frames).toMatchObject([{ app: 'company', file: 'page.js', source: null }]);
    expect(kind!.top_frame).toBeNull();
  });

  it('leaves a frame as it is that is in code a build has made up, whose source is no file', async () => {
    const build = (await createTestBuilds('1.0.0-runtime')).find(({ record }) => record.app === 'candidate')!;
    const map = JSON.parse(createMap('')) as { sources: string[] };
    const content = JSON.stringify({ ...map, sources: [`data:text/javascript,${'x'.repeat(9_000)}`, map.sources[1]] });
    await publishBuild(server.context, { user_id: null }, withFiles(build, { 'page.js.map': content }));
    await registry.refresh();
    const frame = { ...aReport().frames[0]!, release: '1.0.0-runtime' };
    const [kind] = await sendAndList(aReport({ release: '1.0.0-runtime', frames: [frame] }));
    expect((await view(kind!)).frames).toMatchObject([{ function: 'k', file: 'page.js', line: 1, source: null }]);
  });

  it('takes errors for the same whose functions are, in every release', async () => {
    const later = aReport({ release: '1.0.0-c', message: 'y is undefined' });
    const frames = [{ ...later.frames[0]!, release: '1.0.0-c', column: 9 }];
    const kinds = await sendAndList(aReport(), { ...later, frames }, aReport(), aReport({ name: 'RangeError' }));
    // Several tasks are done at once, so either may be the later one.
    kinds.sort((one, other) => one.name.localeCompare(other.name));
    expect(kinds.map(({ name, releases }) => [name, releases.map(({ release, pages }) => [release, pages])])).toEqual([
      ['RangeError', [['1.0.0-b', 1]]],
      [
        'TypeError',
        [
          ['1.0.0-b', 2],
          ['1.0.0-c', 1],
        ],
      ],
    ]);
    expect(kinds[1]!.days.at(-1)).toBe(3);
  });

  it('counts a page once for each error, and five errors of a page', async () => {
    const token = await openPage();
    for (const name of ['A', 'A', 'B', 'C', 'D', 'E', 'F']) await send(aReport({ name }), token);
    await server.sendDueEmails();
    const counted = (await list()).kinds.map(({ name, releases }) => `${name} ${releases[0]?.pages}`);
    expect(counted.sort()).toEqual(['A 1', 'B 1', 'C 1', 'D 1', 'E 1']);
  });

  it('is taken from a page that was served while a canary is judged, whose token names all releases', async () => {
    const served = ['shell', 'public', 'candidate', 'company', 'reports'].map((app) => ({
      app,
      release: `0.1.0-${'0123456789'.repeat(4)}`,
    }));
    const token = await server.context.healthTokens.issue({ identity: null, ip: '10.0.0.1' }, served);
    expect(token.length).toBeGreaterThan(300);
    expect((await send(aReport(), token)).statusCode).toBe(204);
    await server.sendDueEmails();
    expect((await list()).kinds).toHaveLength(1);
  });

  it('ignores what no page of this site has sent, and releases that do not exist', async () => {
    expect((await send(aReport(), 'made.up')).statusCode).toBe(204);
    expect(await sendAndList(aReport({ release: '9.9.9' }), aReport({ app: 'nothing' }))).toEqual([]);
  });

  it('keeps nothing of what a hostile or careless page sends that may be personal', async () => {
    const personal = 'ada.obi@example.ng';
    const [kind] = await sendAndList(
      aReport({
        route: '/dashboard/jobs?q=ada',
        name: 'Ada Obi',
        message: `${personal}: "Ada" of /applications/4711?x=1 at https://x.ng/ada, Ada Obi, 08031234567`,
        frames: [
          { file: `https://jobs.example.ng/applications/4711`, function: personal, line: 1, column: 1 },
          { app: 'candidate', release: '1.0.0-b', file: '../../ada', line: 1, column: 1 },
        ],
        breadcrumbs: [
          { kind: 'page', what: '/applications/4711', seconds: 3 },
          { kind: 'page', what: '/dashboard/jobs', seconds: 2 },
          { kind: 'call', what: 'GET /view/jobs/4711', status: 200, seconds: 2 },
          { kind: 'call', what: 'GET /view/jobs/:id', status: 404, seconds: 1 },
          { kind: 'press', what: 'Ada Obi', seconds: 1 },
          { kind: 'press', what: 'button', seconds: 0 },
        ],
      }),
    );
    const details = await view(kind!);
    expect(details).toMatchObject({
      ...{ route: '', name: 'Error', message: '[email] “…” of [path] at [address] …, #' },
      frames: [
        { file: 'https://jobs.example.ng', function: null },
        { app: null, file: '' },
      ],
      breadcrumbs: [
        { kind: 'page', what: '', seconds: 3 },
        { kind: 'page', what: '/dashboard/jobs', seconds: 2 },
        { kind: 'call', what: '', status: 200, seconds: 2 },
        { kind: 'call', what: 'GET /view/jobs/:id', status: 404, seconds: 1 },
        { kind: 'press', what: '', seconds: 1 },
        { kind: 'press', what: 'button', seconds: 0 },
      ],
    });
    expect(JSON.stringify(details).toLowerCase()).not.toMatch(/ada|4711|0803/);
  });

  it('takes from messages what mails and terminals would follow', async () => {
    const [kind] = await sendAndList(aReport({ message: 'x\u001b[2J\nis \u202eundefined' }));
    expect(kind?.message).toBe('x [#J is  undefined');
  });

  it('counts together what is too much to be told apart in a day', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => ({
      ...{
        app: 'candidate',
        release: '1.0.0-b',
        name: 'Error',
        message: '',
        route: '',
        trace_hash: `made up ${index}`,
      },
    }));
    await server.context.db.insertInto('error_traces').values(rows).execute();
    const kinds = await sendAndList(aReport(), aReport({ name: 'RangeError' }));
    expect(kinds.map(({ name, releases }) => [name, releases[0]?.pages])).toEqual([['Others', 2]]);
  });

  it('is refused when it is larger than an error is', async () => {
    const frames = Array.from({ length: 31 }, () => aReport().frames[0]!);
    expect((await send(aReport({ frames }))).statusCode).toBe(422);
    expect((await send(aReport({ message: 'x'.repeat(301) }))).statusCode).toBe(422);
  });
});

describe('the email about an error', () => {
  it('goes to the team that owns the app, once, and says where the error comes from', async () => {
    await aTeam('Students');
    await sendAndList(aReport());
    const [kind] = await sendAndList(aReport(), aReport({ message: 'also undefined' }));
    const [mail, ...others] = server.listEmailsTo({ email: 'students@example.ng' });
    expect(others).toEqual([]);
    expect(kind!.team).toBe('Students');
    expect(mail!.subject).toBe('candidate: a new error, TypeError');
    for (const text of [
      ...['Release: 1.0.0-b', 'Page: /dashboard/jobs', 'x is undefined', 'src/pages/JobsPage.tsx:2, Component'],
      `https://jobs.example.ng/adminerrors/${kind!.id}`,
    ])
      expect(mail!.text).toContain(text);
  });

  it('is not sent where no team owns the app', async () => {
    expect(await sendAndList(aReport())).toMatchObject([{ team: null }]);
    expect(server.mailbox.emails).toEqual([]);
  });

  it('says that an error is back after a week', async () => {
    await aTeam('Returns');
    await sendAndList(aReport());
    await passDays(6);
    await sendAndList(aReport());
    await passDays(8);
    await sendAndList(aReport(), aReport());
    expect(listSubjects()).toEqual(['candidate: a new error, TypeError', 'candidate: TypeError is back']);
  });

  it('is sent three times an hour, and the third says so', async () => {
    await aTeam('Busy');
    const names = ['A', 'B', 'C', 'D', 'E'];
    for (const name of names) await sendAndList(aReport({ name }));
    expect(server.mailbox.emails.map(({ text = '' }) => /within the hour are\s+not mailed/.test(text))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('GET /error_kinds', () => {
  it('lists kinds by the time when they were met last, narrowed by app and release, page by page', async () => {
    for (let index = 0; index < 21; index += 1) {
      const app = index === 20 ? 'company' : 'candidate';
      await server.context.db
        .insertInto('error_kinds')
        .values({
          ...{ app, fingerprint: `f${index}`, name: `E${index}`, message: '', release: '1.0.0-b', route: '' },
          ...{ frames: '[]', breadcrumbs: '[]', last_seen_at: new Date(Date.now() - index * 60_000) },
        })
        .execute();
    }
    const first = await list();
    expect([first.kinds.length, first.kinds[0]!.name, first.apps]).toEqual([20, 'E0', ['candidate', 'company']]);
    const second = await list(`?cursor=${first.next_cursor}`);
    expect([second.kinds.map(({ name }) => name), second.next_cursor]).toEqual([['E20'], null]);
    expect((await list('?app=company')).kinds.map(({ name }) => name)).toEqual(['E20']);

    await sendAndList(aReport());
    const narrowed = await list('?app=candidate&release=1.0.0-b');
    expect([narrowed.kinds.map(({ name }) => name), narrowed.releases]).toEqual([['TypeError'], ['1.0.0-b']]);
  });

  it('answers 404 for a kind that does not exist', async () => {
    expect((await server.send({ url: 'error_kinds/999999', as: admin })).statusCode).toBe(404);
  });
});

describe('deleteOldErrors', () => {
  it('deletes what was not met for 90 days', async () => {
    await sendAndList(aReport(), aReport({ name: 'RangeError' }));
    const { db } = server.context;
    const isOld = sql<string>`now() - interval '91 days'`;
    const { id } = (await list()).kinds.find(({ name }) => name === 'RangeError')!;
    await db.updateTable('error_kinds').set({ last_seen_at: isOld }).where('id', '=', id).execute();
    await deleteOldErrors(db);
    expect((await list()).kinds.map(({ name }) => name)).toEqual(['TypeError']);
    expect(await db.selectFrom('error_traces').select('name').execute()).toEqual([{ name: 'TypeError' }]);
  });
});
