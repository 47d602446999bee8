import { prerenderFile, type ReleaseRecord } from '@foothold/shared/boot';
import type { Build } from '@foothold/shared/build/readBuild';
import { releaseRecord } from '@foothold/shared/contract/admin';
import { computeIntegrity, parsePrerenders } from './build';

/**
 * The largest weight of JavaScript for one page of an app, in KiB after compression: of the shell, or of an area on top
 * of it.
 */
const budgets: Record<string, number> = { shell: 200, public: 60, candidate: 60, company: 60, admin: 110 };
const otherBudget = 60;

/** Why a build may not be published, one sentence each. */
export function findBuildProblems(build: Build): string[] {
  const { error } = releaseRecord.safeParse(build.record);
  // What follows reads the record.
  if (error) return error.issues.slice(0, 3).map(describeIssue);
  return findContentProblems(build);
}

const describeIssue = ({ path, message }: { path: readonly PropertyKey[]; message: string }) =>
  `Its record is not as a build writes it: ${path.join('.') || 'record'}: ${message}.`.replace('..', '.');

const findContentProblems = (build: Build): string[] => [
  ...findNameProblems(build),
  ...findIntegrityProblems(build),
  ...findPrerenderProblems(build),
  ...findBudgetProblems(build.record),
  ...findForeignCode(build),
];

function findNameProblems({ record: { app, entry, files, container, preload } }: Build): string[] {
  const odd = Object.keys(files).filter(
    (name) => !/^[\w.-]+$/.test(name) || name.startsWith('.') || name.endsWith('.br'),
  );
  const preloaded = new Set([preload.entry, ...Object.values(preload.pages)].flat());
  return [
    ...[...preloaded].filter((name) => !files[name]).map((name) => `${name}, which it preloads, is missing.`),
    ...odd.map((name) => `${name} is no name that a file of a release may have.`),
    ...(files[entry] ? [] : [`Its entry ${entry} is missing.`]),
    ...(container.startsWith(`foothold_${app}`) ? [] : [`Its container ${container} is not named after ${app}.`]),
  ];
}

/** Differences between the record and the files. */
function findIntegrityProblems({ record, files }: Build): string[] {
  return Object.entries(record.files).flatMap(([name, { integrity, brotli, bytes }]) => {
    const content = files.get(name);
    if (!content) return [`${name} is missing.`];
    if (computeIntegrity(content) !== integrity) return [`${name} is not what the build wrote.`];
    if (content.length !== bytes) return [`${name} has ${content.length} bytes, and ${bytes} in its record.`];
    return brotli && files.get(`${name}.br`)?.length !== brotli ? [`${name}.br is not what the build wrote.`] : [];
  });
}

function findPrerenderProblems({ files }: Build): string[] {
  const content = files.get(prerenderFile);
  if (!content || parsePrerenders(content.toString('utf8'))) return [];
  return [`${prerenderFile} holds no prerendered pages.`];
}

function findBudgetProblems({ app, preload, files }: ReleaseRecord): string[] {
  const budget = budgets[app] ?? otherBudget;
  const weigh = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + (files[name]?.brotli ?? files[name]?.bytes ?? 0), 0) / 1024;
  return Object.entries({ '': [], ...preload.pages }).flatMap(([page, added]) => {
    const onDemand = (preload.shared?.[page] ?? []).flatMap((name) => preload.pages[name] ?? []);
    const weight = weigh([...new Set([...preload.entry, ...added, ...onDemand])]);
    const place = page ? `Its page ${page}` : 'It';
    return weight > budget
      ? [`${place} weighs ${weight.toFixed(1)} KiB of JavaScript; ${app} may weigh ${budget}.`]
      : [];
  });
}

/** Code of another app: its container's name in a script, or its sources in a map. */
function findForeignCode({ record: { app }, files }: Build): string[] {
  const found = new Set<string>();
  for (const [name, content] of files) {
    const text = /\.(js|map)$/.test(name) ? content.toString('utf8') : '';
    for (const [, other] of text.matchAll(/\bfoothold_([a-z]+)_\d/g))
      if (other !== app) found.add(`${name} names ${other}`);
    if (!name.endsWith('.map')) continue;
    for (const [, other] of text.matchAll(/(?:mfe-)([a-z]+)\/src\//g))
      if (other !== app) found.add(`${name} holds code of ${other}`);
  }
  return Array.from(found, (fact) => `${fact}, another app.`);
}
