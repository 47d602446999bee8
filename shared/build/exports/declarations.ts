import path from 'node:path';
import { type BindingPattern, type ModuleExportName, type Node, parseSync } from 'oxc-parser';

/** A declaration in a `.d.ts` file. */
interface Declaration {
  file: string;
  name: string;
  node: Node;
}

/** A name in a file, or one of a package outside `@foothold/shared`. */
export type Resolved = Declaration | { external: string };

interface DeclarationFile {
  text: string;
  local: Map<string, Node>;
  /** Imported names and re-exported ones, with where they come from. */
  imported: Map<string, Origin>;
  exported: Map<string, { name: string; isType: boolean; origin?: Origin }>;
}

interface Origin {
  module: string;
  name: string;
}

export interface Declarations {
  /** The names that a file exports, without types. */
  listValues(file: string): string[];
  /** What a name stands for in a file, or as its export. Undefined for names of the language. */
  resolve(file: string, name: string, as?: 'local' | 'export'): Resolved | undefined;
  resolveImport(file: string, module: string, name: string): Resolved;
  readText(file: string, node: Node): string;
}

/** Reads declaration files, given by their path below `shared/`, and finds what the names in them stand for. */
export function readDeclarations(
  texts: ReadonlyMap<string, string>,
  entryFiles: ReadonlyMap<string, string>,
): Declarations {
  const files = new Map<string, DeclarationFile>();
  const getFile = (name: string): DeclarationFile => {
    const known = files.get(name);
    if (known) return known;
    const text = texts.get(name);
    if (text === undefined) throw new Error(`There is no declaration file ${name}.`);
    const file = parseFile(name, text);
    files.set(name, file);
    return file;
  };

  const findFile = (from: string, module: string) => {
    if (!module.startsWith('.')) return entryFiles.get(module);
    const base = path.posix.join(path.posix.dirname(from), module);
    return [`${base}.d.ts`, `${base}/index.d.ts`].find((name) => texts.has(name));
  };

  const resolveImport = (from: string, module: string, name: string): Resolved => {
    const file = findFile(from, module);
    return (file && resolve(file, name, 'export')) || { external: `${module}#${name}` };
  };

  const resolve = (name: string, wanted: string, as: 'local' | 'export' = 'local'): Resolved | undefined => {
    const file = getFile(name);
    const exported = as === 'export' ? file.exported.get(wanted) : undefined;
    if (exported?.origin) return resolveImport(name, exported.origin.module, exported.origin.name);
    const local = exported?.name ?? wanted;
    const origin = file.imported.get(local);
    if (origin) return resolveImport(name, origin.module, origin.name);
    const node = file.local.get(local);
    return node && { file: name, name: local, node };
  };

  const isValue = (resolved: Resolved | undefined) =>
    resolved !== undefined && ('external' in resolved || !/^TS(Interface|TypeAlias)/.test(resolved.node.type));

  return {
    resolve,
    resolveImport,
    readText: (name, { start, end }) => getFile(name).text.slice(start, end),
    listValues: (name) =>
      [...getFile(name).exported]
        .filter(([exported, { isType }]) => !isType && isValue(resolve(name, exported, 'export')))
        .map(([exported]) => exported)
        .sort(),
  };
}

function parseFile(name: string, text: string): DeclarationFile {
  const { program, errors } = parseSync(name, text);
  if (errors[0]) throw new Error(`${name}: ${errors[0].message}`);
  const file: DeclarationFile = { text, local: new Map(), imported: new Map(), exported: new Map() };
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration')
      for (const specifier of statement.specifiers)
        file.imported.set(specifier.local.name, {
          module: statement.source.value,
          name: specifier.type === 'ImportSpecifier' ? readName(specifier.imported) : '*',
        });
    else if (statement.type === 'ExportNamedDeclaration') {
      for (const { local, exported, exportKind } of statement.specifiers)
        file.exported.set(readName(exported), {
          name: readName(local),
          isType: statement.exportKind === 'type' || exportKind === 'type',
          ...(statement.source && { origin: { module: statement.source.value, name: readName(local) } }),
        });
      if (statement.declaration)
        for (const declared of addDeclaration(file, statement.declaration))
          file.exported.set(declared, { name: declared, isType: false });
    } else addDeclaration(file, statement);
  }
  return file;
}

/** Returns the names that the statement declares. */
function addDeclaration({ local }: DeclarationFile, statement: Node): string[] {
  const declared: (readonly [BindingPattern | null, Node])[] =
    statement.type === 'VariableDeclaration'
      ? statement.declarations.map((declarator) => [declarator.id, declarator] as const)
      : 'id' in statement && statement.id?.type === 'Identifier'
        ? [[statement.id as BindingPattern, statement] as const]
        : [];
  return declared.flatMap(([id, node]) => {
    if (id?.type !== 'Identifier') return [];
    local.set(id.name, node);
    return [id.name];
  });
}

const readName = (name: ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name);
