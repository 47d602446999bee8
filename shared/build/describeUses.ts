import { describeEndpoints, interfaceFormat, type SharedExports, type TypeShape, type Uses } from '../compatibility';
import { type BundledSource, collectImportedNames } from '../compatibility/sources';
import type { Endpoint } from '../contract';
import { readSharedExports } from './sharedExports';

/** What a finished build uses of the shell and of the server, as its sources import it. The shell uses no shell. */
export async function describeUses(app: string, sources: readonly BundledSource[]): Promise<Uses> {
  const imported = collectImportedNames(sources);
  const exports =
    app === 'shell' ? { format: interfaceFormat, exports: {}, types: {} } : pick(await readSharedExports(), imported);
  const contracts = {
    contract: await import('../contract'),
    'contract/admin': await import('../contract/admin'),
  };
  const endpoints = Object.entries(contracts).flatMap(([entryPoint, contract]) =>
    Object.entries(contract)
      .filter(([name]) => imported[entryPoint]?.includes(name))
      .flatMap(([, value]) => (isEndpoint(value) ? [value] : [])),
  );
  return { ...exports, endpoints: describeEndpoints(endpoints) };
}

export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value;

/** These names with the types that they need. */
function pick(
  { format, exports, types }: SharedExports,
  names: Readonly<Record<string, readonly string[]>>,
): SharedExports {
  const picked = Object.entries(exports).flatMap(([entryPoint, all]) => {
    const used = Object.entries(all).filter(([name]) => names[entryPoint]?.includes(name));
    return used.length ? [[entryPoint, Object.fromEntries(used)] as const] : [];
  });
  const needed = new Set(picked.flatMap(([, used]) => Object.values(used).flatMap(listNamedTypes)));
  // The set grows while it is read: a needed type needs further ones.
  for (const key of needed) for (const next of types[key] ? listNamedTypes(types[key]) : []) needed.add(next);
  return {
    format,
    exports: Object.fromEntries(picked),
    types: Object.fromEntries(Object.entries(types).filter(([key]) => needed.has(key))),
  };
}

function listNamedTypes(type: TypeShape): readonly string[] {
  if ('text' in type) return type.names;
  if ('union' in type) return type.union.flatMap(listNamedTypes);
  if ('object' in type) return Object.values(type.object).flatMap((member) => listNamedTypes(member.type));
  return [...type.params.flatMap((param) => listNamedTypes(param.type)), ...listNamedTypes(type.returns)];
}
