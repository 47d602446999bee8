import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describeSharedExports } from '@foothold/shared/build';
import type { Page } from '@playwright/test';
import { startServer } from '../e2e/processes';
import { copyWorkspace } from '../e2e/workspaceCopy';
import { demoAccounts, demoPassword } from '../server/demo';
import { formatMs, measure, median, type Row, toLimitRow } from './harness/rows';
import { onCleanUp } from './harness/tempFolder';
import { createDemoFolder } from './server/demoFolder';
import { findFreeAddress, getInheritedEnv } from './server/startServer';
import { openBrowser } from './site/browser';

export const name = 'releases';

const rounds = 5;
const form = 'mfe-company/src/pages/jobForm/CreateForm.tsx';

interface Site {
  origin: string;
  folder: string;
  env: NodeJS.ProcessEnv;
}

/** How long a team waits for a release of its area, and until open pages know of it. */
export async function run(note: (line: string) => void): Promise<Row[]> {
  const sources = await copyWorkspace();
  onCleanUp(sources.remove);
  const { PORT, APP_ORIGIN } = await findFreeAddress();
  const env = { ...getInheritedEnv(), PORT, APP_ORIGIN, RATE_LIMIT: '0', DATA_DIR: await createDemoFolder() };
  const server = await startServer('start', [], { cwd: sources.folder, env });
  onCleanUp(server.stop);
  const site = { origin: APP_ORIGIN, folder: sources.folder, env };
  const browser = await openBrowser();
  const page = await browser.newPage({ baseURL: APP_ORIGIN });
  await logIn(page, APP_ORIGIN);

  const figures = {
    released: [] as number[],
    listed: [] as number[],
    rolledBack: [] as number[],
    flipped: [] as number[],
    listedByCall: [] as number[],
    told: [] as number[],
    recorded: [] as number[],
  };
  let title = 'Create Job Posting';
  for (let round = 0; round < rounds; round += 1) {
    await sources.replaceInFile(form, `title="${title}"`, `title="Job ${round}"`);
    title = `Job ${round}`;
    figures.released.push(await measure(() => runScript(site, 'release', 'company')));
    figures.listed.push(await measure(() => runScript(site, 'releases')));
    figures.rolledBack.push(await measure(() => runScript(site, 'release', 'company', '--rollback')));
    figures.listedByCall.push(await measure(() => callOperator(site, 'GET', 'releases')));

    await page.goto('/dashboard/jobs');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const called = performance.now();
    const notice = page.getByText('Foothold was updated while this page was open.').waitFor();
    await callOperator(site, 'PUT', 'releases/company', {
      reason: 'Bench',
      change: { kind: 'flip', release: await findNewest(site) },
    });
    figures.flipped.push(performance.now() - called);
    await notice;
    figures.told.push(performance.now() - called);
    figures.recorded.push(await measure(describeSharedExports));
  }
  note(`Company's area, edited before each of ${rounds} releases, on the embedded database`);

  const [listed, listedByCall] = [median(figures.listed), median(figures.listedByCall)];
  return [
    toLimitRow('Release of an edited area, against listing', median(figures.released), inMs(8000), listed),
    toLimitRow('Rollback of an area, against listing', median(figures.rolledBack), inMs(1500), listed),
    toLimitRow('Flip with its checks, against listing by a call', median(figures.flipped), inMs(1000), listedByCall),
    toLimitRow('Recording what the shell provides', median(figures.recorded), inMs(1000)),
    toLimitRow('Flip until an open page says so', median(figures.told), inMs(2000)),
  ];
}

const inMs = (limit: number) => ({ limit, show: formatMs });

const runScript = ({ folder, env }: Site, script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', `server/src/app/cli/${script}.ts`, ...args], {
    cwd: folder,
    env,
  });

async function callOperator({ origin, env }: Site, method: string, call: string, body?: object): Promise<unknown> {
  const { token } = JSON.parse(await readFile(path.join(String(env.DATA_DIR), 'operator.json'), 'utf8'));
  const response = await fetch(`${origin}/api/${call}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** The company area's release that was published last. */
async function findNewest(site: Site): Promise<string> {
  const { apps } = (await callOperator(site, 'GET', 'releases')) as {
    apps: { app: string; releases: { release: string }[] }[];
  };
  const [newest] = apps.find(({ app }) => app === 'company')?.releases ?? [];
  if (!newest) throw new Error('The company area has no release.');
  return newest.release;
}

async function logIn(page: Page, origin: string): Promise<void> {
  const response = await page.request.post('/api/login', {
    data: { email: demoAccounts.company, password: demoPassword },
    headers: { origin },
  });
  if (!response.ok()) throw new Error(`The demo company could not log in: ${await response.text()}`);
}
