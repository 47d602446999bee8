import { createHash } from 'node:crypto';
import { type Node, type ParamPattern, type TSSignature, Visitor } from 'oxc-parser';
import { interfaceFormat, type Member, type SharedExports, type TypeShape } from '../../compatibility';
import type { Declarations, Resolved } from './declarations';

/** Where a type stands, and the declared types that have been described so far. */
interface Scope {
  declarations: Declarations;
  types: Record<string, TypeShape>;
  file: string;
}

type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>;

const anyType: TypeShape = { text: 'any', names: [] };

/** Describes the exports of entry points, given as name and declaration file, and the types that they name. */
export function describeExports(declarations: Declarations, entryFiles: ReadonlyMap<string, string>): SharedExports {
  const types: Record<string, TypeShape> = {};
  const exports = [...entryFiles].map(([entryPoint, file]) => {
    const names = declarations.listValues(file).map((name) => {
      return [name, describeExport({ declarations, types, file }, name)] as const;
    });
    return [entryPoint, Object.fromEntries(names)] as const;
  });
  return { format: interfaceFormat, exports: Object.fromEntries(exports), types };
}

function describeExport(scope: Scope, name: string): TypeShape {
  const resolved = scope.declarations.resolve(scope.file, name, 'export');
  const key = describeNamed(scope, resolved);
  if (key) return { text: '', names: [key] };
  return { text: resolved && 'external' in resolved ? resolved.external : name, names: [] };
}

/** The key of a declared type, which is described with it; undefined for names of other packages. */
function describeNamed(scope: Scope, resolved: Resolved | undefined): string | undefined {
  if (!resolved || 'external' in resolved) return undefined;
  const key = `${resolved.file.replace(/\.d\.ts$/, '')}#${resolved.name}`;
  if (!(key in scope.types)) {
    // Set before it is described: a type may name itself.
    scope.types[key] = anyType;
    scope.types[key] = describeDeclaration({ ...scope, file: resolved.file }, resolved.node);
  }
  return key;
}

function describeDeclaration(scope: Scope, node: Node): TypeShape {
  switch (node.type) {
    case 'TSInterfaceDeclaration':
      return describeInterface(scope, node);
    case 'TSTypeAliasDeclaration':
      return describeType(scope, node.typeAnnotation);
    case 'TSDeclareFunction':
    case 'FunctionDeclaration':
      return describeFunction(scope, node.params, node.returnType?.typeAnnotation);
    case 'VariableDeclarator':
      return describeVariable(scope, node);
    default:
      return describeText(scope, node);
  }
}

function describeInterface(scope: Scope, node: NodeOf<'TSInterfaceDeclaration'>): TypeShape {
  // Optional, since a shell that adds a base asks for no more by that.
  const bases = node.extends.map((base) => {
    return [`...${readText(scope, base)}`, { type: describeText(scope, base), optional: true } as const] as const;
  });
  return { object: { ...Object.fromEntries(bases), ...describeMembers(scope, node.body.body) } };
}

function describeVariable(scope: Scope, { id }: NodeOf<'VariableDeclarator'>): TypeShape {
  const annotation = id.type === 'Identifier' ? id.typeAnnotation?.typeAnnotation : undefined;
  if (!annotation) return anyType;
  return /^import\("styled-components\b[^)]*"\)\.IStyledComponent/.test(readText(scope, annotation))
    ? describeStyledComponent(scope, annotation)
    : describeType(scope, annotation);
}

/** Its own props alone: those of the element follow from React's types. */
function describeStyledComponent(scope: Scope, annotation: Node): TypeShape {
  const members: Record<string, Member> = {};
  visit(annotation, {
    TSTypeLiteral: (literal) => Object.assign(members, describeMembers(scope, literal.members)),
    TSTypeReference: (reference) => {
      const type = describeType(scope, reference);
      if ('names' in type && type.names.length) members[`...${readText(scope, reference)}`] = { type, optional: true };
    },
  });
  const { style: _, ...own } = members;
  return { params: [{ type: { object: own } }], returns: { text: 'styled component', names: [] } };
}

function describeType(scope: Scope, node: Node): TypeShape {
  switch (node.type) {
    case 'TSParenthesizedType':
      return describeType(scope, node.typeAnnotation);
    case 'TSTypeLiteral':
      return { object: describeMembers(scope, node.members) };
    case 'TSFunctionType':
      return describeFunction(scope, node.params, node.returnType.typeAnnotation);
    case 'TSUnionType':
      return { union: node.types.map((type) => describeType(scope, type)) };
    case 'TSTypeReference':
      return describeReference(scope, node);
    default:
      return describeText(scope, node);
  }
}

function describeReference(scope: Scope, node: NodeOf<'TSTypeReference'>): TypeShape {
  const { typeName, typeArguments } = node;
  const isPlain = typeName.type === 'Identifier' && !typeArguments;
  const key = isPlain ? describeNamed(scope, scope.declarations.resolve(scope.file, typeName.name)) : undefined;
  return key ? { text: '', names: [key] } : describeText(scope, node);
}

const describeMembers = (scope: Scope, signatures: readonly TSSignature[]): Record<string, Member> =>
  Object.fromEntries(signatures.map((signature) => describeMember(scope, signature)));

function describeMember(scope: Scope, signature: TSSignature): readonly [name: string, Member] {
  if (signature.type !== 'TSPropertySignature' && signature.type !== 'TSMethodSignature')
    return [readText(scope, signature), { type: describeText(scope, signature) }];
  const annotation = signature.type === 'TSPropertySignature' ? signature.typeAnnotation?.typeAnnotation : undefined;
  const type =
    signature.type === 'TSMethodSignature'
      ? describeFunction(scope, signature.params, signature.returnType?.typeAnnotation)
      : annotation
        ? describeType(scope, annotation)
        : anyType;
  return [readText(scope, signature.key), { type, ...(signature.optional && { optional: true }) }];
}

const describeFunction = (scope: Scope, params: readonly ParamPattern[], returns: Node | undefined): TypeShape => ({
  params: params.map((param) => {
    const annotation = 'typeAnnotation' in param ? param.typeAnnotation?.typeAnnotation : undefined;
    const isOptional = param.type === 'RestElement' || ('optional' in param && param.optional);
    return { type: annotation ? describeType(scope, annotation) : anyType, ...(isOptional && { optional: true }) };
  }),
  returns: returns ? describeType(scope, returns) : anyType,
});

/** A type that is compared as text, and by the declared types in it, in the order of their first mention. */
function describeText(scope: Scope, node: Node): TypeShape {
  const { declarations, file } = scope;
  const names = new Set<string>();
  const add = (resolved: Resolved | undefined) => {
    const key = describeNamed(scope, resolved);
    if (key) names.add(key);
  };
  visit(node, {
    Identifier: ({ name }) => add(declarations.resolve(file, name)),
    TSImportType: ({ source, qualifier }) => {
      if (qualifier?.type === 'Identifier') add(declarations.resolveImport(file, source.value, qualifier.name));
    },
  });
  return { text: hash(readText(scope, node)), names: [...names] };
}

/** The text of a type without what does not change it: comments, line breaks, and the place of its file. */
const readText = ({ declarations, file }: Scope, node: Node) =>
  declarations
    .readText(file, node)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/import\("\.[^"]*"\)\./g, '')
    .replace(/\s+/g, ' ');

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** A visitor starts at a program only, so that the node is wrapped into one. */
const visit = (node: Node, visitors: ConstructorParameters<typeof Visitor>[0]) =>
  new Visitor(visitors).visit({ type: 'Program', body: [node], sourceType: 'module', hashbang: null } as never);
