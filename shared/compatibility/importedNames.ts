import { parseSync, Visitor } from 'oxc-parser';
import * as z from 'zod';

/** A source in a bundle, as its source map has it. */
export interface BundledSource {
  path: string;
  content: string;
}

const sourceMap = z.object({
  sources: z.array(z.string()).default([]),
  sourcesContent: z.array(z.string().nullable()).default([]),
});

/** The sources that a source map names. Null for a text that is no source map. */
export function readSourceMap(text: string): BundledSource[] | null {
  const map = sourceMap.safeParse(parseJson(text)).data;
  return map ? map.sources.map((path, index) => ({ path, content: map.sourcesContent[index] ?? '' })) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Entry points of `@foothold/shared`, such as `ui`, with the names that are imported from each, both sorted. */
export type ImportedNames = Record<string, string[]>;

const sharedPackage = '@foothold/shared/';
const contractSource = /\bshared\/contract\//;

/** The entry point that a request names. The contract requests the schemas through a module of its own. */
function findEntryPoint(path: string, request: string): string | undefined {
  if (request.startsWith(sharedPackage)) return request.slice(sharedPackage.length);
  return contractSource.test(path) && /^\.\.?\/schema$/.test(request) ? 'schema' : undefined;
}

/** The names that sources import from `@foothold/shared`, without types. Of a namespace, the names that are read of it. */
export function collectImportedNames(sources: readonly BundledSource[]): ImportedNames {
  const imported = sources.flatMap(({ path, content }) =>
    content.includes(sharedPackage) || contractSource.test(path) ? readImports(path, content) : [],
  );
  const entryPoints = [...new Set(imported.map(({ entryPoint }) => entryPoint))].sort();
  return Object.fromEntries(
    entryPoints.map((entryPoint) => {
      const names = imported.filter((one) => one.entryPoint === entryPoint).map(({ name }) => name);
      return [entryPoint, [...new Set(names)].sort()] as const;
    }),
  );
}

interface ImportedName {
  entryPoint: string;
  name: string;
}

function readImports(path: string, content: string): ImportedName[] {
  const { program, module } = parseSync(path.replace(/[?#].*$/, ''), content);
  const found: ImportedName[] = [];
  const namespaces = new Map<string, string>();
  for (const { moduleRequest, entries } of module.staticImports) {
    const entryPoint = findEntryPoint(path, moduleRequest.value);
    if (entryPoint === undefined) continue;
    for (const { isType, importName, localName } of entries) {
      if (isType) continue;
      if (importName.kind === 'NamespaceObject') namespaces.set(localName.value, entryPoint);
      else found.push({ entryPoint, name: importName.name ?? 'default' });
    }
  }
  for (const { moduleRequest, importName, isType } of module.staticExports.flatMap(({ entries }) => entries)) {
    const entryPoint = findEntryPoint(path, moduleRequest?.value ?? '');
    if (!isType && importName.name && entryPoint !== undefined) found.push({ entryPoint, name: importName.name });
  }
  if (!namespaces.size) return found;
  new Visitor({
    MemberExpression({ object, property }) {
      const entryPoint = object.type === 'Identifier' ? namespaces.get(object.name) : undefined;
      if (entryPoint && property.type === 'Identifier') found.push({ entryPoint, name: property.name });
    },
    JSXMemberExpression({ object, property }) {
      const entryPoint = object.type === 'JSXIdentifier' ? namespaces.get(object.name) : undefined;
      if (entryPoint) found.push({ entryPoint, name: property.name });
    },
  }).visit(program);
  return found;
}
