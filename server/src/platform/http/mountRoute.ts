import type { CallKind, Endpoint, FieldErrors } from '@foothold/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { transact } from '../db';
import { toNetwork } from '../rateLimits/network';
import { checkAccess, clearCacheHeader, isAdminCallByNonAdmin, isFromOwnPage } from './access';
import { type Credential, isLocalOperator, readCredential, toCallerKind, toLimitedCaller } from './caller';
import { limitCalls, toCallKind } from './callLimits';
import { createCoalescer } from './coalesce';
import { sendDownload } from './download';
import { Failure, fail } from './fail';
import { runOnce, type SaveResponse, toIdempotentCall, type WireResponse } from './idempotency';
import type { HttpOptions } from './options';
import { type Reading, rememberPosition, toReading } from './readDb';
import type { Call, Commit, Download, Route, ServerSentEvent, User } from './route';
import { checkSameOrigin } from './sameOrigin';
import { toServedToHeader } from './servedTo';
import { createBrowserCookie, createPreviewCookie, toCallCookie } from './sessionCookie';
import { createStreamLimit, streamEvents } from './streamEvents';
import { runInRequest } from './traceRequests';
import { type ReceivedForm, receiveForm } from './uploads';
import { failOnProblems, hasNul, parsePart } from './validate';
import { toWireResponse } from './wireResponse';

/** Mounts an endpoint: access, validation of the request, filtering of the response. */
export function mountRoute(app: FastifyInstance, options: HttpOptions, route: Route): void {
  const { endpoint } = route;
  const mounted = { ...route, runCoalesced: createCoalescer<WireResponse>(), takeStream: createStreamLimit() };
  const kind = toCallKind(endpoint);
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { callKind: kind, isLong: kind === 'stream' || kind === 'upload' },
    ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
    // Other responses are short, and some hold a secret, whose compressed size could reveal it.
    ...(endpoint.method === 'GET' && { compress: {} }),
    // Before the body is read: a stranger's upload must not reach the disk.
    onRequest: (request, reply) => authorize(request, reply, options, { endpoint, kind }),
    ...(options.replica &&
      endpoint.method !== 'GET' && { onSend: (request, reply) => rememberPosition(request, reply, options) }),
    handler: (request, reply) => runInRequest(request, () => handleRequest(request, reply, options, mounted)),
  });
}

async function authorize(
  request: FastifyRequest,
  reply: FastifyReply,
  options: HttpOptions,
  { endpoint: { method, path, access, produces }, kind }: { endpoint: Endpoint; kind: CallKind },
) {
  const credential = readCredential(request, options);
  checkSameOrigin(request, options.config.APP_ORIGIN, credential?.byCookie ?? false);
  // An open stream takes itself up again, whether anybody is there or not.
  const passive = request.headers['x-passive'] === '1' || produces === 'text/event-stream';
  const user = credential ? await identifyCredential(credential, options, passive) : null;
  request.session = user?.session ?? null;
  request.caller = toCallerKind(user);
  request.user = access === 'anyone' && user && isNobody(user) ? null : user;
  if (isAdminCallByNonAdmin(access, request.user) && credential?.byCookie && isFromOwnPage(request))
    reply.headers(clearCacheHeader);
  await limitCalls(options.rateLimiter, kind, toLimitedCaller(request, user, options));
  checkAccess(access, request.user);
  if (method !== 'GET' && request.user?.who === 'operator' && !isLocalOperator(request.user))
    await options.recordOperatorTokenUse({ call: `${method} ${path}`, address: request.ip, request_id: request.id });
}

/** Whether a caller counts as a visitor where anybody may call: a command, and who has a step of the login or sign-up ahead. */
const isNobody = ({ who }: User) => ['operator', 'release_key', 'unproven', 'unenrolled', 'unconfirmed'].includes(who);

/** Tokens of commands count for calls of the API alone, and only where a command sends them on purpose. */
async function identifyCredential(
  { token, byCookie }: Credential,
  { identify, identifyOperator, identifyReleaseKey }: HttpOptions,
  passive: boolean,
) {
  const byCommand = byCookie ? null : (identifyOperator(token) ?? (await identifyReleaseKey(token)));
  return byCommand ?? identify(token, passive);
}

interface MountedRoute extends Route {
  runCoalesced: ReturnType<typeof createCoalescer<WireResponse>>;
  takeStream: ReturnType<typeof createStreamLimit>;
}

async function handleRequest(request: FastifyRequest, reply: FastifyReply, options: HttpOptions, route: MountedRoute) {
  const { endpoint } = route;
  const received = endpoint.files.length > 0 ? await receiveForm(request, reply, endpoint, options) : undefined;
  const cookies: string[] = [];
  let save: SaveResponse | undefined;
  let isCommitted = false;
  const commit: Commit = (work) =>
    transact(options.db, async (tx) => {
      cookies.length = 0;
      const result = await work(tx);
      await save?.(tx, toWireResponse(route, result.response, cookies, options.strict));
      isCommitted = true;
      return result;
    });
  try {
    const reading = toReading(request, options);
    const call = parseCall(request, reply, route, { received, options, cookies, commit, reading });
    if (endpoint.produces === 'text/event-stream') {
      reply.raw.once('close', route.takeStream(call.user));
      return streamEvents(request, reply, endpoint, (signal) => openEvents(route, call, signal));
    }

    if (endpoint.produces !== 'application/json')
      return sendDownload(reply, endpoint, (await route.handle(call)) as Download);

    const handle = async () => {
      const result = await route.handle(call);
      if (options.strict && endpoint.idempotent && !isCommitted)
        throw new Error(`${endpoint.method} ${endpoint.path} is idempotent but does not work in \`commit\`.`);
      return toWireResponse(route, result, cookies, options.strict);
    };
    const run = () =>
      route.coalesce && !call.user
        ? route.runCoalesced([call.params, call.query, reading.position], handle, toNetwork(request.ip))
        : handle();
    const key = endpoint.idempotent ? request.headers['idempotency-key'] : undefined;
    const {
      status,
      body,
      cookies: set,
    } = key
      ? await runOnce(options.db, toIdempotentCall(String(key), request, call), (saveResponse) => {
          save = saveResponse;
          return run();
        })
      : await run();
    const owner = endpoint.method === 'GET' && request.user?.who === 'student' ? toServedToHeader(request.user) : {};
    return reply
      .status(status)
      .headers({ ...toResponseHeaders(set), ...owner })
      .send(body);
  } catch (cause) {
    // A refused login may open a session: the one in which a rejected company requests another review.
    if (cause instanceof Failure && cookies.length > 0) reply.header('set-cookie', cookies);
    throw cause;
  } finally {
    await received?.discard();
  }
}

const openEvents = (route: Route, call: Call, signal: AbortSignal) =>
  (route.handle as (call: Call, signal: AbortSignal) => AsyncIterable<ServerSentEvent>)(call, signal);

interface CallParts {
  received: ReceivedForm | undefined;
  options: HttpOptions;
  cookies: string[];
  commit: Commit;
  reading: Reading;
}

function parseCall(
  request: FastifyRequest,
  reply: FastifyReply,
  { endpoint }: Route,
  { received, options: { cookie, config }, cookies, commit, reading }: CallParts,
): Call {
  // An invalid id names nothing.
  const params = endpoint.params.safeParse(request.params);
  if (!params.success) fail('not_found');
  const sent = received?.body ?? request.body ?? {};
  if (hasNul(sent) || hasNul(request.query)) fail('invalid_input', { body: 'Text must not hold NUL characters.' });

  const problems: FieldErrors = {};
  const query = parsePart(endpoint.query, request.query, problems);
  const body = endpoint.method === 'GET' ? {} : parsePart(endpoint.body, sent, problems);
  failOnProblems({ ...received?.problems, ...problems });

  return {
    user: request.user as User,
    params: params.data,
    query,
    body,
    readDb: reading.readDb,
    files: received?.files ?? {},
    request: toRequestInfo(request),
    commit,
    clearCache: () => void reply.headers(clearCacheHeader),
    browserCookie: toCallCookie(createBrowserCookie(config.APP_ORIGIN), request, cookies),
    previewCookie: toCallCookie(createPreviewCookie(config.APP_ORIGIN), request, cookies),
    cookie: { set: (token) => cookies.push(cookie.set(token)), clear: () => cookies.push(cookie.clear()) },
  };
}

/** What handlers may read of a request. */
export const toRequestInfo = (request: FastifyRequest) => ({
  id: request.id,
  ip: request.ip,
  session: request.session ?? undefined,
  header: (name: string) => {
    const value = request.headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(', ') : value;
  },
});

const toResponseHeaders = (cookies: WireResponse['cookies']) => ({
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  ...(cookies.length > 0 && { 'set-cookie': cookies }),
});
