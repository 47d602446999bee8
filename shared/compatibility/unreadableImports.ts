import { type EcmaScriptModule, type Program, Visitor } from 'oxc-parser';
import { type BundledSource, parseSource } from './bundledSources';

const sharedPackage = '@foothold/shared/';

/**
 * Imports that do not show what an area uses of the shell and of the API, one sentence each: of which names cannot be
 * read, files of `shared` by their path, and what declares an endpoint that no server knows of.
 */
export const findUnreadableImports = (sources: readonly BundledSource[]): string[] =>
  sources.flatMap((source) => {
    // Of the area itself: what it bundles of `shared` is the same in every area, and packages import nothing of it.
    const [, file] = /^(?:webpack:\/\/[^/]*\/)?\.\/(?!node_modules\/)([^?#]+\.tsx?)/.exec(source.path) ?? [];
    return file && source.content.includes('shared/') ? findInSource(file, source) : [];
  });

function findInSource(file: string, source: BundledSource): string[] {
  const { module } = parseSource(source);
  const requests = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const dynamic = module.dynamicImports.length ? listDynamicImports(parseSource(source).program) : [];
  const all = [...requests, ...exported.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []), ...dynamic];

  const byPath = all.filter((request) => request.startsWith('.') && isInShared(file, request));
  const unnamed = [
    ...dynamic,
    ...exported.flatMap(({ moduleRequest, importName }) =>
      importName.kind.startsWith('All') ? (moduleRequest?.value ?? []) : [],
    ),
    ...listNamespaces(module.staticImports).flatMap(({ name, request }) =>
      request.startsWith(sharedPackage) && !isOnlyRead(parseSource(source).program, name) ? request : [],
    ),
  ].filter((request) => request.startsWith(sharedPackage));
  const declares = module.staticImports.some(
    ({ moduleRequest, entries }) =>
      moduleRequest.value.startsWith(`${sharedPackage}contract`) &&
      entries.some(({ importName }) => importName.name === 'endpoint'),
  );
  return [
    ...(declares ? [`${file} declares an endpoint of its own: those of the API are in ${sharedPackage}contract.`] : []),
    ...byPath.map((request) => `${file} imports ${request} by its path: import it from @foothold/shared.`),
    ...unnamed.map((request) => `${file} imports ${request} without naming what it uses of it: import each name.`),
  ];
}

/** Their requests, as far as the text says them. */
function listDynamicImports(program: Program): string[] {
  const requests: unknown[] = [];
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal') requests.push(source.value);
      if (source.type === 'TemplateLiteral' && !source.expressions.length)
        requests.push(source.quasis[0]?.value.cooked);
    },
  }).visit(program);
  return requests.filter((request) => typeof request === 'string');
}

/** `file` is relative to the folder of its area, beside which `shared` lies. */
const isInShared = (file: string, request: string) =>
  new URL(request, `file:///area/${file}`).pathname.startsWith('/shared/');

const listNamespaces = (imports: EcmaScriptModule['staticImports']) =>
  imports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ importName, isType }) => !isType && importName.kind === 'NamespaceObject')
      .map(({ localName }) => ({ name: localName.value, request: moduleRequest.value })),
  );

/** Whether a namespace is used as `name.member` alone. Then each name that is used of it can be read. */
function isOnlyRead(program: Program, name: string): boolean {
  const mentioned = new Set<number>();
  const read: number[] = [];
  new Visitor({
    Identifier: (node) => void (node.name === name && mentioned.add(node.start)),
    ImportNamespaceSpecifier: ({ local }) => void read.push(local.start),
    MemberExpression({ object, property, computed }) {
      if (!computed) read.push(object.start, property.start);
    },
    // Types are gone when the code runs.
    TSQualifiedName: ({ left }) => void read.push(left.start),
    Property({ key, shorthand }) {
      if (!shorthand) read.push(key.start);
    },
  }).visit(program);
  for (const start of read) mentioned.delete(start);
  return mentioned.size === 0;
}
