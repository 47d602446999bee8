import { type Endpoint, everyone, explain } from '@foothold/shared/contract';
import * as z from 'zod';
import type { Route } from './route';

type Schema = z.core.JSONSchema.BaseSchema;

/** The OpenAPI 3.1 description of the mounted calls, made of the contract alone. */
export const openApi = (routes: readonly Route[], server: string) => ({
  openapi: '3.1.0',
  info: { title: 'Foothold', version: '1', description: 'Jobs and internships for students and companies.' },
  servers: [{ url: `${server}/api` }],
  paths: pathsOf(routes.map(({ endpoint }) => endpoint)),
  components: {
    schemas: { Error: failure },
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'foothold_session' },
    },
  },
});

function pathsOf(endpoints: Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return paths;
}

function operation(endpoint: Endpoint) {
  const { summary, access, status, output, produces, idempotent } = endpoint;
  const who = typeof access === 'string' ? [access] : access;
  const parameters = [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')];
  const content = { [produces]: { schema: jsonSchema(output, 'output') } };
  return {
    summary,
    description: `Who: ${who.length === everyone.length ? 'anybody signed in' : who.join(', ')}.`,
    ...(access !== 'anyone' && { security: [{ bearer: [] }, { cookie: [] }] }),
    parameters: idempotent ? [...parameters, idempotencyKey] : parameters,
    ...bodyOf(endpoint),
    responses: {
      [status]: { description: 'Success', ...(status !== 204 && { content }) },
      default: {
        description: explain('unexpected'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function bodyOf({ method, body, files, standIns }: Endpoint) {
  if (method === 'GET') return {};
  const schema = jsonSchema(body, 'input');
  if (files.length === 0) {
    const empty = schema.type === 'object' && Object.keys(schema.properties ?? {}).length === 0;
    return empty ? {} : { requestBody: { content: { 'application/json': { schema } } } };
  }
  const parts = Object.fromEntries(files.map((name) => [name, { type: 'string', format: 'binary' }]));
  const whole = {
    ...schema,
    properties: { ...schema.properties, ...parts },
    required: [...(schema.required ?? []), ...files.filter((name) => !(name in standIns))],
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: whole } } } };
}

function parametersOf(shape: z.ZodType, place: 'path' | 'query') {
  const { properties = {}, required = [] } = jsonSchema(shape, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A retry with the same key and content gets the first answer again.',
  schema: { type: 'string', maxLength: 200 },
};

const failure = {
  type: 'object',
  required: ['error', 'message', 'code', 'request_id'],
  properties: {
    error: { type: 'string' },
    message: { type: 'string' },
    code: { type: 'string' },
    request_id: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    reason: { type: 'string' },
  },
};
