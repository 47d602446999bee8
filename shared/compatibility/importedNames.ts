import { Visitor } from 'oxc-parser';
import { type BundledSource, parseSource } from './bundledSources';

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
  const imported = sources.flatMap((source) =>
    source.content.includes(sharedPackage) || contractSource.test(source.path) ? readImports(source) : [],
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

function readImports(source: BundledSource): ImportedName[] {
  const { path } = source;
  const { module } = parseSource(source);
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
  }).visit(parseSource(source).program);
  return found;
}
