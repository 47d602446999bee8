import { startServer } from '../e2e/processes';
import { copyWorkspace } from '../e2e/workspaceCopy';
import { formatMs, measure, median, type Row, toLimitRow } from './harness/rows';
import { onCleanUp } from './harness/tempFolder';
import { createDemoFolder } from './server/demoFolder';
import { findFreeAddress, getInheritedEnv } from './server/startServer';
import { openBrowser } from './site/browser';

export const name = 'dev';

const updates = 9;
const file = 'mfe-public/src/pages/legal/TermsPage.tsx';

/** How soon `pnpm dev` shows a page, and an edit of it. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const sources = await copyWorkspace();
  onCleanUp(sources.remove);
  const address = await findFreeAddress();
  const env = { ...getInheritedEnv(), ...address, DATA_DIR: await createDemoFolder() };
  const page = await (await openBrowser()).newPage({ baseURL: address.APP_ORIGIN });
  const waitFor = (title: string) => page.getByRole('heading', { name: title, level: 1, exact: true }).waitFor();

  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  onCleanUp(async () => server?.stop());
  const start = async () => {
    server = await startServer('dev', [], { cwd: sources.folder, env });
    await page.goto('/terms');
    await waitFor('Terms');
  };

  const fresh = await measure(start);
  await page.goto('about:blank');
  await server?.stop();
  const again = await measure(start);
  const reference = await measure(async () => {
    await page.reload();
    await waitFor('Terms');
  });

  const seen: number[] = [];
  let title = 'Terms';
  for (let update = 0; update < updates; update += 1) {
    const next = `Terms ${update}`;
    await sources.replaceInFile(file, `title="${title}"`, `title="${next}"`);
    seen.push(await measure(() => waitFor(next)));
    title = next;
  }
  note(`Everything from its sources; ${updates} edits of the page's title`);
  return [
    toLimitRow('First page of `pnpm dev` in a fresh checkout, against a reload', fresh, inMs(10_000), reference),
    toLimitRow('First page of `pnpm dev` once it has run, against a reload', again, inMs(5000), reference),
    toLimitRow('Edit until the open page shows it', median(seen), inMs(300)),
  ];
}

const inMs = (limit: number) => ({ limit, show: formatMs });
