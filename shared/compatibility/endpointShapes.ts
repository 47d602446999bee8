import type { Endpoint } from '@foothold/shared/contract';
import * as z from 'zod';
import type { EndpointShape, EndpointShapes, FieldShape } from './types';

type Schema = z.core.JSONSchema.BaseSchema;
type Fields = Record<string, FieldShape>;

/** How the type of a field begins that may have several. */
export const choice = 'any of ';

/** Describes calls field by field, so that those of two versions of the contract can be compared. */
export const describeEndpoints = (endpoints: readonly Endpoint[]): EndpointShapes =>
  Object.fromEntries(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, describeEndpoint(endpoint)]));

function describeEndpoint({ params, query, body, output, files, fileSubstitutes, produces }: Endpoint): EndpointShape {
  const input: Fields = {};
  for (const [place, schema] of Object.entries({ params, query, body }))
    addFields(input, toJsonSchema(schema, 'input'), place);
  for (const name of files)
    input[`files.${name}`] = { type: 'file', ...(name in fileSubstitutes && { optional: true }) };
  const fields: Fields = {};
  addFields(fields, toJsonSchema(output, 'output'), '');
  if (produces === 'text/event-stream') addEvents(fields, toJsonSchema(output, 'output'));
  return { input, output: fields, produces };
}

const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });

/** Adds the field at `path` and the fields in it. Limits and formats do not count: the server says when one is not met. */
function addFields(fields: Fields, schema: Schema, path: string, optional = false): void {
  const { nullable, alternatives } = splitNull(schema);
  const marks = { ...(nullable && { nullable: true as const }), ...(optional && { optional: true as const }) };
  const [only] = alternatives;
  if (alternatives.length !== 1 || !only) {
    fields[path] = { type: `${choice}${JSON.stringify(alternatives)}`, ...marks };
    return;
  }
  const values = only.enum ?? (only.const === undefined ? undefined : [only.const]);
  fields[path] = { type: describeType(only), ...(values && { values: values.map(String).sort() }), ...marks };
  for (const [name, member] of Object.entries(only.properties ?? {}))
    addFields(fields, toSchema(member), path ? `${path}.${name}` : name, !only.required?.includes(name));
  if (only.items) addFields(fields, toSchema(only.items), `${path}[]`);
  if (only.additionalProperties) addFields(fields, toSchema(only.additionalProperties), `${path}{}`);
}

/**
 * Describes the events of a stream as one object that has the fields of any of them: a page reads those that it knows, and
 * another kind of event changes nothing for it.
 */
function addEvents(fields: Fields, schema: Schema): void {
  const { nullable, alternatives } = splitNull(schema);
  for (const event of alternatives) addFields(fields, event, '');
  fields[''] = { type: 'object', ...(nullable && { nullable }) };
}

const toSchema = (schema: unknown): Schema => (typeof schema === 'object' ? (schema as Schema) : {});

/** A schema that allows null as one of its types, or one of its alternatives, and the rest of it. */
function splitNull(schema: Schema): { nullable: boolean; alternatives: Schema[] } {
  const all = (schema.anyOf ?? schema.oneOf ?? [schema]).map(toSchema).flatMap(splitTypes);
  const alternatives = all.filter(({ type }) => type !== 'null');
  return { nullable: alternatives.length < all.length, alternatives };
}

const splitTypes = (schema: Schema): Schema[] =>
  Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type }) as Schema) : [schema];

function describeType({ type, const: value }: Schema): string {
  if (type) return type === 'integer' ? 'number' : String(type);
  return value === undefined ? 'any' : typeof value;
}
