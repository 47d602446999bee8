import { type Endpoint, explain, signedInRoles } from '@foothold/shared/contract';
import * as z from 'zod';
import { isForAdminsOnly } from './access';
import type { Route } from './route';

type Schema = z.core.JSONSchema.BaseSchema;

/** The OpenAPI 3.1 description of the mounted endpoints, generated from the contract. It is public: what admins can call is left out. */
export const buildOpenApi = (routes: readonly Route[], server: string) => ({
  openapi: '3.1.0',
  info: { title: 'Foothold', version: '1', description: 'Jobs and internships for students and companies.' },
  servers: [{ url: `${server}/api` }],
  paths: toPaths(routes.map(({ endpoint }) => endpoint).filter(({ access }) => !isForAdminsOnly(access))),
  components: {
    schemas: { Error: failureSchema },
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'foothold_session' },
    },
  },
});

function toPaths(endpoints: Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: toOperation(endpoint) };
  }
  return paths;
}

function toOperation(endpoint: Endpoint) {
  const { summary, access, status, output, produces, idempotent } = endpoint;
  const who = typeof access === 'string' ? [access] : access;
  const parameters = [...toParameters(endpoint.params, 'path'), ...toParameters(endpoint.query, 'query')];
  const content = { [produces]: { schema: toInlineJsonSchema(output, 'output') } };
  return {
    summary,
    description: `Who: ${who.length === signedInRoles.length ? 'anybody signed in' : who.join(', ')}.`,
    ...(access !== 'anyone' && { security: [{ bearer: [] }, { cookie: [] }] }),
    parameters: idempotent ? [...parameters, idempotencyKeyParameter] : parameters,
    ...toRequestBody(endpoint),
    responses: {
      [status]: { description: 'Success', ...(status !== 204 && { content }) },
      default: {
        description: explain('unexpected'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function toRequestBody({ method, body, files, fileSubstitutes }: Endpoint) {
  if (method === 'GET') return {};
  const schema = toInlineJsonSchema(body, 'input');
  if (files.length === 0) {
    const empty = schema.type === 'object' && Object.keys(schema.properties ?? {}).length === 0;
    return empty ? {} : { requestBody: { content: { 'application/json': { schema } } } };
  }
  const parts = Object.fromEntries(files.map((name) => [name, { type: 'string', format: 'binary' }]));
  const form = {
    ...schema,
    properties: { ...schema.properties, ...parts },
    required: [...(schema.required ?? []), ...files.filter((name) => !(name in fileSubstitutes))],
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
}

function toParameters(shape: z.ZodType, place: 'path' | 'query') {
  const { properties = {}, required = [] } = toInlineJsonSchema(shape, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

function toInlineJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const idempotencyKeyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A retry with the same key and content gets the first answer again.',
  schema: { type: 'string', maxLength: 200 },
};

const failureSchema = {
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
