import type { CompiledQuery } from 'kysely';

class Placeholder {
  constructor(readonly name: string) {}
}

/** Stands for a value in a statement that is compiled once for many values. It must only be bound, never looked at. */
export const placeholder = <T>(name: string): T => new Placeholder(name) as T;

/** A compiled statement with values in place of its placeholders, by their names. */
export const fillPlaceholders = <R>(
  query: CompiledQuery<R>,
  values: Readonly<Record<string, unknown>>,
): CompiledQuery<R> => ({
  ...query,
  parameters: query.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value)),
});
