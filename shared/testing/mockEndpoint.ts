import {
  type Endpoint,
  type ErrorCode,
  errorStatus,
  explain,
  type FieldErrors,
  type Output,
} from '@foothold/shared/contract';
import type * as z from '@foothold/shared/schema';
import { FakeXMLHttpRequest } from './fakeXmlHttpRequest';

/** A request as the server would see it after validation. */
export interface MockRequest<E extends Endpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  files: Record<string, File>;
}

type MockedEndpoint = { endpoint: Endpoint; pattern: RegExp; respond: (request: MockRequest<Endpoint>) => unknown };

let mockedEndpoints: MockedEndpoint[] = [];

class MockFailure extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly fields?: FieldErrors,
    readonly reason?: string,
  ) {
    super(code);
  }
}

/** In a mock's callback: fails the call as the server would. */
export function failWith(code: ErrorCode, fields?: FieldErrors, reason?: string): never {
  throw new MockFailure(code, fields, reason);
}

/** Responds to an endpoint in a page test. The page's request and the test's response are checked against the contract. */
export function mockEndpoint<E extends Endpoint>(
  endpoint: E,
  respond: (request: MockRequest<E>) => Output<E> | Promise<Output<E>>,
): void {
  const pattern = new RegExp(`^/api${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  mockedEndpoints = [{ endpoint, pattern, respond: respond as MockedEndpoint['respond'] }, ...mockedEndpoints];
}

/** A response that never comes, for what a page shows meanwhile. */
export const neverRespond = () => new Promise<never>(() => {});

/** A response that the test sends with `respond`, after it has checked what the page shows meanwhile. */
export function deferResponse<T>() {
  let respond: (value: T) => void = () => {};
  const response = new Promise<T>((resolve) => {
    respond = resolve;
  });
  return { response, respond };
}

/** Why requests had no valid response. The page shows these as an interrupted connection, which a test may not notice. */
let invalidRequests: unknown[] = [];

beforeEach(() => {
  mockedEndpoints = [];
  invalidRequests = [];
  globalThis.fetch = (input, init) => respondTo(new Request(input, init));
  Object.assign(globalThis, { XMLHttpRequest: FakeXMLHttpRequest });
});

afterEach(() => expect(invalidRequests).toEqual([]));

async function respondTo(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const found = mockedEndpoints.find(
    ({ endpoint, pattern }) => endpoint.method === request.method && pattern.test(url.pathname),
  );

  try {
    if (!found) throw new Error(`No mock for ${request.method} ${url.pathname}: call mockEndpoint in the test.`);
    const body = await found.respond(await parseRequest(found, request, url));
    if (found.endpoint.status === 204) return new Response(null, { status: 204 });
    return Response.json(found.endpoint.output.parse(body), { status: found.endpoint.status });
  } catch (cause) {
    if (!(cause instanceof MockFailure)) {
      invalidRequests.push(cause);
      throw cause;
    }
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

async function parseRequest(
  { endpoint, pattern }: MockedEndpoint,
  request: Request,
  url: URL,
): Promise<MockRequest<Endpoint>> {
  const { fields, files } = await parseBody(request);
  return {
    params: endpoint.params.parse({ ...pattern.exec(url.pathname)?.groups }),
    query: endpoint.query.parse(Object.fromEntries(url.searchParams)),
    body: endpoint.body.parse(fields),
    files,
  };
}

async function parseBody(request: Request): Promise<{ fields: unknown; files: Record<string, File> }> {
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
