import type { Build } from '@foothold/shared/build/readBuild';
import { isRecordedInterface, providedEntryPoints } from '@foothold/shared/compatibility';
import { findEndpointKey } from './compatibility';

/** The entry points of `@foothold/shared` with the API's endpoints. */
const contractEntryPoints = ['contract', 'contract/admin'];

/**
 * What the source maps of a build show and its record does not say: copies of modules that the shell provides, and uses
 * of the shell or of the API. One sentence each.
 */
export async function findSourceProblems({ record, files }: Build): Promise<string[]> {
  if (!isRecordedInterface(record)) return ['Its record does not describe what it uses as a build does.'];
  if (record.app === 'shell') return [];
  const { uses } = record;
  if (!uses) return ['Its record does not say what it uses. Build it again with the tools of this version.'];
  const unmapped = [...files.keys()].filter((name) => name.endsWith('.js') && !files.has(`${name}.map`));
  if (unmapped.length) return unmapped.map((name) => `${name} has no source map, which shows what it uses.`);
  const maps = [...files].filter(([name]) => name.endsWith('.js.map'));
  // Loads a parser, which a server that publishes nothing does not need.
  const { collectImportedNames, findForeignModules, findUnreadableImports, listDistinctSources, readSourceMap } =
    await import('@foothold/shared/compatibility/sources');
  const read = maps.map(([name, content]) => ({ name, sources: readSourceMap(content.toString('utf8')) }));
  const sources = listDistinctSources(read.flatMap((map) => map.sources ?? []));
  const foreign = findForeignModules(sources.map(({ path }) => path));
  const unnamed = Object.entries(collectImportedNames(sources)).flatMap(([entryPoint, names]) =>
    names.filter((name) => {
      const key = contractEntryPoints.includes(entryPoint) ? findEndpointKey(name) : undefined;
      if (key) return !uses.endpoints[key];
      return providedEntryPoints.includes(entryPoint) && !uses.exports[entryPoint]?.[name];
    }),
  );
  return [
    ...read.flatMap((map) => (map.sources ? [] : [`${map.name} is no source map.`])),
    ...findUnreadableImports(sources),
    ...foreign.map((name) => `It contains a copy of ${name}, which the shell provides.`),
    ...unnamed.map((name) => `It uses ${name}, which its record does not name.`),
  ];
}
