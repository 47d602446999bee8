import type { LiveApp } from '@foothold/shared/contract/admin';
import { createTestBuilds } from '../../testing/releases';
import { startServerWithEmail, type TestServerWithEmail } from '../../testing/startServerWithEmail';
import type { Row } from '../platform/db';
import { loadReleases } from '../platform/releases/loadReleases';
import type { PointerChange } from '../platform/releases/pointers';
import { publishBuild } from '../platform/releases/publishBuild';
import { seedRegistry } from '../platform/releases/seedRegistry';
import { changeLiveReleases } from '../platform/releases/service';
import { parseWeeklyWindows } from '../platform/time/weeklyWindows';
import { advanceRollouts } from './advance';

let server: TestServerWithEmail;
beforeAll(async () => {
  server = await startServerWithEmail();
  await seedRegistry(server.context, await createTestBuilds('1.0.0-a'));
  for (const build of await createTestBuilds('1.0.0-b')) await publishBuild(server.context, { user_id: null }, build);
});
afterAll(() => server.stop());

const minutes = 60_000;
let startedAt = 0;
const change = (app: string, change: PointerChange) =>
  changeLiveReleases(
    server.context,
    { user_id: null, by: 'key CI of Hiring' },
    { changes: [{ app, change }], reason: 'Test' },
  );
async function start(app: string, steps = [1, 50, 100]) {
  await change(app, { kind: 'flip', release: '1.0.0-a' });
  await change(app, { kind: 'rollout', release: '1.0.0-b', steps, every_seconds: 30 * 60 });
  startedAt = Date.parse((await findApp(app)).rollout?.started_at ?? '');
}
/** What a process does so many minutes after the start. */
const advanceAt = (minute: number, config = {}) =>
  advanceRollouts(
    { ...server.context, config: { ...server.context.config, ...config } },
    new Date(startedAt + minute * minutes),
  );
async function findApp(app: string): Promise<LiveApp> {
  const found = (await loadReleases(server.context.db)).apps.find((one) => one.app === app);
  if (!found) throw new Error(`${app} is not live.`);
  return found;
}
const findOpen = (app: string): Promise<Row<'rollouts'>> =>
  server.context.db
    .selectFrom('rollouts')
    .selectAll()
    .where('app', '=', app)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();

type EventMeasure = Row<'rollout_events'>['measure'];
let visitors = 0;
/** Visitors of the current step, and to how many of them something happened. */
async function visit(
  app: string,
  has_release: boolean,
  count: number,
  events: Partial<Record<EventMeasure, number>> = {},
) {
  const { id, step, steps } = await findOpen(app);
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ rollout_id: id, step, has_release, visitor: `visitor ${visitors + index}` },
  }));
  visitors += count;
  await server.context.db
    .insertInto('rollout_visits')
    .values(rows.map((row) => ({ ...row, first_page: 'x' })))
    .execute();
  for (const [measure, happened] of Object.entries(events) as [EventMeasure, number][])
    await server.context.db
      .insertInto('rollout_events')
      .values(rows.slice(0, happened).map((row) => ({ ...row, measure, is_watch: step === steps.length - 1 })))
      .execute();
}
const good = { failed: 1, lcp: 20 };
const listSubjectsTo = async (email: string) => {
  await server.sendDueEmails();
  return server.listEmailsTo({ email }).map(({ subject }) => subject);
};
const ownApp = async (app: string, email: string) => {
  const admin = await server.signIn('admin');
  await server.send({ method: 'POST', url: 'teams', as: admin, body: { name: email, email, apps: [app] } });
};

describe('a good release', () => {
  it('goes on step by step while it is no worse, is live for everybody, and its team is told', async () => {
    await ownApp('company', 'hiring@example.ng');
    await start('company');
    await visit('company', true, 100, good);
    await visit('company', false, 9_900, { failed: 99, lcp: 1_980 });
    await advanceAt(29);
    expect((await findApp('company')).canary_percent).toBe(1);
    await advanceAt(31);
    expect(await findApp('company')).toMatchObject({ canary: '1.0.0-b', canary_percent: 50, rollout: { step: 1 } });

    await visit('company', true, 500, { failed: 5, lcp: 100 });
    await visit('company', false, 500, { failed: 5, lcp: 100 });
    await advanceAt(62);
    expect(await findApp('company')).toMatchObject({ stable: '1.0.0-b', previous: '1.0.0-a', canary: null });
    expect((await findApp('company')).history[0]).toMatchObject({
      action: 'release.flip',
      by: 'rollout of key CI of Hiring',
      reason: '100 % of the visitors',
    });

    await visit('company', true, 500, { failed: 5, lcp: 100 });
    await advanceAt(93);
    expect((await findApp('company')).rollout).toMatchObject({ state: 'done', reason: null });
    await advanceAt(94);
    expect(await listSubjectsTo('hiring@example.ng')).toEqual(['company 1.0.0-b is live for everybody']);
  });

  it('takes one step however long nobody could move it, and however many processes do so now', async () => {
    await start('candidate');
    await visit('candidate', true, 20);
    await Promise.all([advanceAt(600), advanceAt(600), advanceAt(600)]);
    expect((await findApp('candidate')).rollout).toMatchObject({ step: 1, state: 'running' });
    await advanceAt(601);
    expect((await findApp('candidate')).rollout).toMatchObject({ step: 1 });
  });

  it('waits for visitors, says how many it has, and goes on after four times as long', async () => {
    await start('public');
    await visit('public', true, 12);
    await advanceAt(31);
    expect((await findApp('public')).rollout).toMatchObject({
      step: 0,
      waiting: '20 visitors with it at this step: 12 so far',
    });
    await advanceAt(121);
    expect((await findApp('public')).rollout).toMatchObject({ step: 1, waiting: null });
    await change('public', { kind: 'end_canary' });
  });

  it('waits for visitors however long that takes where it has failed for one', async () => {
    await start('public');
    await visit('public', true, 1, { failed: 1 });
    await advanceAt(31);
    await advanceAt(1_000);
    expect((await findApp('public')).rollout).toMatchObject({
      step: 0,
      waiting: '20 visitors with it at this step: 1 so far, and it has failed for some',
    });
    await visit('public', true, 19);
    await visit('public', false, 1_900, { failed: 19 });
    await advanceAt(1_001);
    expect((await findApp('public')).rollout).toMatchObject({ step: 1 });
    await change('public', { kind: 'end_canary' });
  });

  it('waits while it is paused, and in a freeze window', async () => {
    await start('public');
    await visit('public', true, 20);
    await change('public', { kind: 'pause_rollout' });
    await advanceAt(31);
    expect((await findApp('public')).rollout).toMatchObject({ step: 0, state: 'paused' });
    await change('public', { kind: 'resume_rollout' });

    // All of the week but one minute, some days away from now.
    const [from, to] = [
      new Date(startedAt + 4 * 24 * 60 * minutes),
      new Date(startedAt + 4 * 24 * 60 * minutes + minutes),
    ];
    const format = (date: Date) =>
      `${date.toUTCString().slice(0, 3).toLowerCase()} ${date.toISOString().slice(11, 16)}`;
    const RELEASE_FREEZE = parseWeeklyWindows(`${format(to)}-${format(from)}`);
    await advanceAt(31, { RELEASE_FREEZE, PLATFORM_TIME_ZONE: 'UTC' });
    expect((await findApp('public')).rollout).toMatchObject({
      step: 0,
      waiting: expect.stringContaining('The freeze window '),
    });
    await advanceAt(31);
    expect((await findApp('public')).rollout).toMatchObject({ step: 1 });
    await change('public', { kind: 'end_canary' });
  });
});

describe('a bad release', () => {
  it('is taken back while some have it, also where its rollout is paused, and those who manage releases are told', async () => {
    const manager = await server.signIn('release_manager');
    await start('public');
    await visit('public', true, 90, { lcp: 41 });
    await visit('public', false, 8_910, { lcp: 1_782 });
    await change('public', { kind: 'pause_rollout' });
    await advanceAt(1);
    const reason = 'LCP: over 2.5 s for 41 of 90 visitors, against 20 % with 1.0.0-a';
    expect(await findApp('public')).toMatchObject({
      ...{ stable: '1.0.0-a', canary: null },
      rollout: { state: 'stopped', reason },
    });
    expect((await findApp('public')).history[0]).toMatchObject({ action: 'release.end_canary', reason });
    expect(await listSubjectsTo(manager.email)).toContain('The rollout of public 1.0.0-b was stopped');
  });

  it('is rolled back where it fails only once everybody has it', async () => {
    await start('public', [50, 100]);
    await visit('public', true, 200, { failed: 1 });
    await visit('public', false, 200, { failed: 1 });
    await advanceAt(31);
    expect((await findApp('public')).stable).toBe('1.0.0-b');
    await visit('public', true, 100, { failed: 60 });
    await advanceAt(32);
    expect(await findApp('public')).toMatchObject({
      ...{ stable: '1.0.0-a', canary: null },
      rollout: { state: 'stopped', reason: 'It failed for 61 of 300 visitors, against 0.5 % with 1.0.0-a' },
    });
  });

  it('that is refused at a step is taken back, with what stands against it', async () => {
    await start('public', [50, 100]);
    await visit('public', true, 20);
    const altered = { signature: 'x', signing_key: 'A'.repeat(43), signed_by: 'CI of Hiring' };
    await server.context.db
      .updateTable('releases')
      .set(altered)
      .where('app', '=', 'public')
      .where('release', '=', '1.0.0-b')
      .execute();
    await advanceAt(31);
    expect(await findApp('public')).toMatchObject({
      ...{ stable: '1.0.0-a', canary: null },
      rollout: { state: 'stopped', reason: expect.stringContaining('public could not go to 100 %: ') },
    });
  });

  it('is left to whoever changed what is live without a word to the rollout', async () => {
    await start('admin');
    await server.context.db
      .updateTable('release_pointers')
      .set((eb) => ({ revision: eb('revision', '+', 100_000) }))
      .where('app', '=', 'admin')
      .execute();
    await advanceAt(31);
    expect((await findApp('admin')).rollout).toMatchObject({
      state: 'stopped',
      reason: 'Somebody has changed what is live',
    });
  });
});
