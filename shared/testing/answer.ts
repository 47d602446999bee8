import {
  type Endpoint,
  type ErrorCode,
  errorStatus,
  explain,
  type Fields,
  type Output,
} from '@foothold/shared/contract';
import type * as z from '@foothold/shared/schema';
import { FakeTravel } from './travel';

/** What a page asked for, as the server would see it after validation. */
export interface Asked<E extends Endpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  files: Record<string, File>;
}

type Answering = { endpoint: Endpoint; pattern: RegExp; respond: (asked: Asked<Endpoint>) => unknown };

let answering: Answering[] = [];

class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly fields?: Fields,
    readonly reason?: string,
  ) {
    super(code);
  }
}

/** Makes a faked call fail the way the server would. */
export function refuse(code: ErrorCode, fields?: Fields, reason?: string): never {
  throw new Refusal(code, fields, reason);
}

/** Answers one endpoint in a page test. What the page sends and what the test answers are both held to the contract. */
export function answer<E extends Endpoint>(
  endpoint: E,
  respond: (asked: Asked<E>) => Output<E> | Promise<Output<E>>,
): void {
  const pattern = new RegExp(`^/api${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  answering = [{ endpoint, pattern, respond: respond as Answering['respond'] }, ...answering];
}

/** Never answers: for what a page shows while it waits. */
export const never = () => new Promise<never>(() => {});

/** An answer that waits until it is let go: for what happens meanwhile, and what of it is left afterwards. */
export function held<T>() {
  let release: (value: T) => void = () => {};
  const answer = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { answer, release };
}

beforeEach(() => {
  answering = [];
  globalThis.fetch = (input, init) => reply(new Request(input, init));
  Object.assign(globalThis, { XMLHttpRequest: FakeTravel });
});

async function reply(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const found = answering.find(
    ({ endpoint, pattern }) => endpoint.method === request.method && pattern.test(url.pathname),
  );
  if (!found)
    throw new Error(`No answer for ${request.method} ${url.pathname}: the test must say what the server would answer.`);

  try {
    const asked = await read(found, request, url);
    const body = await found.respond(asked);
    if (found.endpoint.status === 204) return new Response(null, { status: 204 });
    return Response.json(found.endpoint.output.parse(body), { status: found.endpoint.status });
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    const { code, fields, reason } = cause;
    const error = explain(code);
    const body = {
      error,
      message: error,
      code,
      request_id: 'test',
      ...(fields && { fields }),
      ...(reason && { reason }),
    };
    return Response.json(body, { status: errorStatus[code] });
  }
}

async function read({ endpoint, pattern }: Answering, request: Request, url: URL): Promise<Asked<Endpoint>> {
  const { fields, files } = await bodyOf(request);
  return {
    params: endpoint.params.parse({ ...pattern.exec(url.pathname)?.groups }),
    query: endpoint.query.parse(Object.fromEntries(url.searchParams)),
    body: endpoint.body.parse(fields),
    files,
  };
}

async function bodyOf(request: Request): Promise<{ fields: unknown; files: Record<string, File> }> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('json')) return { fields: await request.json(), files: {} };
  if (!type.includes('multipart')) return { fields: {}, files: {} };
  const parts = [...(await request.formData())];
  const isFile = (value: unknown): value is File => typeof value === 'object';
  return {
    fields: Object.fromEntries(parts.filter(([, value]) => !isFile(value))),
    files: Object.fromEntries(parts.filter((part): part is [string, File] => isFile(part[1]))),
  };
}
