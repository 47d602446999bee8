import { type Expression, type Function as FunctionNode, type Span, Visitor } from 'oxc-parser';
import { type BundledSource, parseSource } from './bundledSources';

/** A place in a source: lines from 1, columns from 0, as source maps count them. */
interface SourcePlace {
  line: number;
  column: number;
}

/** The name of the innermost function around a place that has one. Undefined outside of functions. */
export function findEnclosingFunction(source: BundledSource, place: SourcePlace): string | undefined {
  const offset = toOffset(source.content, place);
  const around = listNamedFunctions(source).filter(({ start, end }) => start <= offset && offset < end);
  return around.sort((a, b) => a.end - a.start - (b.end - b.start))[0]?.name;
}

interface NamedFunction {
  name: string;
  start: number;
  end: number;
}

/** A function has a name of its own, or that of the variable, method or property that it is the value of. */
function listNamedFunctions(source: BundledSource): NamedFunction[] {
  const found: NamedFunction[] = [];
  const add = (name: unknown, { start, end }: Span) => {
    if (typeof name === 'string') found.push({ name, start, end });
  };
  const addFunction = (node: FunctionNode) => add(node.id?.name, node);
  const addValue = (name: unknown, value: Expression | FunctionNode | null) => {
    if (value && isFunction(value)) add(name, value);
  };
  new Visitor({
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    VariableDeclarator: ({ id, init }) => addValue(id.type === 'Identifier' && id.name, init),
    MethodDefinition: ({ key, value }) => addValue(key.type === 'Identifier' && key.name, value),
    PropertyDefinition: ({ key, value }) => addValue(key.type === 'Identifier' && key.name, value),
    Property: ({ key, value }) => addValue(key.type === 'Identifier' && key.name, value as Expression),
  }).visit(parseSource(source).program);
  return found;
}

/** Also one that is handed to another function, as in `const Row = memo(() => …)`. */
const isFunction = (node: Expression | FunctionNode): boolean =>
  node.type === 'ArrowFunctionExpression' ||
  node.type === 'FunctionExpression' ||
  (node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.arguments.some((argument) => isFunction(argument as Expression)));

function toOffset(content: string, { line, column }: SourcePlace): number {
  let start = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const end = content.indexOf('\n', start);
    if (end < 0) return content.length;
    start = end + 1;
  }
  return start + column;
}
