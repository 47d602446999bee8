import type { ReleaseFile, ReleaseRecord } from '@foothold/shared/boot';
import type { Config } from '../config/config';
import type { Db } from '../db';
import { isForAdmins } from './addresses';
import { computeIntegrity } from './build';
import { findOwner } from './owners.queries';
import { findRelease } from './queries';
import { refuse } from './refusals';

interface Store {
  config: Pick<Config, 'APP_ORIGIN'>;
  db: Db;
}

/** Milliseconds for all scripts of a release. */
const timeLimit = 20_000;
const maxRequests = 6;

/** Refuses to load the scripts of a release from an address that its team may not use, or that does not send them. */
export async function refuseOrigin({ config, db }: Store, record: ReleaseRecord, base_url: string): Promise<void> {
  const { app } = record;
  if (app === 'shell')
    refuse('The shell lies on the site itself: there is nothing to fall back on where another origin is down.');
  if (isForAdmins(record)) refuse(`${app} is for admins: its scripts lie on the site itself.`);
  const { origin } = new URL(base_url);
  if (!(await findOwner(db, app))?.origins.includes(origin))
    refuse(`The team of ${app} may not have it loaded from ${origin}. An admin allows that in its team.`);
  const problems = await findScriptProblems(record, base_url, config.APP_ORIGIN);
  if (problems.length) refuse(problems.join('\n'));
}

/** Refuses a release that pages would not get from where its scripts lie. */
export async function refuseUnreachable(store: Store, app: string, release: string): Promise<void> {
  const stored = await findRelease(store.db, app, release);
  if (stored?.base_url != null) await refuseOrigin(store, stored.record, stored.base_url);
}

/** Why pages of a site cannot load scripts from where they are said to lie: one sentence for each reason, with a script. */
async function findScriptProblems({ files }: ReleaseRecord, base_url: string, site: string): Promise<string[]> {
  const scripts = Object.entries(files).filter(([name]) => name.endsWith('.js'));
  const signal = AbortSignal.timeout(timeLimit);
  for (let start = 0; start < scripts.length; start += maxRequests) {
    const batch = scripts.slice(start, start + maxRequests);
    const found = await Promise.all(
      batch.map(async ([name, file]) => {
        const url = `${base_url}${name}`;
        return { url, problem: await findScriptProblem(url, file, { site, signal }) };
      }),
    );
    const examples = new Map(found.reverse().map(({ url, problem }) => [problem, url]));
    const sentences = [...examples].flatMap(([problem, url]) => (problem ? [`${url} ${problem}`] : []));
    if (sentences.length) return sentences;
  }
  return [];
}

interface RequestTerms {
  /** The origin of the pages that will load it. */
  site: string;
  signal: AbortSignal;
}

/** Asks as a browser does. Resolves to the end of a sentence that begins with the address. */
async function findScriptProblem(
  url: string,
  { integrity, bytes }: ReleaseFile,
  { site, signal }: RequestTerms,
): Promise<string | undefined> {
  try {
    // Not followed: it would reach addresses that nobody has allowed.
    const response = await fetch(url, { headers: { origin: site }, redirect: 'manual', signal });
    const { status, headers } = response;
    if (status !== 200) return `answers ${status}${status >= 300 && status < 400 ? ', a redirect' : ''}.`;
    const allowed = headers.get('access-control-allow-origin');
    if (allowed === null)
      return `lacks the header Access-Control-Allow-Origin: ${site}, without which browsers refuse it.`;
    if (!['*', site].includes(allowed))
      return `is sent with Access-Control-Allow-Origin: ${allowed}, and browsers refuse it unless that is ${site} or *.`;
    const type = headers.get('content-type') ?? 'nothing';
    if (!/^(text|application)\/javascript\b/.test(type)) return `is sent as ${type}, not as text/javascript.`;
    const content = await readUpTo(bytes, response);
    return content && computeIntegrity(content) === integrity ? undefined : 'is not what was built.';
  } catch {
    return signal.aborted ? `was not sent within ${timeLimit / 1000} seconds.` : 'cannot be reached.';
  }
}

/** Undefined where the body is longer. */
async function readUpTo(most: number, { body }: Response): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
