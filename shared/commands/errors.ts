import { parseArgs } from 'node:util';
import type { Breadcrumb } from '@foothold/shared/contract';
import {
  type ErrorKind,
  type ErrorKindDetails,
  listErrorKinds,
  type ResolvedFrame,
  viewErrorKind,
} from '@foothold/shared/contract/admin';
import { findAppIn } from '../build/apps';
import { callServer, type ServerAddress } from './callServer';
import { print, UsageError } from './usageError';

/** Prints the errors that pages have met last, those of the area in whose folder it runs, or the one with a number. */
export async function runErrors(args: readonly string[], server: ServerAddress): Promise<void> {
  const { id, release } = parseOptions(args);
  if (id !== undefined) {
    printDetails((await callServer(server, viewErrorKind, { params: { id } })).kind);
    return;
  }
  const { kinds, next_cursor } = await callServer(server, listErrorKinds, {
    query: { app: findAppIn(process.cwd()), release },
  });
  print('Errors of the last 90 days, those met last first; pages that met them; times are UTC');
  if (!kinds.length) print(release === undefined ? 'None was reported.' : `None of ${release} was reported.`);
  for (const kind of kinds) printKind(kind);
  if (next_cursor !== null) print(`\nThere are more than ${kinds.length}. Errors in the admin area lists them all.`);
}

function parseOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { release: { type: 'string' } },
    });
    const [id, ...others] = positionals;
    if (others.length === 0 && (id === undefined || /^\d{1,9}$/.test(id))) return { id, release: values.release };
  } catch {
    // An option that it does not know.
  }
  throw new UsageError('Use it as: npx foothold errors, npx foothold errors 12, or npx foothold errors --release ID');
}

const formatMinute = (instant: string) => instant.slice(0, 16).replace('T', ' ');

function printKind({ id, app, name, message, top_frame, last_seen_at, releases }: ErrorKind) {
  print();
  print(`${String(id).padEnd(6)} ${app}: ${name}${message && `: ${message}`}`);
  if (top_frame) print(`       ${formatFrame(top_frame)}`);
  const counts = releases.map(({ release, pages }) => `${release} ${pages}`).join(', ');
  print(`       last ${formatMinute(last_seen_at)}${counts && `; ${counts}`}`);
}

function printDetails(kind: ErrorKindDetails) {
  const { release, route, routes, frames, breadcrumbs, first_seen_at } = kind;
  printKind(kind);
  print(`       first ${formatMinute(first_seen_at)}`);
  for (const { route, pages } of routes) print(`       ${pages} on ${route || 'another page'}`);
  print(`\nThe stack, met with ${release} on ${route || 'another page'}`);
  if (!frames.length) print('  The browser sent none.');
  for (const frame of frames) print(`  ${formatFrame(frame)}`);
  print('\nWhat happened before');
  if (!breadcrumbs.length) print('  Nothing is known of it.');
  for (const crumb of breadcrumbs) print(`  ${crumb.seconds} s before: ${formatBreadcrumb(crumb)}`);
}

function formatFrame({ app, source, file, line, column, ...frame }: ResolvedFrame): string {
  const script = app === null ? file || 'a script of the page' : `${app}/${file}`;
  const place = source ? `${source.file}:${source.line}:${source.column}` : `${script}:${line}:${column}`;
  return frame.function ? `${frame.function} (${place})` : place;
}

const formatBreadcrumb = ({ kind, what, status }: Breadcrumb): string => {
  if (kind === 'page') return `opened ${what || 'another page'}`;
  if (kind === 'press') return `pressed ${what ? `a ${what}` : 'something'}`;
  return `called ${what || 'something'}${status ? `: ${status}` : ', which did not answer'}`;
};
