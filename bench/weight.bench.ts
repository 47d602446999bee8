import { atMost, count, kib, type Row } from './frame/rows';
import { demoFolder } from './server/demo';
import { start } from './server/start';
import { openBrowser } from './site/browser';
import { federatedBuild } from './site/builds';
import { type Asked, visitDashboard } from './site/visit';

export const name = 'weight';

/** What a student's phone downloads, cold, until the first job shows. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const server = await start('product', { DATA_DIR: await demoFolder(), BENCH_BUILDS: await federatedBuild() });
  const browser = await openBrowser();
  const { asked } = await visitDashboard(browser, server.origin);
  await Promise.all([browser.close(), server.stop()]);

  note(
    `Chromium ${browser.version()}, empty cache, signed in; every request counts, the document too, until a job shows`,
  );
  for (const { address, bytes } of asked) note(`${kib(bytes).padStart(10)}  ${address}`);
  return [
    atMost('JavaScript of the dashboard’s first view, as transferred', scriptBytes(asked), {
      limit: 200 * 1024,
      show: kib,
    }),
    atMost('Requests of the dashboard’s first view', asked.length, { limit: 9, show: count }),
  ];
}

export const scriptBytes = (asked: readonly Asked[]) =>
  asked.filter(({ script }) => script).reduce((sum, { bytes }) => sum + bytes, 0);
